import type { Page } from '@playwright/test';
import type { Json } from './support/back-end';
import { goldenOrder, send } from './support/form-post';
import { expect, logIn, test, type ServerSite } from './support/server-site';

// Each test is an attack by an administrator who may not write any HTML, as those of the sites of a network.

const withoutHtml = `add_filter( 'map_meta_cap', static function ( $needed, $capability ) {
	return 'unfiltered_html' === $capability ? array( 'do_not_allow' ) : $needed;
}, 10, 2 );`;
const settings = (site: ServerSite): Json => site.run<Json>(`return get_option( 'charterform_settings' );`);
const tab = (site: ServerSite, name: string) => `${site.url}/wp-admin/admin.php?page=charterform&tab=${name}`;

/** Saves a tab of the settings with values by dotted key, also in fields that are closed. */
async function save(page: Page, site: ServerSite, name: string, values: Record<string, string>) {
  await page.goto(tab(site, name));
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      const field = document.getElementsByName(`charterform_settings[${key}]`)[0] as HTMLInputElement;
      field.disabled = false;
      field.value = value;
    }
  }, values);
  await page.locator('#submit').click();
  await expect(page.locator('.notice').first()).toBeVisible();
}

test('such an administrator names no script, frame or service, and keeps those that are set', async ({ site, page }) => {
  const config = JSON.stringify({ endpoints: { postal: 'https://post.example/' }, layout: { stepMode: true } });
  site.begin({}, { endpoints: { tokenizer: 'https://cards.example/' }, config });
  site.plugin(withoutHtml);
  await logIn(page, site);
  await page.goto(tab(site, 'services'));
  await expect(page.getByLabel('Card service')).toBeDisabled();
  await expect(page.getByText('Only those who may write any HTML can change this').first()).toBeVisible();
  await save(page, site, 'services', { 'endpoints.tokenizer': 'https://evil.example/', 'payment.adapter': 'hosted' });
  await save(page, site, 'analytics', { 'analytics.affiliateScript': 'https://evil.example/a.js', 'analytics.offerID': '7' });
  await save(page, site, 'advanced', {
    config: JSON.stringify({
      endpoints: { captcha: 'https://evil.example/c.js' },
      payment: { adapter: 'hosted' },
      layout: { stepMode: false },
    }),
  });
  await expect(page.getByText('Scripts, frames and services in the page config were left as they were')).toBeVisible();
  const stored = settings(site);
  expect(JSON.stringify(stored)).not.toMatch(/evil|hosted/);
  expect(stored).toMatchObject({ endpoints: { tokenizer: 'https://cards.example/' }, analytics: { offerID: '7' } });
  expect(JSON.parse(stored.config as string)).toEqual({ endpoints: { postal: 'https://post.example/' }, layout: { stepMode: false } });
});

test('nor does one send the server into its own network, by any way to write an address', async ({ site, backEnd, page }) => {
  site.begin({ forward: { mode: 'webhook', url: 'https://93.184.216.34/hook' } });
  site.plugin(withoutHtml);
  await logIn(page, site);
  const addresses = [
    backEnd.url,
    'http://10.0.0.5/',
    'http://172.16.3.4/',
    'http://192.168.1.1/admin',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://user:word@93.184.216.34/',
    'https://93.184.216.34:22/',
  ];
  // As the settings page saves them.
  const kept = site.run<{ url: string; lookup_url?: string }[]>(`return array_map( static function ( $address ) {
  $posted = array( '_section' => 'orders', 'server.forward.mode' => 'webhook', 'server.forward.url' => $address, 'server.forward.lookup_url' => $address );
  return Charterform\\Settings::sanitize( $posted )['server']['forward'];
}, json_decode( '${JSON.stringify(addresses)}' ) );`);
  expect(kept.map(({ url, lookup_url }) => [url, lookup_url])).toEqual(addresses.map(() => ['https://93.184.216.34/hook', undefined]));
  await save(page, site, 'orders', { 'server.forward.url': backEnd.url });
  await expect(page.getByText('it is no public address')).toBeVisible();
  expect(settings(site).server.forward.url).toBe('https://93.184.216.34/hook');
  await save(page, site, 'orders', { 'server.forward.lookup_url': 'https://93.184.216.35/lookups' });
  expect(settings(site).server.forward.lookup_url).toBe('https://93.184.216.35/lookups');
});

test('an address that one saved is looked at again whenever it is called', async ({ site, backEnd }) => {
  const forward = { mode: 'webhook', url: backEnd.url, lookup_url: backEnd.url };
  const lookup = { action: 'get_domain_hero_tlds', fields: {} };
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 200, body: {} });
  // As if its name led into the network since.
  site.begin({ forward, limited_addresses: { 'server.forward.url': true, 'server.forward.lookup_url': true } });
  expect((await send(site.page, { data: goldenOrder('wyoming-llc') })).body.result.invoice_numbers).toHaveLength(1);
  expect((await send(site.page, { ...lookup, isForeign: true })).body).toEqual([]);
  expect(backEnd.received).toEqual([]);
  expect(site.orders()).toMatchObject([{ state: 'new', last_error: 'The address leads into a private network, so it was not called.' }]);
  // Of those who may write any HTML it is wanted.
  site.begin({ forward });
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  await send(site.page, { ...lookup, isForeign: true });
  expect(backEnd.received).toHaveLength(2);
});
