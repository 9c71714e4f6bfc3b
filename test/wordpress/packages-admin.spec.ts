import type { Json } from './support/back-end';
import { begin, card, configOf, makePackages, openTab, save, starter } from './support/packages';
import { expect, logIn, test } from './support/server-site';

test('who may not change prices can neither open the screen nor post to it, and no post counts without its form (SHOP-13)', async ({
  site,
  page,
}) => {
  begin(site);
  makePackages(site);
  const actions = ['charterform_package_save', 'charterform_package_change', 'charterform_packages_show'];
  const post = async (nonce: (action: string) => string) => {
    for (const action of actions) {
      const form = {
        action,
        name: 'Theirs',
        price: '1',
        'products[]': 'business_formation',
        delete: 'package-1',
        shown: 'table',
        _wpnonce: nonce(action),
      };
      expect((await page.request.post(`${site.url}/wp-admin/admin-post.php`, { form })).status(), action).toBe(403);
    }
  };
  /** A nonce of the user who is logged in. */
  const nonceOf = async (user: string, action: string) => {
    const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('wordpress_logged_in'))!;
    return site.run<string>(
      `$_COOKIE[ LOGGED_IN_COOKIE ] = '${decodeURIComponent(cookie.value)}'; wp_set_current_user( get_user_by( 'login', '${user}' )->ID ); return wp_create_nonce( '${action}' );`,
    );
  };
  await logIn(page, site, 'contributor');
  expect((await openTab(page, site))!.status()).toBe(403);
  const nonces = Object.fromEntries(await Promise.all(actions.map(async (action) => [action, await nonceOf('contributor', action)])));
  await post((action) => nonces[action] as string);
  await expect
    .poll(async () =>
      (
        await page.request.post(`${site.url}/wp-admin/admin-post.php`, { form: { action: actions[0]!, _wpnonce: nonces[actions[0]!] } })
      ).text(),
    )
    .toContain('You may not change prices.');
  await page.context().clearCookies();
  await logIn(page, site);
  await post(() => '');
  expect(
    site.run(`return array( array_column( Charterform\\Package_Store::all(), 'name' ), Charterform\\Package_Store::shown() );`),
  ).toEqual([['Starter', 'Complete'], 'cards']);
});

