import { fill, button } from '../browser/support/order-form';
import { goldenOrder, send } from './support/form-post';
import { expect, test, type ServerSite } from './support/server-site';

const contact = { action: 'process_contact', formType: 'ContactForm', data: { email: 'ada@example.com', message: 'Hi' } };
const message = { 'contact.firstName': 'Ada', 'contact.lastName': 'Okafor', 'contact.email': 'ada@example.com', 'contact.message': 'Hi' };
const trap = { limits: { trap: true } };

/** A token as the site makes it, so many seconds ago. */
const tokenOf = (site: ServerSite, ago: number) =>
  site.run<string>(
    `$made = ( time() - ${ago} ) . '-00ff'; return $made . '-' . substr( Charterform\\Secrets::hash( "token $made" ), 0, 40 );`,
  );

const browser = (site: ServerSite, ago: number, cookie = '') => {
  const token = tokenOf(site, ago);
  return { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}${cookie}` };
};

test('robots are trapped by a field that nobody sees, by their speed, and by being no browser', async ({ site }) => {
  site.begin(trap);
  const order = { data: goldenOrder('wyoming-llc') };
  const refused = { status: 403, body: { code: 'robot' } };
  for (const post of [contact, order]) {
    expect(
      await send(site.page, { ...post, headers: browser(site, 9), fields: { charterform_url: 'https://spam.example' } }),
    ).toMatchObject(refused);
    expect(await send(site.page, { ...post, headers: browser(site, 9, '; charterform_url=1') })).toMatchObject(refused);
    expect(await send(site.page, { ...post, headers: browser(site, 0) })).toMatchObject(refused);
    expect(await send(site.page, post)).toMatchObject(refused);
  }
  expect(site.orders()).toEqual([]);
  expect(await send(site.page, { ...contact, headers: browser(site, 9) })).toMatchObject({ status: 200 });
  expect(await send(site.page, { ...contact, headers: { 'sec-fetch-site': 'same-origin' } })).toMatchObject({ status: 200 });
  expect(await send(site.page, { ...order, headers: browser(site, 9) })).toMatchObject({ status: 200 });
  // A browser fills a login in and sends it at once.
  const login = { action: 'process_login', formType: 'LoginForm', data: { url: '', username: 'editor', password: 'no' } };
  expect((await send(site.page, { ...login, headers: browser(site, 0) })).body.code).toBe('wrong_login');
});

test('the traps are off on a site for development, unless its settings set them', ({ site }) => {
  site.begin(trap);
  expect(site.run(`return Charterform\\Robot_Trap::is_on();`)).toBe(true);
  site.begin();
  expect(site.run(`return Charterform\\Robot_Trap::is_on();`)).toBe(false);
  expect(site.run(`$fields = Charterform\\Settings::fields(); return $fields['server.limits.trap']['type'];`)).toBe('checkbox');
});

test('a visitor neither sees the trap nor reaches it by keys; who fills it in is refused until the page is loaded again', async ({
  site,
  page,
}) => {
  site.begin(trap, { captcha: {} });
  await page.goto(site.page);
  const field = page.locator('.charterform-trap input');
  await expect(field).toHaveCount(1);
  await expect(field).not.toBeInViewport();
  expect(await field.evaluate((input: HTMLInputElement) => [input.tabIndex, input.value, !!input.closest('[aria-hidden="true"]')])).toEqual(
    [-1, '', true],
  );
  await fill(page, message);
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForTimeout(3500);
  await button(page, 'Send message').click();
  await expect(page.locator('#charterform').getByRole('alert')).toContainText('must stay empty');
  expect(site.orders()).toEqual([]);
  await page.reload();
  await expect(field).toHaveValue('');
  await fill(page, message);
  await button(page, 'Send message').click();
  await expect(page.getByRole('heading', { name: 'Thank you, your message' })).toBeVisible();
  expect(site.orders()).toHaveLength(1);
});
