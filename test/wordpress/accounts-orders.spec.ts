import { goldenOrder, send } from './support/form-post';
import { change } from './support/mails';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const password = 'Canary-Plum-42';
const ledger = JSON.stringify([{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 }]);

/** An order by invoice, for an account; without a password where it is ''. */
function order(email: string, secret = password) {
  const golden = goldenOrder('wyoming-llc');
  const account = { ...golden.account, email_address: email };
  delete account.password;
  return { ...golden, account: secret ? { ...account, password: secret } : account, payment: { way: 'invoice' } };
}
const place = (site: ServerSite, email: string, secret = password, key?: string) =>
  send(`${site.url}/form/`, { data: order(email, secret), fields: { ledger }, key });

const settings = { payment: { ways: ['invoice'] }, accounts: { orders: true } };
const owners = (site: ServerSite) =>
  site.run<string[]>(
    `global $wpdb; return array_map( static fn( $id ) => (int) $id ? get_userdata( $id )->user_email : '', $wpdb->get_col( "SELECT user_id FROM {$wpdb->prefix}charterform_orders ORDER BY id" ) );`,
  );
const pageConfig = async (site: ServerSite) => {
  const html = await (await fetch(`${site.url}/form/`)).text();
  return JSON.parse(/window\.charterformConfig\s*=\s*(\{.*?\});/s.exec(html)![1]!) as { flags?: { accounts?: boolean } };
};
const mine = (site: ServerSite) => `${site.url}/?charterform_order=mine`;

test.beforeEach(({ site }) => {
  site.run(
    `require_once ABSPATH . 'wp-admin/includes/user.php'; foreach ( get_users( array( 'search' => '*@new.example' ) ) as $user ) { wp_delete_user( $user->ID ); } return 1;`,
  );
});

test('an order asks for a password only where the back end or this site makes an account of it (SHOP-12)', async ({ site, backEnd }) => {
  const asks = async () => (await pageConfig(site)).flags?.accounts !== false;
  site.begin({ payment: { ways: ['invoice'] } });
  expect(await asks()).toBe(false);
  site.begin(settings);
  expect(await asks()).toBe(true);
  site.begin({ ...settings, accounts: { orders: true, source: 'none' } });
  expect(await asks()).toBe(false);
  site.begin({ forward: { mode: 'webhook', url: backEnd.url } });
  expect(await asks()).toBe(true);
});

