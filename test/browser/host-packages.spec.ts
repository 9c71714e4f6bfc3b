import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startHost, type StartedHost } from '../host/command/run-host';
import { answersWithoutPassword as answers } from '../wordpress/support/order';
import { axeScript, expectAccessible } from './support/axe';
import { arriveAt, fill } from './support/fill';
import { keysOn } from './support/keys';
import { button, confirmation, field, lines, submit, total } from './support/order-form';

let host: StartedHost;
const folder = mkdtempSync(join(tmpdir(), 'charterform-browser-'));
const password = 'a password of the owner';

test.beforeAll(async () => {
  host = await startHost([folder, '--demo'], { SHOP_NAME: 'Peak Filings', ADMIN_PASSWORD: password });
});

test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** With `PICTURES=<folder>` what the test looks at is kept there, wide, narrow and dark. */
async function picture(page: Page, name: string) {
  if (!process.env.PICTURES) return;
  const before = page.viewportSize()!;
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'light'],
    [1280, 'dark'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(process.env.PICTURES, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}

/** A screen of the admin is accessible, and no wider than the window. */
async function expectGood(page: Page, name: string) {
  await picture(page, name);
  await expectAccessible(page, name, 'body');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function addPackage(page: Page, name: string, price: string, extras: string) {
  await page.getByRole('link', { name: 'Add a package' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Price in dollars').fill(price);
  await page.getByRole('checkbox', { name: 'Registered Agent, 1 year' }).check();
  await page.getByLabel('What else is in it').fill(extras);
  await expectGood(page, `package-form-${name}`);
  await page.getByRole('button', { name: 'Save the package' }).click();
}

test('an owner makes packages and promises, and a visitor chooses one by keys on a phone and orders it (SHOP-13, SHOP-14, PLUS-01)', async ({
  browser,
}) => {
  const owner = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await owner.addInitScript({ path: axeScript });
  await owner.goto(`${host.url}/admin/products/packages`);
  await owner.getByLabel('Name').fill('admin');
  await owner.getByLabel('Password').fill(password);
  await owner.getByRole('button', { name: 'Log in' }).click();
  await expect(owner.getByText('There is no package yet.')).toBeVisible();
  await expectGood(owner, 'no-packages');
  await addPackage(owner, 'Starter', '99', 'Online account');
  await owner.getByRole('link', { name: 'Add a package' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('starter');
  await owner.getByLabel('Price in dollars').fill('49,50');
  await owner.getByRole('button', { name: 'Save the package' }).click();
  await expect(owner.getByRole('alert')).toContainText('Another package has this name.');
  await expect(owner.getByLabel('Price in dollars')).toHaveAttribute('aria-invalid', 'true');
  await expectGood(owner, 'package-faults');
  await owner.getByRole('link', { name: 'Back without saving' }).click();
  await addPackage(owner, 'Complete', '139.50', 'Online account\nA call with our team');
  await owner.getByLabel('Show packages').selectOption('cards');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByRole('button', { name: 'Move up Complete' }).click();
  await expect(owner.getByRole('heading', { level: 2 })).toHaveText(['How visitors see them', 'Complete', 'Starter']);
  await expectGood(owner, 'packages');
  await owner.getByRole('link', { name: 'Delete… Starter' }).click();
  await expectGood(owner, 'package-delete');
  await owner.getByRole('link', { name: 'Keep it' }).click();
  await owner.goto(`${host.url}/admin/settings#extras`);
  await owner.getByLabel('Promises beside the total').fill('Your money back within 30 days.');
  await owner.getByLabel('A table compares what the order costs in each state').check();
  await owner.locator('#extras').getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('status')).toContainText('The settings were saved.');
  await expectGood(owner, 'settings');

  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.addInitScript({ path: axeScript });
  const faults: string[] = [];
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && faults.push(message.text())));
  page.on('pageerror', (error) => void faults.push(error.message));
  await page.goto(`${host.url}/order`);
  await fill(page, { ...answers.company, package: 'package-1' }, keysOn(page));
  // $99.00 for the package, and $104.00 for Wyoming.
  await expect(total(page)).toHaveText('$203.00');
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'package', 'package-2')).toBeFocused();
  await expect(total(page)).toHaveText('$243.50');
  await expect(lines(page).filter({ hasText: 'Complete' })).toHaveCount(1);
  await expect(page.getByText('Your money back within 30 days.').first()).toBeAttached();
  await picture(page, 'order');
  await expectAccessible(page, 'the form with packages', 'body');
  for (const key of ['people', 'contact', 'payment'] as const) {
    await button(page, 'Continue').click();
    await arriveAt(page, key);
    if (key !== 'payment') await fill(page, answers[key]);
  }
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.waitForURL('**/order-status/**');
  await expect(page.locator('body')).toContainText('$243.50');
  await expect(page.locator('body')).toContainText('Complete');
  expect(faults).toEqual([]);
});
