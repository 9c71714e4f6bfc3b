import type { Page } from '@playwright/test';
import { domainForm, named, pageButton, rows, searchFor, showMore, similar } from './support/domains';
import { expect, test } from './support/fixtures';

/** `npm run bench -- --only domains` says how long both take. Here it is shown that nothing has to be fetched for them. */
async function openResults(page: Page): Promise<{ requests: string[] }> {
  await page.goto(domainForm);
  await searchFor(page, 'plenty-acres');
  await showMore(page);
  await named(similar(page), 'Filter results').click();
  await expect(similar(page)).toContainText('1 to 18 of 499');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { requests };
}

test('of 500 results another page shows without asking the server again (DOM-26, DOM-27)', async ({ page }) => {
  const { requests } = await openResults(page);
  const shown = new Set([await rows(page).first().textContent()]);
  for (const number of [2, 3, 4]) {
    await pageButton(page, number).click();
    await expect(pageButton(page, number)).toHaveAttribute('aria-current', /.+/);
    shown.add(await rows(page).first().textContent());
  }
  expect(shown.size).toBe(4);
  expect(requests).toEqual([]);
});

test('500 results are filtered by an extension without asking the server again (DOM-15, DOM-16)', async ({ page }) => {
  const { requests } = await openResults(page);
  await similar(page).getByRole('checkbox', { name: '.us', exact: true }).check();
  await expect(similar(page)).not.toContainText('of 499');
  await expect(rows(page).filter({ hasNotText: '.us' })).toHaveCount(0);
  await similar(page).getByRole('checkbox', { name: '.us', exact: true }).uncheck();
  await expect(similar(page)).toContainText('1 to 18 of 499');
  expect(requests).toEqual([]);
});
