import { expect, type Locator, type Page } from '@playwright/test';

export const domainForm = '/forms/DomainForm';

export const form = (page: Page) => page.locator('#charterform');
const region = (page: Page, name: string | RegExp) => form(page).getByRole('region', { name });

export const exact = (page: Page) => region(page, 'The domain you searched for');
/** The table of results: over several searched names it is called by them. */
export const similar = (page: Page) => region(page, /^(Similar Domains|The domains you searched for)$/);
export const cart = (page: Page) => region(page, 'Your cart');
/** The results beside the searched domain, without the line of their heads. */
export const rows = (page: Page) =>
  similar(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

export const searchBox = (page: Page) => form(page).getByRole('textbox', { name: 'Domain name', exact: true });
export const named = (inside: Locator, name: string) => inside.getByRole('button', { name, exact: true });
export const pageButton = (page: Page, number: number) => named(similar(page), `Go to page ${number} of search results`);
/** What the search says to a screen reader. */
export const said = (page: Page) =>
  form(page)
    .getByRole('status')
    .filter({ hasText: /results/ });

/** Searches, and waits until every detail is there or has failed. */
export async function searchFor(page: Page, term: string): Promise<void> {
  await searchBox(page).fill(term);
  await searchBox(page).press('Enter');
  await expect(said(page)).not.toHaveText('');
  await expect(named(form(page), 'Search')).toBeEnabled();
}

/** Shows the rest of the first page of similar domains, six of which show at first. */
export const showMore = (page: Page, count = 12) => named(similar(page), `Show ${count} more`).click();
