import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { button, expectTotal, openAt, total } from './support/order-form';
import { phone } from './support/phone';

const address = '/pages/quote';
const sheet = (page: Page) => page.locator('.charterform-quote-sheet');

/** The browser's print dialog stops a page until it is closed. */
const withoutDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', String(Number(document.documentElement.dataset.printed ?? 0) + 1));
  });

test.use({ viewport: phone });

test.beforeEach(({ page }) => withoutDialog(page));

for (const [locale, print, heading, holds, nothing] of [
  ['en', 'Print this quote', 'Quote', /^These prices hold until /, 'This is a quote. Nothing has been ordered, and nothing has been charged.'],
  ['es', 'Imprimir este presupuesto', 'Presupuesto', /^Estos precios se mantienen hasta el /, 'Esto es un presupuesto. No se ha pedido nada y no se ha cobrado nada.'],
] as const)
  test(`the order is printed as a quote by keys, without the rest of the page, in ${locale} (PLUS-08)`, async ({ page }) => {
    await openAt(page, 'payment', `${address}?locale=${locale}`);
    await expectTotal(page);
    const shown = (await total(page).textContent())!;
    await expectAccessible(page, `quote ${locale}`);
    await keysOn(page).press(button(page, print));
    await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
    await expect(sheet(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(sheet(page)).toContainText(holds.source.slice(1));
    await expect(sheet(page)).toContainText(nothing);
    await expect(sheet(page).locator('.charterform-quote-total')).toContainText(shown);
    const visible = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((one) => one.checkVisibility() && !one.closest('.charterform-quote-sheet') && !one.querySelector('.charterform-quote-sheet'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(visible).toEqual([]);
    expect(await sheet(page).locator('button, input, a, select').count()).toBe(0);
    await expectAccessible(page, `printed quote ${locale}`);
    // The visitor is back at the page.
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Shift');
    await expect(sheet(page)).toHaveCount(0);
    expect(await page.locator('[data-charterform-printed], [data-charterform-unprinted]').count()).toBe(0);
    await expect(button(page, print)).toBeFocused();
  });
