import { existsSync } from 'node:fs';
import { goldenOrder, send } from './support/form-post';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const contact = (email: string, message = 'Hi') => ({
  action: 'process_contact',
  formType: 'ContactForm',
  data: { first_name: 'Ada', email, message },
});
const application = {
  action: 'process_application',
  formType: 'JobApplicationForm',
  data: { contact_information: { first_name: 'Ada', email: 'ada@example.com' } },
  files: { resume: { name: 'resume.pdf', content: '%PDF-1.7' } },
};

interface Exported {
  data: { group_label: string; data: { name: string; value: string }[] }[];
  done: boolean;
}

const exportOf = (site: ServerSite, email: string) =>
  site.run<Exported>(
    `$all = apply_filters( 'wp_privacy_personal_data_exporters', array() ); return call_user_func( $all['charterform']['callback'], '${email}', 1 );`,
  );
const erase = (site: ServerSite, email: string) =>
  site.run<{ items_removed: number; items_retained: number; messages: string[]; done: boolean }>(
    `$all = apply_filters( 'wp_privacy_personal_data_erasers', array() ); return call_user_func( $all['charterform']['callback'], '${email}', 1 );`,
  );

test('the exporter hands over what is known of a person, and nothing of another one', async ({ site }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  await send(site.page, contact('ADA@okafor-lindqvist.example', 'Mine'));
  await send(site.page, contact('other@example.com', 'Not mine'));
  const { data, done } = exportOf(site, 'Ada@Okafor-Lindqvist.example');
  expect([data.length, done]).toEqual([2, true]);
  const values = data.flatMap((item) => item.data.map(({ value }) => value));
  expect(values).toEqual(expect.arrayContaining(['Storgatan 12', 'Mine']));
  expect(values.join()).not.toMatch(/Not mine|Canary-Plum|tok_/);
  expect(exportOf(site, "x\\' OR 1=1 --").data).toEqual([]);
});

test('the eraser deletes orders and files of a person in every state, but for an order that is being sent at this moment', async ({
  site,
  backEnd,
}) => {
  site.begin();
  await send(site.page, application);
  await send(site.page, contact('other@example.com'));
  const file = `${site.core}/wp-content/uploads/charterform/${site.orders()[0]!.files[0]!.stored}`;
  expect(existsSync(file)).toBe(true);
  expect(erase(site, 'ada@example.com')).toEqual({ items_removed: 1, items_retained: 0, messages: [], done: true });
  expect(existsSync(file)).toBe(false);
  expect(site.orders().map(({ email }) => email)).toEqual(['other@example.com']);

  site.begin({ forward: { mode: 'webhook', url: backEnd.url } });
  backEnd.answer = () => ({ status: 500 });
  await send(site.page, contact('ada@example.com'));
  const set = (columns: string) =>
    site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET ${columns}" ); return 1;`);
  set('locked_until = 4000000000');
  expect(erase(site, 'ada@example.com')).toMatchObject({
    items_removed: 0,
    items_retained: 1,
    messages: [expect.stringMatching(/^Order \d+ was not deleted, because it is being sent/)],
  });
  set('locked_until = 0');
  expect(site.orders()).toMatchObject([{ state: 'new', next_try: expect.stringMatching(/^[1-9]/) as unknown }]);
  expect(erase(site, 'ada@example.com')).toEqual({ items_removed: 1, items_retained: 0, messages: [], done: true });
  for (const state of ['new', 'sent', 'failed', 'done']) {
    await send(site.page, contact('ada@example.com'));
    set(`state = '${state}'`);
    expect({ state, ...erase(site, 'ada@example.com') }).toMatchObject({ state, items_removed: 1, items_retained: 0 });
  }
  expect(site.orders()).toEqual([]);
});

test('once a day old orders, keys, counts and passwords go by themselves', async ({ site, backEnd }) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url }, orders: { keep_days: 10 }, limits: { posts_per_hour: 99 } });
  site.plugin(`add_filter( 'charterform_retry_delays', '__return_empty_array' );`);
  backEnd.answer = () => ({ status: 500 });
  for (let count = 0; count < 2; count++) await send(site.page, { data: goldenOrder('wyoming-llc') });
  const counts = () =>
    site.run<number[]>(
      `global $wpdb; return array_map( static function ( $t ) { global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}charterform_$t" ); }, array( 'orders', 'attempts', 'hits' ) );`,
    );
  const clean = () => site.run(`wp_clear_scheduled_hook( 'charterform_clean' ); do_action( 'charterform_clean' ); return 1;`);
  clean();
  expect(counts()).toEqual([2, 2, 1]);
  const [first, second] = site.orders();
  site.run(`global $wpdb; $p = $wpdb->prefix . 'charterform_'; $wpdb->query( "UPDATE {$p}orders SET created_at = created_at - 11 * 86400 WHERE id = ${first!.id}" );
$wpdb->query( "UPDATE {$p}attempts SET started_at = started_at - 3 * 86400" ); $wpdb->query( "UPDATE {$p}hits SET ends_at = 5" ); return 1;`);
  clean();
  expect(counts()).toEqual([1, 0, 0]);
  expect(site.orders()).toMatchObject([{ id: second!.id, state: 'failed', secrets: expect.any(String) as unknown }]);
  site.begin({ orders: { keep_days: 0 } });
  await send(site.page, contact('ada@example.com'));
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET created_at = 5, secrets = 'x'" ); return 1;`);
  clean();
  expect(site.orders()).toMatchObject([{ secrets: null }]);
});

