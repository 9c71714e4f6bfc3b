import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DomainResult } from '../../../src/kernel/facts/domain';
import { domainForm, domainResult, names } from '../../support/domain-form';
import { fakeServices } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';

describe('the search', () => {
  it('takes 63 characters and starts with Enter or by its button (DOM-01, DOM-02)', async () => {
    const form = await domainForm();
    expect(form.box().maxLength).toBe(63);
    await form.searchFor('Okafor');
    await form.reads('The domain you searched for');
    await form.press('Search');
    expect(form.services.domains.suggestions).toHaveBeenCalledTimes(2);
  });

  it('turns its button, which is disabled, and rows wait while it runs (DOM-02, FORM-26, FORM-39)', async () => {
    const form = await domainForm();
    let end: (domains: DomainResult[]) => void = () => {};
    form.services.domains.suggestions.mockReturnValue(new Promise((resolve) => (end = resolve)));
    await form.type('okafor');
    await form.press('Search');
    const button = form.button('Searching domains…');
    expect([button.getAttribute('aria-disabled'), form.all('[inert]').length]).toEqual(['true', 0]);
    expect(form.all('.charterform-domains[aria-hidden] tr')).toHaveLength(6);
    await form.press('Searching domains…');
    expect(form.services.domains.suggestions).toHaveBeenCalledTimes(1);
    await act(async () => end([]));
    await form.loaded();
    await vi.waitFor(() => expect(form.button('Search').getAttribute('aria-disabled')).toBeNull());
    expect(form.all('.charterform-domains[aria-hidden]')).toHaveLength(0);
  });

  it('says what Enter does on an on-screen keyboard (FIELD-26)', async () => {
    const form = await domainForm(names(2));
    expect(form.box().getAttribute('enterkeyhint')).toBe('search');
    await form.searchFor('okafor');
    await form.press('Filter results');
    const inputs = form.all<HTMLInputElement>('input');
    expect(inputs.filter(({ inputMode }) => inputMode === 'decimal').map((input) => input.getAttribute('enterkeyhint'))).toEqual(['done']);
  });

  it('for nothing but signs says what can be searched (DOM-03)', async () => {
    const form = await domainForm();
    await form.searchFor('日本');
    expect(form.alert()).toMatch(/letters a to z/);
    expect(form.services.domains.suggestions).not.toHaveBeenCalled();
  });

  it('says what was searched where it is not what was typed (DOM-04)', async () => {
    const form = await domainForm();
    await form.searchFor('Ökafor');
    await form.reads('We searched for kafor.com.');
    expect(form.services.domains.suggestions.mock.calls.map(([term]) => term)).toEqual(['kafor.com']);
  });

  it('keeps the extension and the name in step (DOM-05, DOM-07)', async () => {
    const form = await domainForm();
    const ending = () => form.all<HTMLSelectElement>('select[aria-label="Extension"]')[0]!;
    expect(ending().value).toBe('.com');
    await form.type('okafor.org');
    expect(ending().value).toBe('.org');
    await act(async () => void fireEvent.change(ending(), { target: { value: '.net' } }));
    expect(form.box().value).toBe('okafor.net');
  });

  it('takes several names at once, pasted or typed (DOM-06)', async () => {
    const form = await domainForm();
    await act(async () => void fireEvent.paste(form.box(), { clipboardData: { getData: () => 'Okafor\nlindqvist.net, okafor' } }));
    const area = form.all<HTMLTextAreaElement>('textarea[id$="-domainSelection"]')[0]!;
    expect(area.value).toBe('Okafor\nlindqvist.net, okafor');
    await form.press('Search');
    await form.loaded();
    await vi.waitFor(() => expect(form.rows()).toEqual(['okafor.com', 'lindqvist.net']));
    await form.reads('The domains you searched for');
  });

  it('of 5,000 pasted names is for a hundred, which it says (DOM-06)', async () => {
    const form = await domainForm();
    const pasted = names(5000).join('\n');
    await act(async () => void fireEvent.paste(form.box(), { clipboardData: { getData: () => pasted } }));
    await form.press('Search');
    await form.loaded();
    await form.reads('We searched for the first 100 names only.');
    expect(form.services.domains.details).toHaveBeenCalledTimes(5);
    await form.reads('1 to 18 of 100');
  });

  it('shows at most four featured extensions with their price (DOM-09)', async () => {
    const services = fakeServices();
    services.domains.heroTLDs.mockResolvedValue([
      { tld: '.com', price: 2000 },
      ...['.studio', '.io', '.co', '.us'].map((tld) => ({ tld })),
    ]);
    const form = await renderForm({ formType: 'DomainForm' }, services);
    await vi.waitFor(() =>
      expect(form.all('.charterform-endings li').map(({ textContent }) => textContent)).toEqual(['.com$20.00', '.studio', '.io', '.co']),
    );
  });

  it('has advanced settings, folded at first, which a page can switch off (DOM-13, DOM-14)', async () => {
    const form = await domainForm([], { domains: { advanced: { maxLength: false } } });
    expect(form.hasButton('Select all')).toBe(false);
    await form.press('Advanced Search');
    expect(form.all<HTMLInputElement>('.charterform-settings [type="checkbox"]')[0]!.checked).toBe(true);
    expect(form.all('.charterform-settings [type="range"]')).toHaveLength(0);
    const chosen = () =>
      form.all<HTMLInputElement>('.charterform-settings fieldset [type="checkbox"]').filter(({ checked }) => checked).length;
    expect(chosen()).toBe(0);
    await form.press('Select all');
    expect(chosen()).toBe(8);
    await form.press('Deselect all');
    expect(chosen()).toBe(0);
  });
});

