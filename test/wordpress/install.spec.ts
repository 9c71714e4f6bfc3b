import { existsSync, readFileSync } from 'node:fs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { writePluginZip } from '../../scripts/wordpress/plugin-zip.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { startSite, type Site } from '../../scripts/wordpress/site.mjs';
import { expect, logIn, site as shared, test } from './support/site';

let site: Site;

// A WordPress without the plugin, whose admin may install some.
test.beforeAll(async () => {
  const backEnd = { url: shared.backEnd, port: Number(new URL(shared.backEnd).port) };
  const seed = { ...demoSeed(backEnd), pages: [], plugin: false };
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

test('an admin installs the zip, activates it, switches it off and deletes it', async ({ page }) => {
  const zip = inProject(writePluginZip());
  await logIn(page, 'admin', site.url);
  await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator('#pluginzip').setInputFiles(zip);
  await page.locator('#install-plugin-submit').click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  expect(existsSync(`${site.core}/wp-content/plugins/charterform/assets/charterform.umd.js`)).toBe(true);

  const id = site.run(`return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => '[charterform form="FormABusinessForm"]' ) );`);
  await page.goto(`${site.url}/?p=${String(id)}`);
  await page.locator('#charterform').getByLabel('Where Do You Want Service?').selectOption('WY');
  await expect(page.locator('#charterform').getByText(/^\$\d+/).first()).toBeVisible();

  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.locator('#deactivate-charterform').click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  await page.goto(`${site.url}/?p=${String(id)}`);
  expect(await page.content()).not.toContain('plugins/charterform');

  await page.goto(`${site.url}/wp-admin/plugins.php`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.locator('#delete-charterform').click();
  await expect(page.locator('#delete-charterform')).toHaveCount(0);
  expect(existsSync(`${site.core}/wp-content/plugins/charterform`)).toBe(false);
  expect(leftovers()).toEqual([[], [], []]);
});

test('the log of PHP holds nothing of it', () => {
  const log = `${site.state}/debug.log`;
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  expect(lines.filter((line) => line !== '' && !/wp_(version_check|update_plugins|update_themes)\(\)/.test(line))).toEqual([]);
});