test('Site Health says what keeps orders from arriving', async ({ site, page }) => {
  site.begin({ uploads: { max_kb: 99_000 }, require_token: true });
  await logIn(page, site);
  const results = site.run<Record<string, { status: string; label: string }>>(
    `$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) ); $out = array();
foreach ( $tests['direct'] as $name => $test ) { if ( 0 === strpos( $name, 'charterform_' ) ) { $out[ substr( $name, 12 ) ] = call_user_func( $test['test'] ); } } return $out;`,
  );
  expect(Object.fromEntries(Object.entries(results).map(([name, { status }]) => [name, status]))).toMatchObject({
    permalinks: 'good',
    limits: 'recommended',
    cache: 'good',
    https: 'recommended',
    orders: 'good',
  });
  expect(Object.keys(results)).toEqual(expect.arrayContaining(['cron', 'folder']));
  await page.goto(`${site.url}/wp-admin/site-health.php?tab=debug`);
  await expect(page.locator('#health-check-accordion-block-charterform')).toBeAttached();
});

test('the settings have sections of orders and limits, and words for the privacy policy are at hand', async ({ site, page }) => {
  site.begin();
  await logIn(page, site);
  const sections = site.run<Record<string, { fields: Record<string, object> }>>(`return Charterform\\Settings::sections();`);
  expect(Object.keys(sections)).toEqual(expect.arrayContaining(['orders', 'privacy']));
  expect(Object.keys(sections.captcha!.fields)).toContain('server.captcha.secret');
  await page.goto(`${site.url}/wp-admin/privacy-policy-guide.php`);
  await expect(page.locator('body')).toContainText('A cookie, XSRF-TOKEN, keeps other sites from sending forms in your name');
});

test('the deleted plugin leaves nothing, unless the settings keep the orders', async ({ site }) => {
  site.begin({ orders: { keep: true } });
  await send(site.page, application);
  const uninstall = () =>
    site.run(
      `deactivate_plugins( 'charterform/charterform.php' ); wp_schedule_single_event( time() + 999, 'charterform_of_an_older_version', array( 1 ) ); define( 'WP_UNINSTALL_PLUGIN', 'charterform/charterform.php' ); include WP_PLUGIN_DIR . '/charterform/uninstall.php'; return 1;`,
    );
  const left = () =>
    site.run<{ options: string[]; tables: number; cron: number }>(`global $wpdb; return array(
'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%charterform%' ORDER BY option_name" ),
'tables' => count( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}charterform%'" ) ),
'cron' => substr_count( wp_json_encode( _get_cron_array() ), 'charterform' ) );`);
  const activate = () => site.run(`return activate_plugin( 'charterform/charterform.php' );`);
  const folder = `${site.core}/wp-content/uploads/charterform`;
  const { tables } = left();
  expect(tables).toBeGreaterThan(3);
  site.run(
    `return Charterform\\Saved_Orders::insert( array( 'email' => 'ada@example.com', 'data' => '{}', 'expires_at' => time() + 999 ) )->id;`,
  );
  uninstall();
  expect(left()).toEqual({ options: ['charterform_tables'], tables, cron: 0 });
  activate();
  expect(site.orders()).toHaveLength(1);
  // A saved order is none: nobody could open it any more.
  expect(site.run(`return Charterform\\Saved_Orders::count();`)).toBe(0);

  site.begin();
  await send(site.page, application);
  uninstall();
  expect(left()).toEqual({ options: [], tables: 0, cron: 0 });
  expect(existsSync(folder)).toBe(false);
  activate();
  expect(left().tables).toBe(tables);
  site.begin();
  expect((await send(site.page, contact('ada@example.com'))).status).toBe(200);
});

test('an update brings older tables up to date by itself, and keeps what they hold', async ({ site }) => {
  site.begin();
  await send(site.page, contact('ada@example.com'));
  site.run(`global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->prefix}charterform_orders DROP COLUMN sent_at" ); $wpdb->query( "DROP TABLE {$wpdb->prefix}charterform_hits" );
update_option( 'charterform_tables', '0' ); return 1;`);
  // No activation runs.
  await fetch(site.url);
  expect(site.run<string[]>(`global $wpdb; return $wpdb->get_col( "DESCRIBE {$wpdb->prefix}charterform_orders" );`)).toContain('sent_at');
  await send(site.page, contact('bo@example.com'));
  expect(site.orders().map(({ email }) => email)).toEqual(['ada@example.com', 'bo@example.com']);
});
