import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { answers, button, field, fill, lines, openAt, step, submit, total } from './support/order-form';
import { phone } from './support/phone';

const address = (scenario = '') => `/pages/packages${scenario && `?scenario=${scenario}`}`;
const card = (page: Page, name: string) =>
  page
    .locator('#charterform .charterform-card')
    .filter({ has: page.locator('[name="package"]') })
    .filter({ hasText: name });
const prices = (page: Page, name: string) => card(page, name).locator('.charterform-price b');
const open = (page: Page, scenario?: string) => page.goto(address(scenario));

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [locale, first, later] of [
    ['en', 'first year', 'each later year'],
    ['es', 'primer año', 'cada año posterior'],
  ] as const)
    test(`a package is chosen by keys alone, in ${locale}, and the total is what its card says (PLUS-01)`, async ({ page }) => {
      await page.goto(`/pages/packages?locale=${locale}`);
      const keys = keysOn(page);
      await fill(page, { 'companyInformation.state': 'WY', package: '71002' }, keys);
      // 299.00 + 4.00 of surcharge + 100.00 for the state; then agent and mail forwarding, 125.00 + 240.00.
      await expect(prices(page, 'Standard')).toHaveText(['$403.00', '$365.00']);
      await expect(card(page, 'Standard')).toContainText(first);
      await expect(card(page, 'Standard')).toContainText(later);
      await expect(total(page)).toHaveText('$403.00');
      await page.keyboard.press('ArrowDown');
      await expect(field(page, 'package', '71003')).toBeFocused();
      await expect(total(page)).toHaveText((await prices(page, 'Complete').first().textContent())!);
      await expectAccessible(page, `packages in ${locale}`);
    });

  test('both prices are equally large, and nothing is wider than the phone (PLUS-01)', async ({ page }) => {
    for (const path of [address(), '/pages/packages-table']) {
      await page.goto(path);
      await fill(page, { 'companyInformation.state': 'NV' });
      await expect(prices(page, 'Starter')).toHaveText(['$594.00', '$125.00']);
      const sizes = await prices(page, 'Starter').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
      expect(new Set(sizes).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await expect(page.getByRole('table', { name: 'What is in each package' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Corporate Seal Not included Not included Included$/ })).toBeVisible();
    await expectAccessible(page, 'the table');
  });
});

test('a package stands in one row of cards, its prices on one line (PLUS-01)', async ({ page }) => {
  await open(page);
  await fill(page, { 'companyInformation.state': 'WY' });
  await expect(prices(page, 'Complete').first()).toBeVisible();
  const boxes = await page.locator('.charterform-prices').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(boxes.map(Math.round)).size).toBe(1);
});

test('where prices fail to load the cards are there without any (PLUS-01)', async ({ page, expectConsole }) => {
  expectConsole(/Loading .* failed|500/);
  await open(page, 'failing-catalogue');
  await fill(page, { 'companyInformation.state': 'WY' });
  await expect(card(page, 'Starter')).toBeVisible();
  await expect(page.locator('#charterform')).toContainText('The prices come once we know what you order and where.');
  await expect(prices(page, 'Starter')).toHaveCount(0);
});

test('an order of a package is taken at the price of its card, line by line (PLUS-01, SHOP-05)', async ({ page, host }) => {
  await openAt(page, 'payment', address());
  await button(page, 'Back').click();
  await expect(lines(page).filter({ hasText: 'Starter' })).toHaveCount(1);
  const shown = await total(page).textContent();
  await button(page, 'Continue').click();
  await expect(step(page, 'payment')).toBeVisible();
  await fill(page, answers.payment);
  await submit(page);
  // The page of the order that the form leads to.
  await expect(page.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText(shown!);
  const [order] = (await host.received()).orders;
  expect(order!.ledger!.reduce((sum, { cents }) => sum + cents, 0)).toBe(Number(shown!.replace(/[$,.]/g, '')));
  expect(order!.ledger!.map(({ name }) => name)).toContain('Starter');
});
