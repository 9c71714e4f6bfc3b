import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { ServerSite } from './server-site';

const open = (page: Page, site: ServerSite) => page.goto(`${site.url}/wp-admin/admin.php?page=charterform-products&tab=transfer`);

/** Downloads an export and answers its text. */
export async function exported(
  page: Page,
  site: ServerSite,
  format: 'CSV' | 'JSON',
  product = 'All products',
  company = '',
): Promise<string> {
  await open(page, site);
  await page.getByLabel('Product', { exact: true }).selectOption({ label: product });
  await page.getByLabel('Kind of company').selectOption(company);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Export as ${format}` }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

/** Chooses a file, and has its differences shown. */
export async function upload(page: Page, site: ServerSite, content: string | Buffer, removes = false): Promise<void> {
  await open(page, site);
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content);
  await page.getByLabel('CSV or JSON file').setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer });
  if (removes) await page.getByLabel('Remove rows that are not in the file').check();
  await page.getByRole('button', { name: 'Show the differences' }).click();
}

/** What the screen says of each difference, by cell. */
export async function differences(page: Page): Promise<(string | null)[][]> {
  const table = page.locator('.charterform-differences');
  await expect(table).toBeVisible();
  return table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

/** Accepts the differences. */
export async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the catalogue like this' }).click();
  await expect(page.locator('.charterform-products .notice').first()).toBeVisible();
}
export const refusal = (page: Page) => page.locator('.notice-error');
