import { goldenOrder, send } from './support/form-post';
import { changeStatus, openOrder, orderList } from './support/orders';
import { expect, logIn, test } from './support/server-site';

/** Makes a user whose password is the name. */
const user = (name: string, role: string) =>
  `$u = get_user_by( 'login', '${name}' ); if ( ! $u ) { wp_create_user( '${name}', '${name}', '${name}@example.com' ); $u = get_user_by( 'login', '${name}' ); } $u->set_role( '${role}' );`;

test('staff read and work on orders, and reach nothing else of the plugin', async ({ site, page }) => {
  site.begin({ forward: { mode: 'keep', secret: 'Canary-Secret-77' } });
  site.run(`${user('staff', 'charterform_staff')} return $u->roles;`);
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  await logIn(page, site, 'staff');
  await page.goto(`${site.url}/wp-admin/`);
  const menu = page.locator('#adminmenu');
  await expect(menu.getByRole('link', { name: /Orders/ }).first()).toBeVisible();
  await expect(menu).toContainText('1 new order');
  await expect(menu.locator('a[href$="page=charterform"]')).toHaveCount(0);
  await openOrder(page, site);
  await changeStatus(page, 'In progress', 'Taken by staff');
  await expect(page.locator('.charterform-history li').first()).toContainText(/staff.*Taken by staff/s);
  await page.goto(orderList(site));
  const csv = (await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href'))!;
  expect((await page.request.get(new URL(csv, page.url()).href)).status()).toBe(200);

  // Settings, their export and import, products, and what REST gives to admins.
  for (const path of [
    'admin.php?page=charterform',
    'admin.php?page=charterform-products',
    'options-general.php',
    'users.php',
    'plugins.php',
  ]) {
    const response = await page.request.get(`${site.url}/wp-admin/${path}`);
    expect([path, response.status()]).toEqual([path, 403]);
    expect(await response.text()).not.toContain('Canary-Secret-77');
  }
  const actions = site.run<string[]>(
    `global $wp_filter; return array_values( preg_grep( '/^admin_post_charterform/', array_keys( $wp_filter ) ) );`,
  );
  expect(actions).toContain('admin_post_charterform_order');
  const mine = [
    'admin_post_charterform_order',
    'admin_post_charterform_csv',
    'admin_post_charterform_file',
    'admin_post_charterform_document',
  ];
  for (const action of actions.filter((name) => !mine.includes(name))) {
    // With a nonce of their own, which no screen gives them.
    const name = action.replace('admin_post_', '');
    const nonces = [name, `${name}_1`, 'charterform_settings'].map((key) => encodeURIComponent(key));
    for (const nonce of nonces) {
      const response = await page.request.get(`${site.url}/wp-admin/admin-post.php?action=${name}&_wpnonce=${nonce}`);
      expect([name, response.status()]).toEqual([name, 403]);
    }
  }
  const refused = site.run<Record<string, number>>(`wp_set_current_user( get_user_by( 'login', 'staff' )->ID ); $out = array();
foreach ( rest_get_server()->get_routes( 'charterform/v1' ) as $route => $handlers ) { foreach ( $handlers as $handler ) {
  if ( ! isset( $handler['permission_callback'] ) || '__return_true' === $handler['permission_callback'] ) continue;
  $request = new WP_REST_Request( 'GET', $route ); $out[ $route ] = (int) ( true === call_user_func( $handler['permission_callback'], $request ) ); } }
return $out;`);
  for (const [route, isOpen] of Object.entries(refused)) expect([route, isOpen]).toEqual([route, 0]);
  expect(
    site.run(
      `$s = get_user_by( 'login', 'staff' ); return array( $s->has_cap( 'manage_charterform' ), $s->has_cap( 'manage_options' ), $s->has_cap( 'edit_posts' ) );`,
    ),
  ).toEqual([true, false, false]);
});

test('editors work on orders where the settings say so, and not before', async ({ site, page }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  await logIn(page, site, 'editor');
  expect((await page.request.get(orderList(site))).status()).toBe(403);
  site.run(
    `$s = get_option( 'charterform_settings' ); $s['server']['staff'] = array( 'editors' => true ); update_option( 'charterform_settings', $s ); return 1;`,
  );
  await openOrder(page, site);
  await expect(page.locator('h1')).toContainText('Order 1');
  expect((await page.request.get(`${site.url}/wp-admin/admin.php?page=charterform`)).status()).toBe(403);
  expect(
    site.run(
      `return array( user_can( get_user_by( 'login', 'author' ), 'manage_charterform' ), user_can( get_user_by( 'login', 'subscriber' ), 'manage_charterform' ) );`,
    ),
  ).toEqual([false, false]);
  // The setting stands beside where orders go.
  expect(site.run(`return Charterform\\Settings::fields()['server.staff.editors']['type'];`)).toBe('checkbox');
});

test('the role comes with the plugin and goes with it', ({ site }) => {
  site.begin();
  expect(site.run(`return array_keys( array_filter( get_role( 'charterform_staff' )->capabilities ) );`)).toEqual([
    'read',
    'manage_charterform',
  ]);
  site.run(`remove_role( 'charterform_staff' ); do_action( 'charterform_activate' ); return 1;`);
  expect(site.run(`return null !== get_role( 'charterform_staff' );`)).toBe(true);
  site.run(`deactivate_plugins( 'charterform/charterform.php' ); define( 'WP_UNINSTALL_PLUGIN', 'charterform/charterform.php' );
require WP_PLUGIN_DIR . '/charterform/uninstall.php'; return 1;`);
  expect(site.run(`return null !== get_role( 'charterform_staff' );`)).toBe(false);
  site.run(`return activate_plugin( 'charterform/charterform.php' );`);
  expect(site.run(`return null !== get_role( 'charterform_staff' );`)).toBe(true);
});
