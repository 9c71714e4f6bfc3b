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
    window.print = () =>
      void document.documentElement.setAttribute('data-printed', String(Number(document.documentElement.dataset.printed ?? 0) + 1));
  });

test.use({ viewport: phone });

test.beforeEach(({ page }) => withoutDialog(page));

for (const [locale, print, heading, holds, nothing] of [
  [
    'en',
    'Print this quote',
    'Quote',
    /^These prices hold until /,
    'This is a quote. Nothing has been ordered, and nothing has been charged.',
  ],
  [
    'es',
    'Imprimir este presupuesto',
    'Presupuesto',
    /^Estos precios se mantienen hasta el /,
    'Esto es un presupuesto. No se ha pedido nada y no se ha cobrado nada.',
  ],
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
        .filter(
          (one) => one.checkVisibility() && !one.closest('.charterform-quote-sheet') && !one.querySelector('.charterform-quote-sheet'),
        )
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

const said = (page: Page) => page.locator('.charterform-side .charterform-quote [role="status"]').filter({ hasText: /./ });
const emailField = (page: Page) => page.locator('.charterform-side .charterform-quote-mail input');

for (const [locale, email, send, onItsWay] of [
  ['en', 'Email me this quote', 'Send the quote', /^The quote is on its way to grace@example\.com\./],
  ['es', 'Enviarme este presupuesto por correo', 'Enviar el presupuesto', /^El presupuesto va en camino a grace@example\.com\./],
] as const)
  test(`the order is mailed as a quote by keys, and nothing is ordered, in ${locale} (PLUS-08)`, async ({ page, host }) => {
    await openAt(page, 'payment', `${address}?locale=${locale}`);
    await expectTotal(page);
    const keys = keysOn(page);
    await keys.press(button(page, email));
    await expect(emailField(page)).toHaveValue('ada@okafor-lindqvist.example');
    await expectAccessible(page, `quote by mail ${locale}`);
    await emailField(page).fill('grace');
    await keys.press(button(page, send));
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, `no address ${locale}`);
    await emailField(page).fill('grace@example.com');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(onItsWay);
    await expectAccessible(page, `on its way ${locale}`);
    const { requests, orders } = await host.received();
    const [quote, ...more] = requests.filter(({ action }) => action === 'email_quote');
    expect(more).toEqual([]);
    expect(orders).toEqual([]);
    expect(quote!.answer).toEqual({ status: 200, body: { success: true } });
    expect(JSON.stringify(quote!.json['quoteData'])).not.toMatch(/Ada|Okafor|example\.com|Canary/);
  });

for (const [scenario, words, faults] of [
  [
    'quotes-fail',
    'We could not find out whether the quote was sent. Check your connection and try again.',
    [/could not be mailed/, /status of 500/],
  ],
  ['slow-quotes', /^The quote is on its way to ada@okafor-lindqvist\.example\./, []],
  ['wrong-quotes', 'We could not find out whether the quote was sent. Check your connection and try again.', [/could not be mailed/]],
  ['no-quotes', 'This site cannot email quotes. You can print the quote instead.', [/could not be mailed/, /status of 501/]],
  ['refused-quotes', 'This address gets no quotes. <b>Call us</b>.', []],
] as const)
  test(`what becomes of a quote by mail is said, and the address stays, with ${scenario} (PLUS-08)`, async ({ page, expectConsole }) => {
    for (const fault of faults) expectConsole(fault);
    await openAt(page, 'payment', `${address}?scenario=${scenario}`);
    await expectTotal(page);
    await button(page, 'Email me this quote').click();
    await button(page, 'Send the quote').click();
    if (scenario === 'slow-quotes') await expect(button(page, 'Sending the quote…')).toBeVisible();
    await expect(said(page)).toHaveText(words);
    await expect(emailField(page)).toHaveValue('ada@okafor-lindqvist.example');
    await expect(button(page, 'Print this quote')).toBeEnabled();
  });

test('before the last step, the quote is in the summary that the foot opens (PLUS-08)', async ({ page }) => {
  await openAt(page, 'contact', address);
  const inFoot = page.locator('.charterform-foot');
  await inFoot.locator('.charterform-collapsible > button').click();
  await inFoot.getByRole('button', { name: 'Print this quote' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sheet(page).locator('.charterform-quote-total')).toContainText(/\$\d/);
});
