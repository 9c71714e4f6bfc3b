import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startHost, type StartedHost } from '../host/command/run-host';
import { answersWithoutPassword as answers } from '../wordpress/support/order';
import { axeScript, expectAccessible } from './support/axe';
import { arriveAt, fill } from './support/fill';
import { button, confirmation, lines, submit, total } from './support/order-form';

let host: StartedHost;
const folder = mkdtempSync(join(tmpdir(), 'charterform-browser-'));

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  host = await startHost([folder, '--demo'], { SHOP_NAME: 'Peak Filings', PAYMENT_INSTRUCTIONS: 'Bank of Cheyenne\nIBAN XX12 3456 7890' });
});

test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** With `PICTURES=<folder>` what the test looks at is kept there. */
async function picture(page: Page, name: string) {
  if (process.env.PICTURES)
    await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`), fullPage: true, animations: 'disabled' });
}

for (const { name, width, colorScheme } of [
  { name: 'wide', width: 1280, colorScheme: 'light' },
  { name: 'narrow', width: 390, colorScheme: 'dark' },
] as const) {
  test(`a visitor orders a Wyoming LLC by invoice on the page of a new shop, ${name} (SHOP-09, SHOP-11, PAY-03)`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    // Ahead: the policy of the page takes no script of ours.
    await page.addInitScript({ path: axeScript });
    const faults: string[] = [];
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && faults.push(message.text())));
    page.on('pageerror', (error) => void faults.push(error.message));

    await page.goto(`${host.url}/order`);
    await expect(page.getByRole('note')).toContainText('Its prices are made up');
    await fill(page, { 'companyInformation.state': 'WY' });
    await expect(total(page)).toHaveText('$252.00');
    await expect(lines(page).filter({ hasText: 'fee' }).first()).toContainText('$104.00');
    await picture(page, `form-${name}`);
    await expectAccessible(page, 'the page of the form', 'body');
    await fill(page, answers.company);
    for (const key of ['people', 'contact', 'optional-items', 'payment'] as const) {
      await button(page, 'Continue').click();
      await arriveAt(page, key);
      if (key === 'people' || key === 'contact') await fill(page, answers[key]);
    }
    await submit(page);
    await expect(confirmation(page)).toBeVisible();
    expect(await confirmation(page).innerText()).not.toMatch(/\bpaid\b/i);
    await picture(page, `after-${name}`);
    await expectAccessible(page, 'the confirmation', 'body');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole('link', { name: 'See your order' }).click();
    await page.waitForURL('**/order-status/**');
    await expect(page.locator('body')).toContainText('$252.00');
    await expect(page.locator('body')).toContainText('Bank of Cheyenne');
    await picture(page, `status-${name}`);
    await expectAccessible(page, 'the page of the order', 'body');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await page.close();
  });
}
