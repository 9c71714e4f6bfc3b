import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { submit } from '../browser/support/order-form';
import { goldenOrder, send } from './support/form-post';
import { fillOrderWithoutPassword } from './support/order';
import { expect, test } from './support/server-site';

let host: Awaited<ReturnType<typeof startDemoHost>>;
test.beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
});
test.afterAll(() => host.close());

test('after a burst of orders each further one needs a captcha, which counts for a few', async ({ site, backEnd }) => {
  const server = { limits: { burst: 2 }, captcha: { secret: 's3cret', verify_url: backEnd.url } };
  site.begin(server, { captcha: { provider: 'turnstile' } });
  backEnd.answer = ({ raw }) => ({ status: 200, body: { success: raw.includes('response=good') } });
  const order = (headers = {}) => send(site.page, { data: goldenOrder('wyoming-llc'), headers });
  const solve = (token: string) =>
    fetch(`${site.url}/wp-json/charterform/v1/captcha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  for (let count = 0; count < 2; count++) expect((await order()).body.result).toBeDefined();
  const asked = await order();
  expect(asked.body).toMatchObject({ code: 'captcha', error: expect.stringContaining('Nothing was ordered or charged.') as unknown });
  expect(asked.headers.get('set-cookie')).toContain('charterform_ask=1');
  expect(site.orders()).toHaveLength(2);

  const wrong = await solve('bad');
  expect([await wrong.json(), wrong.headers.get('set-cookie')]).toEqual([{ isGood: false }, null]);
  const solved = await solve('good');
  expect(await solved.json()).toEqual({ isGood: true });
  const [cookie = ''] = (solved.headers.get('set-cookie') ?? '').split(';');
  expect(cookie).toMatch(/^charterform_person=[\da-f]{32}$/);
  for (let count = 0; count < 3; count++) expect((await order({ cookie })).body.result).toBeDefined();
  expect((await order({ cookie })).body.code).toBe('captcha');
  expect((await order({ cookie: 'charterform_person=00' })).body.code).toBe('captcha');

  // Without a secret nothing could be verified, so nothing is asked.
  site.begin({ limits: { burst: 1 } }, { captcha: { provider: 'turnstile' } });
  for (let count = 0; count < 3; count++) expect((await order()).body.result).toBeDefined();
});

test('a visitor who orders after a burst solves the captcha below the form, and the order goes through', async ({
  site,
  page,
  backEnd,
}) => {
  const { settings } = demoSeed(host);
  site.begin({ limits: { burst: 1 }, captcha: { secret: 's3cret', verify_url: backEnd.url } }, settings);
  backEnd.answer = () => ({ status: 200, body: { success: true } });
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  await page.goto(`${site.url}/form/`);
  await fillOrderWithoutPassword(page);
  await expect(page.locator('.charterform-order-captcha')).toHaveCount(0);
  await submit(page);
  await expect(page.locator('#charterform').getByRole('alert')).toContainText('Please solve the captcha below the form');
  const captcha = page.locator('.charterform-order-captcha');
  await captcha.getByRole('checkbox').check();
  await expect(captcha.getByRole('status')).toHaveText('Thank you. You can submit the order now.');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  expect(site.orders()).toHaveLength(2);
});
