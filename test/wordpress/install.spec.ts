import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { writePluginZip } from '../../scripts/wordpress/plugin-zip.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { startSite, type Site } from '../../scripts/wordpress/site.mjs';
import { confirmation, submit } from '../browser/support/order-form';
import { openEditor, publishForm } from './support/editor';
import { fillOrderWithoutPassword } from './support/order';
import { phpNotices } from './support/php-log';
import { expect, logIn, site as shared, test } from './support/site';

let site: Site;

// A WordPress without the plugin, whose admin may install some.
test.beforeAll(async () => {
  const backEnd = { url: shared.backEnd, port: Number(new URL(shared.backEnd).port) };
  const seed = { ...demoSeed(backEnd), pages: [], settings: {}, plugin: false };
  site = await startSite({ name: 'install', seed, port: 8680, fresh: true, fileMods: true });
});

test.afterAll(() => site.close());

/** What of the plugin is in the database. */
const leftovers = () =>
  site.run(`global $wpdb;
    return array(
      $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%charterform%'" ),
      array_values( array_filter( $wpdb->get_col( 'SHOW TABLES' ), static fn( $table ) => false !== strpos( $table, 'charterform' ) ) ),
      array_keys( array_filter( (array) _get_cron_array(), static fn( $jobs ) => (bool) preg_grep( '/charterform/', array_keys( $jobs ) ) ) ),
    );`);

/** Fills in a tab of the settings by the labels of its fields. */
async function set(page: Page, tab: string, values: Record<string, string>) {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: tab, exact: true }).click();
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
}

test('from the login page to the first order, by the screens of the admin (HOST-01, SUBM-07)', async ({ page }) => {
  test.setTimeout(300_000);
  const zip = inProject(writePluginZip());
  const start = Date.now();
  await logIn(page, 'admin', site.url);
  await page.goto(`${site.url}/wp-admin/plugin-install.php`);
  await page.locator('.upload-view-toggle').first().click();
  await page.locator('#pluginzip').setInputFiles(zip);
  await page.locator('#install-plugin-submit').click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible();

  await page.locator('#adminmenu').getByRole('link', { name: 'Charterform' }).first().click();
  const backEnd = new URL(shared.backEnd);
  await set(page, 'Services', {
    'Product service': `${shared.backEnd}/api/`,
    'Card service': `http://127.0.0.1:${Number(backEnd.port) + 1}`,
  });
  await set(page, 'Products', { 'Site id': 'demo' });

  await openEditor(page, site.url);
  await publishForm(page, 'Form an LLC', 'Form A Business');
  await fillOrderWithoutPassword(page);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();

  await page.goto(`${site.url}/wp-admin/`);
  await page.locator('#adminmenu').getByRole('link', { name: 'Charterform' }).first().click();
  await page.locator('#adminmenu').getByRole('link', { name: 'Orders' }).click();
  await page.locator('.wp-list-table .row-title, .wp-list-table tbody a').first().click();
  await expect(page.locator('.charterform-ledger tfoot')).toContainText('$368.00');
  const seconds = (Date.now() - start) / 1000;
  console.log(`From the login page to the first order: ${seconds.toFixed(0)} s`);
  expect(seconds).toBeLessThan(300);
});

test('switched off it is gone from the pages, deleted from everywhere', async ({ page }) => {
  await logIn(page, 'admin', site.url);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.locator('#deactivate-charterform').click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  await page.goto(`${site.url}/form-an-llc/`);
  expect(await page.content()).not.toContain('plugins/charterform');

  await page.goto(`${site.url}/wp-admin/plugins.php`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.locator('#delete-charterform').click();
  await expect(page.locator('#delete-charterform')).toHaveCount(0);
  expect(existsSync(`${site.core}/wp-content/plugins/charterform`)).toBe(false);
  expect(leftovers()).toEqual([[], [], []]);
});

test('the log of PHP holds nothing of it', () => {
  expect(phpNotices(site.state)).toEqual([]);
});