describe('the domain cart', () => {
  it('is empty at first, holds what is added for a year, and gives it up (DOM-30, DOM-36, DOM-42, DOM-44)', async () => {
    const form = await domainForm(['a.net']);
    await form.reads('Your cart is empty. Use our domain search to find a domain.');
    await form.searchFor('okafor');
    await vi.waitFor(() => expect(form.button('Add to Cart: a.net')).toBeDefined());
    await form.press('Add to Cart: a.net');
    expect(form.cart()).toEqual(['a.net']);
    await form.reads('1 Year');
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$20.00'));
    await form.press('Remove: a.net');
    expect(form.cart()).toEqual([]);
    await vi.waitFor(() => expect(form.summary().join()).toMatch(/Please add a domain.*TBD/));
  });

  it('hides minus at one year and plus at the most (DOM-40, DOM-41)', async () => {
    const form = await domainForm([], { domains: { maxDuration: 2 } });
    await form.searchFor('okafor');
    await vi.waitFor(() => form.button('Add to Cart: okafor.com'));
    await form.press('Add to Cart: okafor.com');
    const hidden = () => ['Fewer', 'More'].map((way) => form.button(`${way}: Years of okafor.com`).style.visibility);
    expect(hidden()).toEqual(['hidden', '']);
    await form.press('More: Years of okafor.com');
    expect(hidden()).toEqual(['', 'hidden']);
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$44.00'));
  });

  it('at its limit takes no more and says why (DOM-37, DOM-38)', async () => {
    const form = await domainForm(['a.net', 'b.net'], { domains: { limit: 2 } });
    await form.searchFor('okafor');
    await vi.waitFor(() => form.button('Add to Cart: b.net'));
    await form.press('Add to Cart: okafor.com');
    await form.press('Add to Cart: a.net');
    expect(form.button('Add to Cart: b.net')).toMatchObject({ disabled: true, title: 'Maximum number of domains reached' });
  });

  it('of a single choice leads to the page of the cart after a moment (DOM-30, DOM-39)', async () => {
    const form = await domainForm([], { domains: { limit: 1, cartPage: '/cart' } });
    await form.searchFor('okafor');
    await vi.waitFor(() => form.button('Select: okafor.com'));
    await form.press('Select: okafor.com');
    expect(form.services.redirector.go).not.toHaveBeenCalled();
    // The choice can be taken back meanwhile.
    expect([form.isSubmitDisabled(), form.all('[inert]').length]).toEqual([true, 0]);
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledWith('/cart'), { timeout: 3000 });
  });

  it('must hold a domain where one is required, which the search says (DOM-43)', async () => {
    const form = await domainForm();
    await form.press('Continue');
    await form.reads('A domain is required');
    expect(form.steps()).toEqual(['domain']);
    await form.searchFor('okafor');
    await vi.waitFor(() => form.button('Add to Cart: okafor.com'));
    await form.press('Add to Cart: okafor.com');
    await form.press('Continue');
    await form.arrivesAt('contact');
  });
});

describe('the address of the page', () => {
  it('follows a search where the page wants it (DOM-45)', async () => {
    const form = await domainForm([], { domains: { routing: true, basePath: '/names' } });
    await form.searchFor('Okafor');
    expect(form.services.router.push).toHaveBeenCalledWith('/names/okafor.com');
    const still = await domainForm();
    await still.searchFor('Okafor');
    expect(still.services.router.push).not.toHaveBeenCalled();
  });

  it('with a domain fills the search and runs it (DOM-46)', async () => {
    const services = fakeServices();
    services.router.go('/okafor.org');
    services.domains.details.mockImplementation(async (domains) => domains.map((domain) => domainResult(domain)));
    const form = await renderForm({ formType: 'DomainForm', domains: { routing: true } }, services);
    await form.reads('The domain you searched for');
    expect(form.all<HTMLInputElement>('input[id$="-domainSelection"]')[0]!.value).toBe('okafor.org');
    expect(services.domains.suggestions).toHaveBeenCalledWith('okafor.org', expect.anything(), expect.anything());
  });
});
