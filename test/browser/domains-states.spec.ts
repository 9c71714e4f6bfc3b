import type { Page } from '@playwright/test';
import { cart, domainForm, exact, form, named, rows, said, searchBox, searchFor, showMore, similar } from './support/domains';
import { expect, test } from './support/fixtures';
import { expectSound, mirroredPhone, openAs, sights } from './support/looks';
import { inAllLooks, looksToRun } from './support/matrix';

/** One domain of each kind of row; the answer says nothing of the last one. */
const kinds = {
  'okafor.com': 'Add to Cart',
  'okafor-premium.com': 'Premium',
  'okafor-owned.com': 'Purchase Price',
  'okafor-taken.com': 'Unavailable',
  'okafor.xyz': 'Unsupported',
  'okafor.us': 'Try again',
};

/** Answers as the host does, but for a domain of which it says nothing. */
const leaveOut = (page: Page, left: string) =>
  page.route(/\/forms\/|\/pages\//, async (route) => {
    if (!route.request().postData()?.includes('get_domain_details')) return route.fallback();
    const response = await route.fetch();
    const { response: details, ...reply } = await response.json();
    await route.fulfill({ response, json: { ...reply, response: details.filter(({ domain }: { domain: string }) => domain !== left) } });
  });

async function searchSeveral(page: Page, names: readonly string[]): Promise<void> {
  await named(form(page), 'Search several names').click();
  const box = form(page).getByRole('textbox', { name: 'Domain names', exact: true });
  await box.fill(names.join('\n'));
  await named(form(page), 'Search').click();
  await expect(said(page)).toHaveText(`${names.length} results`);
}

for (const { width, look } of looksToRun(sights, mirroredPhone)) {
  test.describe(`at ${width} px, ${look},`, inAllLooks, () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing before, during and after a search, nor in its settings and filters (DOM-13, DOM-15, DOM-29)', async ({
      page,
    }) => {
      await openAs(page, `${domainForm}?scenario=slow-domains`, look);
      await expectSound(page, 'empty');
      await named(form(page), 'Advanced Search').click();
      await expectSound(page, 'advanced search');
      await named(form(page), 'Advanced Search').click();
      await searchBox(page).fill('okafor');
      await searchBox(page).press('Enter');
      await expect(named(form(page), 'Searching domains…')).toBeDisabled();
      await expectSound(page, 'searching');
      await expect(rows(page)).toHaveCount(6);
      await expectSound(page, 'loading rows');
      await expect(said(page)).toHaveText('36 results. okafor.com is available.');
      await showMore(page);
      await expectSound(page, 'results');
      await named(similar(page), 'Filter results').click();
      await expectSound(page, 'filters');
      await similar(page).getByRole('textbox', { name: 'Maximum price' }).fill('1');
      await similar(page).getByRole('checkbox', { name: 'Show unavailable' }).uncheck();
      await expect(similar(page)).toContainText('There are no domains from your original search');
      await expectSound(page, 'filtered to nothing');
    });

    test('axe finds nothing in any kind of row, nor in the cart, filled and empty again (DOM-29, DOM-30, DOM-31, DOM-44)', async ({
      page,
    }) => {
      await leaveOut(page, 'okafor.us');
      await openAs(page, domainForm, look);
      await searchSeveral(page, Object.keys(kinds));
      for (const [domain, words] of Object.entries(kinds)) await expect(rows(page).filter({ hasText: domain })).toContainText(words);
      await expectSound(page, 'every kind of row');
      for (const domain of ['okafor.com', 'okafor-owned.com']) await named(rows(page), `Add to Cart: ${domain}`).click();
      await expect(cart(page).getByRole('listitem')).toHaveCount(2);
      await expectSound(page, 'in the cart');
      for (const domain of ['okafor.com', 'okafor-owned.com']) await named(cart(page), `Remove: ${domain}`).click();
      await expect(cart(page)).toContainText('Your cart is empty. Use our domain search to find a domain.');
      await expectSound(page, 'empty cart');
    });

    test('axe finds nothing where a domain is required, details fail or no extensions are listed (DOM-10, DOM-11, DOM-43)', async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/Domain search request failed|status of 500/);
      await openAs(page, domainForm, look);
      await named(form(page), 'Continue').first().click();
      await expect(searchBox(page)).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page, 'required');
      await openAs(page, `${domainForm}?scenario=details-fail`, look);
      await searchFor(page, 'okafor');
      await expect(named(exact(page), 'Try again: okafor.com')).toBeVisible();
      await expectSound(page, 'failed');
      await openAs(page, `${domainForm}?scenario=no-tlds`, look);
      await expect(form(page).getByRole('list', { name: 'Featured extensions' }).getByRole('listitem')).toHaveCount(4);
      await named(form(page), 'Advanced Search').click();
      await expect(form(page).getByRole('checkbox', { name: '.xyz' })).toHaveCount(0);
      await expectSound(page, 'no extensions listed');
    });
  });
}
