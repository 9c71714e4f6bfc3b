import { expect, logIn, test, type ServerSite } from './support/server-site';

const health = (site: ServerSite, name: string, header = '') =>
  site.run<string>(
    `${header} $result = Charterform\\Site_Health::test_${name}(); return $result['status'] . ' ' . wp_strip_all_tags( $result['description'] );`,
  );

test('a captcha whose secret is missing is said so loudly, in the admin and in Site Health', async ({ site, page }) => {
  site.begin({}, { captcha: { provider: 'turnstile' } });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=captcha`);
  const notice = page.locator('.charterform-captcha-open');
  await expect(notice).toContainText('nobody verifies it, so robots get through');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /tab=captcha/);
  expect(health(site, 'captcha')).toMatch(/^critical /);
  site.begin({ captcha: { secret: 's' } }, { captcha: { provider: 'turnstile' } });
  await page.reload();
  await expect(notice).toHaveCount(0);
  expect(health(site, 'captcha')).toMatch(/^good /);
  site.begin();
  await page.reload();
  await expect(notice).toHaveCount(0);
});

test('Site Health asks about a proxy where an address is forwarded, and where none is although the settings trust one', ({ site }) => {
  const forwarded = `$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';`;
  site.begin();
  expect(health(site, 'proxy')).toMatch(/^good /);
  expect(health(site, 'proxy', forwarded)).toMatch(/^recommended Is this site behind a proxy/);
  site.begin({ limits: { trusted_proxy: true } });
  expect(health(site, 'proxy', forwarded)).toMatch(/^good /);
  expect(health(site, 'proxy')).toMatch(/^recommended .*Anybody can then name another address/);
});

test('an address of a service that cannot be one is not saved, and the one before stays', async ({ site, page, backEnd }) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url } }, { endpoints: { marketing: 'https://products.example/api/' } });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=services`);
  const field = page.getByLabel('Product service');
  for (const [address, words] of [
    ['products.example', 'Enter a whole address'],
    ['javascript:alert(1)', 'Enter a whole address'],
    ['https://', 'Enter a whole address'],
    ['https://products example/api', 'An address holds no blanks'],
    ['https://me:secret@products.example/', 'Leave name and password out'],
  ] as const) {
    await field.fill(address);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('.notice-error').filter({ hasText: 'Product service:' })).toContainText(words);
    await expect(field).toHaveValue('https://products.example/api/');
  }
  await field.fill('/api/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(field).toHaveValue('/api/');
});

test('a button beside an address tests the service', async ({ site, page, backEnd }) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url } });
  await logIn(page, site);
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 200, body: { result: [{}, {}] } });
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=services`);
  const row = page.locator('tr').filter({ has: page.getByText('Product service', { exact: true }) });
  await row.getByRole('textbox').fill(backEnd.url);
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(row.getByRole('status')).toHaveText('✓ It answers with 2 products.');
  backEnd.answer = () => ({ status: 200, body: '<html>' });
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(row.getByRole('status')).toHaveText('✗ It answers with status 200, but not with products.');
  await row.getByRole('textbox').fill('http://127.0.0.1:1/');
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(row.getByRole('status')).toContainText('✗ Nobody answers there');

  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=orders`);
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 204 });
  const hook = page.locator('tr').filter({ has: page.getByText('Address of the back end', { exact: true }) });
  await hook.getByRole('button', { name: 'Test' }).click();
  await expect(hook.getByRole('status')).toHaveText('✓ It answers, with status 204.');
  expect(backEnd.received[0]).toMatchObject({ body: { action: 'test' }, headers: { 'x-charterform-event': 'test' } });
});

test('nobody but who may change the settings tests a service', async ({ site, page, request }) => {
  site.begin();
  const url = `${site.url}/wp-json/charterform/v1/test-service`;
  expect((await request.post(url, { data: { key: 'endpoints.marketing', address: 'http://127.0.0.1:1/' } })).status()).toBe(401);
  await logIn(page, site, 'editor');
  expect((await page.request.post(url, { data: { key: 'endpoints.marketing', address: 'http://127.0.0.1:1/' } })).status()).toBe(401);
});

test('the pages of foreign registration and compliance let a company of this year in, unless they say otherwise (COMP-23)', ({ site }) => {
  site.begin();
  const flag = (form: string, config = '') =>
    site.run<boolean | null>(
      `$config = Charterform\\Page_Config::build( array( 'form' => '${form}', 'config' => '${config}' ), 0 ); return Charterform\\Settings::pick( $config, 'flags.formationThisYear' );`,
    );
  expect(['ForeignRegistrationForm', 'ComplianceForm', 'FormABusinessForm', 'ContactForm'].map((form) => flag(form))).toEqual([
    true,
    true,
    null,
    null,
  ]);
  expect(flag('ComplianceForm', '{"flags":{"formationThisYear":false}}')).toBe(false);
});