test('wrong input is said at its place, and what was typed stays (SHOP-13)', async ({ site, page }) => {
  begin(site);
  makePackages(site);
  await logIn(page, site);
  await openTab(page, site, '&package=new');
  const fault = (field: string) => page.locator(`#charterform-package-${field}-fault`);
  const extras = Array.from({ length: 11 }, (_, index) => `Line ${index}`).join('\n');
  await save(page, { name: 'STARTER', price: '-5', products: ['Registered Agent, 1 year'], extras, states: 'WY, Texas', kinds: ['LLC'] });
  await expect(page.locator('.notice-error')).toContainText('The package was not saved.');
  await expect(fault('name')).toHaveText('There is another package “Starter”. Give each a name of its own.');
  await expect(fault('price')).toHaveText('“-5” is below zero. Enter 0 or more.');
  await expect(fault('products')).toHaveText('Select a formation: packages are offered where a company is formed.');
  await expect(fault('extras')).toHaveText('Write at most 10 lines.');
  await expect(fault('states')).toContainText('“TEXAS” is no state.');
  const form = page.locator('.charterform-package-form');
  for (const [label, text] of Object.entries({ Name: 'STARTER', 'Price in dollars': '-5', 'Further lines': extras, States: 'WY, Texas' }))
    await expect(form.getByLabel(label)).toHaveValue(text);
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Registered Agent, 1 year')).toBeChecked();
  await expect(form.getByLabel('LLC', { exact: true })).toBeChecked();

  const long = { ...starter, name: 'N'.repeat(101), price: '49,50', extras: 'E'.repeat(101), states: '' };
  await form.getByLabel('Name').evaluate((input) => input.removeAttribute('maxlength'));
  await save(page, long);
  await expect(fault('name')).toHaveText('The name is longer than 100 characters.');
  await expect(fault('price')).toContainText('“49,50” is not an amount.');
  await expect(fault('extras')).toHaveText('A line is longer than 100 characters.');
  await expect(fault('products')).toHaveCount(0);
  await form.getByLabel('Name').evaluate((input) => input.removeAttribute('maxlength'));
  await save(page, { ...starter, name: '"><i>Bold</i> & Co', extras: '<img src=x onerror=alert(1)>Half < whole' });
  await expect(page.locator('.notice-success')).toContainText('The package “">Bold & Co” was saved.');
  await expect(page.locator('.charterform-packages i, .charterform-packages img')).toHaveCount(0);
  await openTab(page, site, '&package=new');
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('the list says where a package is sold, where not and why; it is moved, edited, and deleted once that is confirmed (SHOP-13)', async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  begin(site);
  makePackages(site);
  await logIn(page, site);
  await openTab(page, site, '&package=package-1');
  const form = page.locator('.charterform-package-form');
  await expect(form.getByLabel('Price in dollars')).toHaveValue('199.00');
  await form.getByLabel('Mail Forwarding, 1 year').check();
  await form.getByLabel('States').fill('wy co ak');
  await page.getByRole('button', { name: 'Save the package' }).click();
  await expect(card(page, 'Starter')).toContainText('It can be ordered in 1 state: WY.');
  await expect(card(page, 'Starter')).toContainText('Not in CO, where this is not on sale: Mail Forwarding, 1 year.');
  await expect(card(page, 'Starter')).toContainText('Not in AK, where this is not on sale: Business Formation.');
  site.run(
    `Charterform\\Catalogue::publish( Charterform\\Catalogue::find( array( 'product' => 'operating_agreement' ) ), false ); return 1;`,
  );
  await openTab(page, site);
  await expect(card(page, 'Complete')).toContainText('Operating Agreement is not on sale anywhere, so nobody can order this package.');
  expect((configOf(site).bundles as Json[]).map(({ product_id }) => product_id as string)).toEqual(['package-1']);

  const names = () => page.locator('.charterform-packages h2').evaluateAll((all) => all.map((one) => one.firstChild!.textContent!.trim()));
  await page.getByRole('button', { name: 'Move Complete up' }).click();
  expect(await names()).toEqual(['Complete', 'Starter']);
  await page.getByRole('button', { name: 'Move Complete down' }).click();
  expect(await names()).toEqual(['Starter', 'Complete']);
  await page.getByRole('link', { name: 'Delete Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Delete the package “Complete”?' })).toBeVisible();
  await page.getByRole('link', { name: 'Keep it' }).click();
  expect(await names()).toEqual(['Starter', 'Complete']);
  await page.getByRole('link', { name: 'Delete Complete' }).click();
  await page.getByRole('button', { name: 'Delete the package' }).click();
  expect(await names()).toEqual(['Starter']);

  // An id is never used again.
  site.run(
    `for ( $i = 1; $i < 8; $i++ ) { Charterform\\Package_Store::put( array( 'id' => '', 'name' => "Further $i" ) + Charterform\\Package_Store::all()[0] ); } return 1;`,
  );
  expect(site.run(`return array_column( Charterform\\Package_Store::all(), 'id' );`)).toEqual([
    'package-1',
    ...[3, 4, 5, 6, 7, 8, 9].map((number) => `package-${number}`),
  ]);
  await openTab(page, site);
  await expect(page.getByRole('link', { name: 'Add a package' })).toHaveCount(0);
  await expect(page.locator('#wpbody')).toContainText('There can be at most 8 packages. Delete one first.');
  await openTab(page, site, '&package=new');
  await save(page, { ...starter, name: 'Ninth' });
  await expect(page.locator('.notice-error')).toContainText('There can be at most 8 packages.');
});
