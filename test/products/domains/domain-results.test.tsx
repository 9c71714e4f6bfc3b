import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { domainForm, names } from '../../support/domain-form';

describe('the results', () => {
  it('name the exact match, whether it is available and, unless the page forgoes it, its renewal (DOM-24, DOM-25, DOM-31)', async () => {
    const form = await domainForm();
    await form.searchFor('okafor');
    await form.reads('The domain you searched foravailable');
    const exact = form.all('section[aria-labelledby$="-exact"]')[0]!.textContent;
    expect(exact).toContain('okafor.com$20.00First Year$24.00Yearly RegistrationAdd to Cart');
    const plain = await domainForm([], { domains: { showRenewal: false } }, { 'okafor.com': { available: false } });
    await plain.searchFor('okafor');
    await plain.reads('The domain you searched forunavailable');
    expect(plain.all('section[aria-labelledby$="-exact"]')[0]!.textContent).not.toContain('Yearly');
  });

  it('say what is unavailable, unsupported or sold by its owner (DOM-29, DOM-30, DOM-31)', async () => {
    const form = await domainForm(
      ['taken.net', 'odd.xyz', 'owned.net'],
      {},
      {
        'taken.net': { available: false },
        'odd.xyz': { available: false, status: 'unsupported' },
        'owned.net': { thirdParty: true, purchase: { amount: 240_000 } },
      },
    );
    await form.searchFor('okafor');
    const rowOf = (name: string) => form.all('tbody tr').find(({ textContent }) => textContent!.startsWith(name))!.textContent;
    await vi.waitFor(() => expect(rowOf('taken.net')).toMatch(/Unavailable/));
    expect(rowOf('odd.xyz')).toMatch(/Unsupported/);
    expect(rowOf('owned.net')).toMatch(/\$2,400\.00Purchase Price.*Add to Cart/);
  });

  it('stand on pages of 18, or as many as the page config says (DOM-26, DOM-27)', async () => {
    const form = await domainForm(names(37));
    await form.searchFor('okafor');
    await form.showMore(12);
    expect(form.rows()).toHaveLength(18);
    await form.reads('1 to 18 of 37');
    await form.press('Go to page 3 of search results');
    expect(form.rows()).toEqual(['n36.net']);
    const few = await domainForm(names(3), { domains: { resultsPerPage: 2 } });
    await few.searchFor('okafor');
    await vi.waitFor(() => expect(few.rows()).toHaveLength(2));
  });

  it('show six at first and the rest of the page on demand, where the focus goes on; those of a new search are six again (DOM-50)', async () => {
    const form = await domainForm(names(10));
    await form.searchFor('okafor');
    expect(form.rows()).toEqual(names(6));
    await form.showMore(4);
    expect(form.rows()).toEqual(names(10));
    expect(document.activeElement!.querySelector('strong')!.textContent).toBe('n6.net');
    expect(form.hasButton('Show 4 more')).toBe(false);
    await form.searchFor('lindqvist');
    expect(form.rows()).toHaveLength(6);
    const few = await domainForm(names(6));
    await few.searchFor('okafor');
    expect(few.all('.charterform-domains + button')).toEqual([]);
  });

  it('say both prices of a row in one line for the eye, and in cells of their own to a screen reader (DOM-31)', async () => {
    const form = await domainForm(['a.net', 'owned.net'], {}, { 'owned.net': { thirdParty: true, purchase: { amount: 240_000 } } });
    await form.searchFor('okafor');
    await vi.waitFor(() => expect(form.button('Add to Cart: a.net')).toBeDefined());
    const lines = form.all('[aria-labelledby$="-similar"] [aria-hidden="true"]:not(svg)').map(({ textContent }) => textContent);
    expect(lines).toEqual(['$20.00 first year, then $24.00 a year', 'Purchase Price $2,400.00, then $24.00 a year']);
    const cells = form.all('[aria-labelledby$="-similar"] tbody tr:first-child td').map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual(['$20.00First Year', '$24.00Yearly Registration', 'Add to Cart']);
  });

  it('say of a searched domain that it is in the cart, or what else can be done about one that is taken (DOM-25, DOM-29)', async () => {
    const form = await domainForm([], {}, { 'taken.com': { available: false } });
    const exact = () => form.all('section[aria-labelledby$="-exact"]')[0]!.textContent;
    await form.searchFor('okafor');
    await form.press('Add to Cart: okafor.com');
    expect(exact()).toContain('The domain you searched forin your cart');
    await form.searchFor('taken');
    expect(exact()).toContain('UnavailableSearch for another name or another extension.');
  });

  it('are filtered, and say so where none is left (DOM-15, DOM-16, DOM-28)', async () => {
    const form = await domainForm(['b.io', ...names(19)]);
    await form.searchFor('okafor');
    await form.reads('Similar Domains');
    await form.showMore(12);
    await form.press('Go to page 2 of search results');
    await form.press('Filter results');
    await form.reads('Select extensions to filter the results by');
    const extension = (tld: string) =>
      form.all<HTMLInputElement>('[id$="-similar-filters"] fieldset label').find(({ textContent }) => textContent === tld)!;
    await act(async () => void fireEvent.click(extension('.io')));
    expect(form.rows()).toEqual(['b.io']);
    await form.press('Select all');
    expect(form.rows()).toHaveLength(18);
    await act(async () => void fireEvent.click(extension('.net')));
    expect(form.rows()).toEqual(['b.io']);
    await form.press('Deselect all');
    await act(async () => void fireEvent.input(form.all('input[id$="-similar-price"]')[0]!, { target: { value: '5' } }));
    await form.reads('There are no domains from your original search that meet the specified filter criteria.');
    await act(async () => void fireEvent.input(form.all('input[id$="-similar-price"]')[0]!, { target: { value: 'cheap' } }));
    expect(form.rows()).toHaveLength(18);
  });

  it('that failed are asked for again (DOM-18)', async () => {
    const form = await domainForm(['a.net']);
    form.services.domains.details.mockRejectedValueOnce(new Error('Network Error'));
    await form.searchFor('okafor');
    await form.reads('We found no price.');
    await form.press('Try again: a.net');
    await vi.waitFor(() => expect(form.button('Add to Cart: a.net')).toBeDefined());
  });
});
