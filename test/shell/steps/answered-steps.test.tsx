import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { availableDomain } from '../../support/domains';
import { fakeServices } from '../../support/fake-services';
import { renderForm, type RenderedForm } from '../../support/render-form';

type Config = NonNullable<Parameters<typeof renderForm>[0]>;

/** Steps of a module each. */
const stepsOf = (...ids: string[]): Config['steps'] => ids.map((id) => ({ key: id, title: id, sections: [{ modules: [{ id }] }] }));

/** What the progress says under the first step. */
const share = (form: RenderedForm) => form.all('.charterform-progress .charterform-share')[0]!.textContent;

it.each([
  ['where a domain must be chosen', {}, '0 of 1'],
  ['where none must be', { domains: { required: false } }, 'optional'],
])('says no more "optional" under a step with a chosen domain, %s (FORM-13, DOM-43)', async (_what, config, before) => {
  const services = fakeServices();
  services.domains.suggestions.mockResolvedValue([availableDomain('a.net', 2000, 2400)]);
  services.domains.details.mockImplementation(async (names) => names.map((name) => availableDomain(name, 2000, 2400)));
  const form = await renderForm({ formType: 'DomainForm', ...config }, services);
  await form.loaded();
  await vi.waitFor(() => expect(share(form)).toBe(before));
  const box = form.all<HTMLInputElement>('input[id$="-domainSelection"]')[0]!;
  await act(async () => void fireEvent.input(box, { target: { value: 'okafor' } }));
  await vi.waitFor(() => expect(share(form)).toBe(before));
  await form.press('Search');
  await vi.waitFor(() => form.button('Add to Cart: a.net'));
  await form.press('Add to Cart: a.net');
  await vi.waitFor(() => expect(share(form)).toBe('1 chosen'));
  await act(async () => form.all<HTMLButtonElement>('.charterform-basket [aria-label="Remove: a.net"]')[0]!.click());
  await vi.waitFor(() => expect(share(form)).toBe(before));
});

it('says "1 chosen" in place of "optional" under a step with a chosen product, until that is given up', async () => {
  const optionalProducts = [{ type: 'simple' as const, products: [{ role: 'notaryStamp' }] }];
  const form = await renderForm({ steps: stepsOf('OptionalProducts', 'StateOfService'), optionalProducts });
  await form.loaded();
  await vi.waitFor(() => expect(share(form)).toBe('optional'));
  await form.answer('productState.notaryStamp.checked', '');
  await vi.waitFor(() => expect(share(form)).toBe('1 chosen'));
  await form.answer('productState.notaryStamp.checked', '');
  await vi.waitFor(() => expect(share(form)).toBe('optional'));
});

it('says no more "optional" under a step with an optional text that was typed', async () => {
  const form = await renderForm({ steps: stepsOf('AlternateCompanyName', 'StateOfService') });
  await vi.waitFor(() => expect(share(form)).toBe('optional'));
  await form.answer('companyInformation.altCompanyName', 'Pine Ridge LLC');
  await vi.waitFor(() => expect(share(form)).toBe('filled in'));
  await form.answer('companyInformation.altCompanyName', '  ');
  await vi.waitFor(() => expect(share(form)).toBe('optional'));
});
