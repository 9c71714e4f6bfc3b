import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, logIn, site, test } from './support/site';

const tab = (name: string) => `${site.url}/wp-admin/admin.php?page=charterform&tab=${name}`;

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
}

/** The page config that visitors of the contact page get. */
async function contactConfig(page: Page) {
  await page.goto(`${site.url}/contact/`);
  return page.evaluate(() => window.charterformConfig as Record<string, Record<string, unknown>>);
}

test.beforeEach(async ({ page }) => logIn(page, 'admin'));

test('saved settings reach the page', async ({ page }) => {
  await page.goto(tab('texts'));
  await page.getByLabel('Own words').fill('button.submit = Off it goes\nnot.there = Nothing\nbuton.back = Go');
  await page.getByLabel('Terms of service').fill('/our-terms/');
  await save(page);
  await expect(page.locator('.charterform-problems')).toContainText(
    `the page config's "text.not.there" should be a known key, but is not one.`,
  );
  await expect(page.locator('.charterform-problems')).toContainText(
    '"text.buton.back" should be a known key (did you mean "button.back"?)',
  );
  await page.getByLabel('Own words').fill('button.submit = Off it goes');
  await save(page);
  await expect(page.locator('.charterform-problems')).toHaveCount(0);

  await page.goto(tab('redirects'));
  await page.getByLabel('After a message').fill('https://example.com/thanks?a=1&b=2');
  await save(page);

  const config = await contactConfig(page);
  expect(config.layout?.termsLink).toBe('/our-terms/');
  expect(config.redirects?.contactThankYou).toBe('https://example.com/thanks?a=1&b=2');
  await expect(page.getByRole('button', { name: 'Off it goes' })).toBeVisible();
  site.set({ text: null, 'layout.termsLink': null, redirects: null });
});

test('the preview follows the colours, and the page shows them', async ({ page }) => {
  await page.goto(tab('look'));
  const preview = page.frameLocator('iframe[title="A form in these colours"]');
  const button = preview.getByRole('button', { name: 'Send message' });
  await expect(button).toBeVisible();
  await page.getByLabel('Main buttons and selected items, on light', { exact: true }).fill('#ffee00');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 238, 0)');
  await expect(page.getByRole('status').filter({ hasText: 'Text on main buttons: contrast 1.2' })).toBeVisible();
  await page.getByLabel('Main buttons and selected items, on light', { exact: true }).fill('#0b6b57');
  await expect(page.locator('.charterform-contrast')).toBeEmpty();
  await page.getByLabel('Typeface', { exact: true }).fill('Georgia; } body { display: none');
  await save(page);

  await contactConfig(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCSS('background-color', 'rgb(11, 107, 87)');
  expect(await page.locator('#charterform-inline-css').textContent()).not.toContain('Georgia');
  site.set({ look: null });
});

test('a wrong page config is named by its key, and the forms go on without it', async ({ page }) => {
  await page.goto(tab('advanced'));
  await page.getByLabel('Page config').fill('{"layout": {"stepMode": "yes", "phoneNumbr": "1"}, "faq": [{}]}');
  await save(page);
  const problems = page.locator('.charterform-problems');
  await expect(problems).toContainText(`the page config's "layout.stepMode" should be true or false, but is "yes".`);
  await expect(problems).toContainText(
    `the page config's "layout.phoneNumbr" should be a known key (did you mean "phoneNumber"?), but is not one.`,
  );
  await page.getByLabel('Page config').fill('{"layout": {"stepMode": false}');
  await save(page);
  await expect(problems).toContainText('Page config: This is no JSON: Syntax error.');
  await expect(page.getByLabel('Page config')).toHaveValue('{"layout": {"stepMode": false}');
  await contactConfig(page);
  await expect(page.locator('#charterform form').first()).toBeVisible();
  site.set({ config: null });
});

test('settings are exported without secrets and imported again', async ({ page }) => {
  site.set({ 'layout.phoneNumber': '(307) 555-0132', 'server.captcha.secret': 'not-for-the-file' });
  await page.goto(tab('tools'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the settings' }).click();
  const file = await (await download).path();
  const exported = readFileSync(file, 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ plugin: 'charterform', settings: { layout: { phoneNumber: '(307) 555-0132' } } });
  expect(exported).not.toContain('not-for-the-file');

  site.set({ 'layout.phoneNumber': 'another' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
  await page.getByRole('button', { name: 'Import the settings' }).click();
  await expect(page.getByText('The settings were imported.')).toBeVisible();
  expect(
    site.run(`return array( Charterform\\Settings::get( 'layout.phoneNumber' ), Charterform\\Settings::get( 'server.captcha.secret' ) );`),
  ).toEqual(['(307) 555-0132', 'not-for-the-file']);

  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
  await page.getByRole('button', { name: 'Import the settings' }).click();
  await expect(page.getByText('Nothing was imported')).toBeVisible();
  site.set({ 'layout.phoneNumber': null, 'server.captcha.secret': null });
});

test('every tab of the settings opens', async ({ page }) => {
  await page.goto(tab(''));
  const links = await page.locator('.nav-tab').evaluateAll((tabs) => tabs.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    await page.goto(link);
    await expect(page.locator('.nav-tab-active')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Save Changes|Download/ })).toBeVisible();
  }
});

test('a page without captcha asks for none, and with one loads its provider', async ({ page }) => {
  site.set({ 'captcha.provider': null, 'endpoints.captcha': null });
  expect((await contactConfig(page)).flags?.skipCaptcha).toBe(true);
  site.set({ 'captcha.provider': 'turnstile', 'layout.captchaSiteKey': '1x00' });
  const config = await contactConfig(page);
  expect(config.layout).toMatchObject({ captchaProvider: 'turnstile', captchaSiteKey: '1x00' });
  expect(config.endpoints?.captcha).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  site.set({ 'captcha.provider': 'grecaptcha', 'endpoints.captcha': `${site.backEnd}/captcha.js`, 'layout.captchaSiteKey': null });
});

test('the admin speaks Spanish, in any of its countries', async ({ page }) => {
  site.run(`return update_user_meta( 1, 'locale', 'es_MX' );`);
  try {
    await page.goto(tab('look'));
    await expect(page.getByRole('heading', { name: 'Ajustes de Charterform' })).toBeVisible();
    await page.getByLabel('Botones principales y elementos elegidos, sobre claro', { exact: true }).fill('#ffee00');
    await expect(page.locator('.charterform-contrast')).toContainText('se necesita al menos 4.5 para leerlo bien');
  } finally {
    site.run(`return delete_user_meta( 1, 'locale' );`);
  }
});
