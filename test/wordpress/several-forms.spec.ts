import type { Page } from '@playwright/test';
import { fill } from '../browser/support/order-form';
import { expect, test, type ServerSite } from './support/server-site';

const message = (name: string) => ({
  'contact.firstName': name,
  'contact.lastName': 'Okafor',
  'contact.email': 'ada@example.com',
  'contact.message': `A message of ${name}`,
});

/** Publishes a page, and answers its address. */
const pageOf = (site: ServerSite, content: string) =>
  site.run<string>(`wp_set_current_user( 1 );
return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Forms', 'post_content' => wp_slash( base64_decode( '${Buffer.from(content).toString('base64')}' ) ) ) ) );`);

const twice = '[charterform form="ContactForm"]\n\n[charterform form="ContactForm" locale="es"]';
const withBlock = `${twice}\n\n<!-- wp:charterform/form {"form":"LoginForm"} /-->`;

/** The roots in their order. */
const roots = (page: Page) => page.locator('.charterform').filter({ has: page.locator('form') });
const fieldOf = (page: Page, root: number, name: string) => roots(page).nth(root).locator(`[name="${name}"]`);

async function write(page: Page, root: number, name: string): Promise<void> {
  for (const [path, value] of Object.entries(message(name))) await fieldOf(page, root, path).fill(value);
}

test('two of the same form and another one mount side by side, with ids of their own and each script once (HOST-10)', async ({
  site,
  page,
}) => {
  site.begin({}, { captcha: {}, flags: { skipCaptcha: true } });
  await page.goto(pageOf(site, withBlock));
  await expect(roots(page)).toHaveCount(3);
  await expect(roots(page).nth(1).getByRole('button', { name: 'Enviar' })).toBeVisible();
  await expect(roots(page).nth(2).getByRole('textbox', { name: 'Username' })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const scripts = await page
    .locator('script[src*="/charterform/assets/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')!));
  expect(scripts).toHaveLength(new Set(scripts).size);
  expect(scripts.filter((address) => /charterform(\.forms)?\.umd/.test(address))).toHaveLength(1);
});

test('each of two of the same form keeps its own answers over a reload, and is posted by itself (HOST-10)', async ({ site, page }) => {
  site.begin({}, { captcha: {}, flags: { skipCaptcha: true } });
  await page.goto(pageOf(site, twice));
  await write(page, 0, 'Ada');
  await write(page, 1, 'Bo');
  await page.reload();
  await expect(fieldOf(page, 0, 'contact.firstName')).toHaveValue('Ada');
  await expect(fieldOf(page, 1, 'contact.firstName')).toHaveValue('Bo');
  await roots(page).nth(1).locator('[type="submit"]').click();
  await expect(roots(page).nth(1).or(page.locator('[data-charterform]'))).toContainText('Gracias');
  await expect(fieldOf(page, 0, 'contact.firstName')).toHaveValue('Ada');
  expect(site.orders().map(({ customer }) => customer)).toEqual(['Bo Okafor']);
  await roots(page).first().locator('[type="submit"]').click();
  await expect
    .poll(() =>
      site
        .orders()
        .map(({ customer }) => customer)
        .sort(),
    )
    .toEqual(['Ada Okafor', 'Bo Okafor']);
});

test('an order and a message on one page are each sent as what they are, by the full script (HOST-10)', async ({ site, page }) => {
  site.begin({}, { captcha: {}, flags: { skipCaptcha: true } });
  await page.goto(pageOf(site, '[charterform form="ContactForm"]\n\n[charterform form="FormABusinessForm"]'));
  await expect(page.locator('script[src*="charterform.umd.js"]')).toHaveCount(1);
  await expect(page.locator('[data-charterform]').getByLabel('Where Do You Want Service?')).toBeVisible();
  await fill(page, message('Ada'));
  await page.locator('#charterform [type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Thank you, your message is on its way' })).toBeVisible();
  expect(site.orders()).toMatchObject([{ action: 'process_contact', form_type: 'ContactForm' }]);
});