test('the setting is off at first, and offered only where this site makes accounts', async ({ site, page }) => {
  site.begin({ payment: { ways: ['invoice'] } });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=orders`);
  const box = page.getByLabel('Open an account with each order');
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(box).toBeChecked();
  site.begin({ ...settings, accounts: { source: 'none' } });
  await page.reload();
  await expect(box).toHaveCount(0);
});

test('the account of an order works: its customer logs in, sees this order alone, and changes the password (SHOP-12)', async ({
  site,
  page,
}) => {
  site.begin(settings);
  const key = crypto.randomUUID();
  const first = await place(site, 'ada@new.example', password, key);
  expect((await place(site, 'ada@new.example', password, key)).body).toEqual(first.body);
  await place(site, 'eve@new.example', 'Another-Canary-7');
  expect(owners(site)).toEqual(['ada@new.example', 'eve@new.example']);
  expect(site.run(`return get_user_by( 'email', 'ada@new.example' )->roles;`)).toEqual(['subscriber']);
  expect(site.database()).not.toContain(password);

  const login = await send(site.page, {
    action: 'process_login',
    formType: 'LoginForm',
    data: { url: '', username: 'ada@new.example', password },
  });
  expect(login.body).toMatchObject({ result: { login_url: mine(site) } });

  await page.goto(mine(site));
  await expect(page.locator('.charterform-orders')).toHaveCount(0);
  await page.locator('#charterform, .charterform-status').getByRole('link', { name: 'Log in' }).click();
  await expect(page.locator('#user_login')).toBeFocused();
  await page.locator('#user_login').fill('ada@new.example');
  await page.locator('#user_pass').fill(password);
  await page.locator('#wp-submit').click();
  const [ada, eve] = site.orders().map(({ id }) => String(100_000 + Number(id)));
  const list = page.locator('.charterform-orders');
  await expect(list.locator('tbody tr')).toHaveCount(1);
  await expect(list.locator('tbody tr')).toContainText(`${ada}`);
  await expect(list.locator('tbody tr')).toContainText('Awaiting payment');
  await expect(list.locator('tbody tr')).toContainText('$49.00');
  expect(await page.content()).not.toContain(eve);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await list.getByRole('link', { name: ada }).click();
  await expect(page.getByText('Please pay $49.00.')).toBeVisible();
  await page.goBack();
  change(site, site.orders()[0]!.id, 'paid');
  await page.reload();
  await expect(list.locator('tbody tr')).toContainText('Paid');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Change your password' }).click();
  // The button does nothing before its script has come.
  await expect(async () => {
    if (!(await page.locator('#pass1').isVisible())) await page.getByRole('button', { name: 'Set New Password' }).click();
    await expect(page.locator('#pass1')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.locator('#pass1').fill('Quince-Orchard-81');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated.')).toBeVisible();
  const again = (secret: string) =>
    send(site.page, { action: 'process_login', formType: 'LoginForm', data: { url: '', username: 'ada@new.example', password: secret } });
  expect((await again(password)).body).toMatchObject({ code: 'wrong_login' });
  expect((await again('Quince-Orchard-81')).body.result.login_url).toBe(mine(site));
});

test('whoever types the address of another gets neither their account nor their orders', async ({ site, page }) => {
  site.begin(settings);
  await place(site, 'ada@new.example');
  const refused = await place(site, 'ada@new.example', 'Guessed-Wrong-1');
  expect(refused.body).toMatchObject({ code: 'no_account', error: expect.stringContaining('submit the order again') as unknown });
  expect(site.orders()).toHaveLength(1);
  // Told once, the order is taken without an account.
  expect((await place(site, 'ada@new.example', 'Guessed-Wrong-1')).body.result).toMatchObject({ order_url: expect.any(String) as unknown });
  await place(site, 'ada@new.example', '');
  await place(site, 'ada@new.example');
  expect(owners(site)).toEqual(['ada@new.example', '', '', 'ada@new.example']);
  expect(site.run(`return wp_check_password( '${password}', get_user_by( 'email', 'ada@new.example' )->user_pass );`)).toBe(true);

  // What belongs to nobody and to others is not in the list of a third.
  await logIn(page, site, 'editor');
  await page.goto(mine(site));
  await expect(page.getByText('No order belongs to your account yet.')).toBeVisible();
});

test('the shortcode shows the list on a page of the owner, which no cache keeps', async ({ site, page }) => {
  site.begin(settings);
  await place(site, 'editor@example.test', 'editor');
  const url = site.run<string>(
    `return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Customers', 'post_content' => '[charterform_orders]' ) ) );`,
  );
  const answer = await fetch(url);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain(`redirect_to=${encodeURIComponent(url)}`);
  await logIn(page, site, 'editor');
  await page.goto(url);
  await expect(page.locator('.charterform-orders tbody tr')).toHaveCount(1);
});

test('the orders of a deleted user are nobody’s, and accounts of orders cost no rights', async ({ site }) => {
  site.begin(settings);
  await place(site, 'ada@new.example');
  site.run(`require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( get_user_by( 'email', 'ada@new.example' )->ID );`);
  expect(owners(site)).toEqual(['']);
  // Off, a password that somebody posts makes no user.
  site.begin({ payment: { ways: ['invoice'] } });
  expect((await place(site, 'bob@new.example')).body.result).toBeDefined();
  expect([owners(site), site.run(`return get_user_by( 'email', 'bob@new.example' );`)]).toEqual([[''], false]);
});
