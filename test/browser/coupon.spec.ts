import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { answers, button, fill, goOn, openAt, openPayment, submit, total } from './support/order-form';
import { phone } from './support/phone';

const address = (scenario = '') => `/pages/coupon${scenario && `?scenario=${scenario}`}`;
const box = (page: Page, place = '.charterform-side .charterform-summary') => page.locator(`${place} .charterform-coupon`);
const input = (page: Page) => box(page).getByRole('textbox');
const news = (page: Page) => page.locator('.charterform-hidden[role="status"]');
const lowers = 'Coupon SPRING takes $20.00 off your order.';
const cents = async (page: Page) => Number((await total(page).textContent())!.replace(/[$,.]/g, ''));

/** Enters a code and applies it. */
async function enter(page: Page, code: string) {
  await button(page, 'Add a coupon').click();
  await input(page).fill(code);
  await button(page, 'Apply').click();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [locale, words] of [
    [
      'en',
      { add: 'Add a coupon', remove: 'Remove the coupon SPRING', undo: 'Undo', lowers, refused: 'We cannot accept the coupon WINTER.' },
    ],
    [
      'es',
      {
        add: 'Agregar un cupón',
        remove: 'Quitar el cupón SPRING',
        undo: 'Deshacer',
        lowers: 'El cupón SPRING descuenta $20.00 de su pedido.',
        refused: 'No podemos aceptar el cupón WINTER.',
      },
    ],
  ] as const)
    test(`a coupon is added, removed and brought back by keys alone, and kept over a reload, in ${locale} (PLUS-02)`, async ({ page }) => {
      await page.goto(`/pages/coupon?locale=${locale}&fill=payment`);
      const keys = keysOn(page);
      await expect(total(page)).toHaveText(/^\$\d/);
      const before = await cents(page);
      await keys.press(button(page, words.add));
      await page.keyboard.press('Tab');
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('winter');
      await page.keyboard.press('Enter');
      await expect(box(page)).toContainText(words.refused);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, `refused in ${locale}`);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(' sPring');
      await page.keyboard.press('Enter');
      await expect(box(page).getByText(words.lowers)).toBeFocused();
      expect(await cents(page)).toBe(before - 2000);
      await expectAccessible(page, `added in ${locale}`);
      await keys.press(button(page, words.remove));
      await expect(button(page, words.undo)).toBeFocused();
      expect(await cents(page)).toBe(before);
      await page.keyboard.press('Enter');
      await expect(box(page).getByText(words.lowers)).toBeFocused();
      await page.goto(`/pages/coupon?locale=${locale}`);
      await expect(box(page)).toContainText(words.lowers);
      await expect.poll(() => cents(page)).toBe(before - 2000);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

  test('the summary that the foot opens has the box too, and what is added there counts everywhere (PLUS-02)', async ({ page }) => {
    await openAt(page, 'people', address());
    const foot = page.locator('.charterform-collapsible');
    await foot.getByRole('button').first().click();
    await foot.getByRole('button', { name: 'Add a coupon' }).click();
    await foot.getByRole('textbox').fill('spring');
    await foot.getByRole('textbox').press('Enter');
    await expect(foot).toContainText(lowers);
    await expect(news(page).filter({ hasText: 'We added the coupon SPRING.' })).toHaveCount(1);
    await expectAccessible(page, 'the foot');
    await page.keyboard.press('Escape');
    await expect(total(page)).toHaveText(/^\$\d/);
  });
});

test('a coupon of the address is in the order, which is taken at its price, line by line (PLUS-02, SHOP-05)', async ({ page, host }) => {
  await openPayment(page, `${address()}?coupon=spring`);
  await expect(box(page)).toContainText(lowers);
  const shown = await cents(page);
  await fill(page, answers.payment);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
  const [order] = (await host.received()).orders;
  expect(order!.ledger!.reduce((sum, row) => sum + row.cents, 0)).toBe(shown);
  expect(order!.ledger).toContainEqual(expect.objectContaining({ kind: 'coupon', cents: -2000 }));
});

for (const [scenario, told, faults] of [
  ['coupons-fail', 'We could not check the coupon SPRING. Please try again.', [/could not be checked/, /500/]],
  ['slow-coupons', 'We could not check the coupon SPRING. Please try again.', [/could not be checked/]],
  ['wrong-coupons', 'We could not check the coupon SPRING. Please try again.', [/could not be checked/, /malformed coupon/]],
  ['coupons-gone', 'We cannot accept the coupon SPRING.', []],
] as const)
  test(`a coupon that is not found stops nobody, with ${scenario} (PLUS-02)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await page.goto(address(scenario));
    await fill(page, answers.company);
    await enter(page, 'SPRING');
    await expect(box(page)).toContainText(told, { timeout: 8000 });
    await goOn(page, 'people');
  });

test('a coupon that the host says more of than its price gives is asked about before anything is charged (PLUS-02, SHOP-06)', async ({
  page,
  host,
}) => {
  await openPayment(page, address('generous-coupons'));
  await fill(page, answers.payment);
  await enter(page, 'SPRING');
  await expect(box(page)).toContainText('Coupon SPRING takes $35.00 off your order.');
  const shown = await cents(page);
  await submit(page);
  const question = page.getByRole('dialog', { name: 'The price has changed' });
  await expect(question).toBeVisible();
  expect((await host.received()).orders).toHaveLength(0);
  await question.getByRole('button', { name: /^Order for/ }).click();
  await expect(page.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
  const [order] = (await host.received()).orders;
  expect(order!.ledger!.reduce((sum, row) => sum + row.cents, 0)).toBe(shown + 1500);
});
