import { act, fireEvent } from '@testing-library/react';
import type { DomainResult } from '../../src/kernel/facts/domain';
import { availableDomain } from './domains';
import { fakeServices } from './fake-services';
import { renderForm } from './render-form';

/** A domain that can be ordered: $20.00 for the first year, $24.00 for each further one. */
export const domainResult = (domain: string, changes: Partial<DomainResult> = {}) => availableDomain(domain, 2000, 2400, changes);

export const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}.net`);

/** A domain form whose server suggests these names; `details` says what is particular about some of them. */
export async function domainForm(
  suggested: readonly string[] = [],
  config = {},
  details: Readonly<Record<string, Partial<DomainResult>>> = {},
) {
  const services = fakeServices();
  services.domains.suggestions.mockImplementation(async () =>
    suggested.map((name) => domainResult(name, { loaded: false, available: false })),
  );
  services.domains.details.mockImplementation(async (domains) => domains.map((domain) => domainResult(domain, details[domain])));
  const form = await renderForm({ formType: 'DomainForm', ...config }, services);
  await form.loaded();
  const box = () => form.all<HTMLInputElement>('input[id$="-domainSelection"]')[0]!;
  return {
    ...form,
    services,
    box,
    type: (name: string) => act(async () => void fireEvent.input(box(), { target: { value: name } })),
    async searchFor(name: string) {
      await act(async () => void fireEvent.input(box(), { target: { value: name } }));
      await act(async () => void fireEvent.keyDown(box(), { key: 'Enter' }));
      await form.loaded();
    },
    showMore: (count: number) => form.press(`Show ${count} more`),
    /** The domains among the similar ones, or all those of a search for several. */
    rows: () => form.all('[aria-labelledby$="-similar"] tbody tr').map((row) => row.querySelector('strong')!.textContent),
    cart: () => form.all('.charterform-basket li').map((entry) => entry.querySelector('strong')!.textContent),
    alert: () => form.all('[id$="-domainSelection-error"]')[0]!.textContent,
  };
}
