import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writePluginZip } from '../../scripts/wordpress/plugin-zip.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { startSite, type Site } from '../../scripts/wordpress/site.mjs';
import { arriveAt, fill } from '../browser/support/fill';
import { button, confirmation, lines, step, submit, total } from '../browser/support/order-form';
import { answersWithoutPassword as answers } from './support/order';
import { phpNotices } from './support/php-log';
import { expect, logIn, test } from './support/site';

let site: Site;

/** What an owner types: a price for a formation, one for a year of agent, and how an invoice is paid. */
const prices = { formation: '49', agent: '99' };
const instructions = 'Bank of Cheyenne\nIBAN XX12 3456 7890';

// A WordPress without the plugin and without any other address: nothing of the demo host.
test.beforeAll(async () => {
  const seed = { pages: [], settings: {}, users: {}, plugin: false };
  site = await startSite({ name: 'first-shop', seed, port: 8720, fresh: true, fileMods: true });
});

test.afterAll(() => site.close());

const mails = () => {
  const file = `${site.state}/mails.jsonl`;
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const all = rows.map((row) => JSON.parse(row) as { to: string; subject: string; message: string });
  return all.filter(({ subject }) => !subject.includes('New WordPress Site'));
};

/** Nothing that somebody reads says that anything is paid. */
const expectUnpaid = (words: string) => expect(words).not.toMatch(/\bpaid\b/i);
const wordsOf = (page: Page, place: string) => page.locator(place).first().innerText();

/** With `PICTURES=1` the pictures of docs/get-started/sell-your-first-llc.md are taken anew. */
async function picture(page: Page, name: string, place: string) {
  if (!process.env.PICTURES) return;
  await page.evaluate(() => document.querySelectorAll('#wpadminbar').forEach((bar) => bar.remove()));
  const box = (await page.locator(place).first().boundingBox())!;
  const path = inProject(`docs/pictures/${name}.png`);
  const top = await page.evaluate(() => window.scrollY);
  const clip = { ...box, y: box.y + top, height: Math.min(box.height, 760) };
  await page.screenshot({ path, clip, animations: 'disabled', fullPage: true });
}

async function install(page: Page) {
  await page.goto(`${site.url}/wp-admin/plugin-install.php`);
  await page.locator('.upload-view-toggle').first().click();
  await page.locator('#pluginzip').setInputFiles(inProject(writePluginZip()));
  await page.locator('#install-plugin-submit').click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
}

async function setUp(page: Page) {
  await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible();
  await expect(page.getByLabel('Wyoming and Colorado')).toBeChecked();
  await page.getByLabel('Your price for a formation').fill(prices.formation);
  await page.getByLabel('Your price for a registered agent per year').fill(prices.agent);
  await page.getByLabel('How is an invoice paid?').fill(instructions);
  await picture(page, 'shop-set-up', '.charterform-card:has(.charterform-fees)');
  await page.getByRole('button', { name: 'Set up my shop' }).click();
  await expect(page.getByRole('heading', { name: 'Your shop is set up' })).toBeVisible();
  await picture(page, 'shop-done', '.charterform-card');
}

/** The lines and the total of an LLC in a state, with a registered agent for a year. */
async function expectPrices(page: Page, state: string, fee: string, sum: string) {
  await fill(page, { 'companyInformation.state': state });
  await expect(lines(page).filter({ hasText: 'Registered Agent' }).first()).toContainText('$99.00');
  await expect(lines(page).filter({ hasText: 'fee' }).first()).toContainText(fee);
  await expect(total(page)).toHaveText(sum);
}

test('from the activation to the first order on a site with nothing but WordPress (SHOP-04, SHOP-09, SHOP-10, PAY-03)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await logIn(page, 'admin', site.url);
  await install(page);
  const start = Date.now();
  await setUp(page);
  await page.getByRole('link', { name: 'Place a test order' }).click();

  await expectPrices(page, 'CO', '$50.00', '$198.00');
  await expectPrices(page, 'WY', '$104.00', '$252.00');
  await fill(page, answers.company);
  await picture(page, 'shop-page', '#charterform');
  await expectUnpaid(await wordsOf(page, '#charterform'));
  for (const key of ['people', 'contact', 'optional-items', 'payment'] as const) {
    await button(page, 'Continue').click();
    await arriveAt(page, key, undefined, 'Continue');
    if (key === 'people' || key === 'contact') await fill(page, answers[key]);
  }
  await expect(step(page, 'payment')).toContainText('You pay by invoice');
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await expectUnpaid(await wordsOf(page, '#charterform'));
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.locator('.charterform-status')).toContainText('Please pay $252.00.');
  await expect(page.locator('.charterform-status')).toContainText('Bank of Cheyenne');
  await expectUnpaid(await wordsOf(page, '.charterform-status'));

  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders`);
  await expectUnpaid(await wordsOf(page, '.wp-list-table tbody'));
  await page.locator('.wp-list-table .row-title, .wp-list-table tbody a').first().click();
  await expect(page.locator('.charterform-ledger tfoot')).toContainText('$252.00');
  await expectUnpaid(await wordsOf(page, '.charterform-ledger'));
  await expect(page.locator('#wpbody-content .wrap')).toContainText('Not paid yet');
  await expect(page.locator('#wpbody-content .wrap')).toContainText('Awaiting payment');
  await picture(page, 'shop-order', '#wpbody-content .wrap');

  // The visits of a site run its scheduled tasks; this one leaves that to us.
  await fetch(`${site.url}/wp-cron.php`);
  await expect
    .poll(
      () =>
        mails()
          .map(({ to }) => to)
          .sort(),
      { timeout: 30_000 },
    )
    .toEqual(['ada@okafor-lindqvist.example', 'admin@example.test']);
  const seconds = (Date.now() - start) / 1000;
  console.log(`From the activation to the first order with its mails: ${seconds.toFixed(0)} s`);
  expect(seconds).toBeLessThan(300);
  for (const { subject, message } of mails()) expectUnpaid(`${subject} ${message}`);
  expect(mails().find(({ to }) => to.startsWith('ada'))!.message).toContain('Bank of Cheyenne');
});

test('the log of PHP holds nothing of it', () => {
  expect(phpNotices(site.state)).toEqual([]);
});
