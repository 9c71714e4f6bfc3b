import type { Locator, Page } from '@playwright/test';
import { button, field, openAt, pageConfig } from './support/order-form';
import { expect, test } from './support/pages';

const paymentOnly = { ...pageConfig, steps: [{ key: 'payment', title: 'Payment', sections: [{ modules: [{ id: 'Card' }] }] }] };
const number = (page: Page) => field(page, 'card.number');
const phone = (page: Page) => field(page, 'contactInformation.phone');
const email = (page: Page) => field(page, 'accountInformation.email');

async function openContact(page: Page): Promise<void> {
  await openAt(page, 'contact');
}

/** Copies the text elsewhere on the page and pastes it as a visitor does. */
async function paste(page: Page, control: Locator, text: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await expect(control).toBeFocused();
  await page.keyboard.press('ControlOrMeta+V');
}

async function select(control: Locator, from: number, to = from): Promise<void> {
  await control.focus();
  await control.evaluate((input: HTMLInputElement, [start, end]) => input.setSelectionRange(start!, end!), [from, to]);
}

const caret = (control: Locator) => control.evaluate((input: HTMLInputElement) => input.selectionStart);

/** What a browser or a password manager does to a field: the value is there at once, and an event says so. */
const autofill = (control: Locator, text: string) =>
  control.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

test('a card number keeps every digit of a paste, however it is written (CARD-02, CARD-03)', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  for (const [pasted, shown] of [
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['  4111 - 1111 - 1111 - 1111\n', '4111 1111 1111 1111'],
    ['3782.822463.10005', '3782 822463 10005'],
  ] as const) {
    await select(number(page), 0, 99);
    await paste(page, number(page), pasted);
    await expect(number(page)).toHaveValue(shown);
    expect(await caret(number(page))).toBe(shown.length);
  }
  await expect(number(page)).toHaveAttribute('maxlength', '19');
});

test('a card number is pasted into and deleted in its middle with the caret kept', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  await number(page).fill('41111111');
  await select(number(page), 2);
  await paste(page, number(page), '99');
  await expect(number(page)).toHaveValue('4199 1111 11');
  expect(await caret(number(page))).toBe(5);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(number(page)).toHaveValue('4191 1111 1');
  expect(await caret(number(page))).toBe(3);
  await select(number(page), 4);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(number(page)).toHaveValue('4191 1111');
  expect(await caret(number(page))).toBe(5);
});

test('the groups and the type of a card change with its first digits (CARD-03, CARD-05)', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  const type = page.locator('.charterform-card-type');
  await number(page).pressSequentially('411111');
  await expect(number(page)).toHaveValue('4111 11');
  await expect(type).toHaveText('Visa');
  await select(number(page), 0, 1);
  await page.keyboard.press('3');
  await expect(number(page)).toHaveValue('3111 11');
  await expect(type).toHaveCount(0);
  await select(number(page), 1, 2);
  await page.keyboard.press('7');
  await page.keyboard.press('End');
  await page.keyboard.type('111111111');
  await expect(number(page)).toHaveValue('3711 111111 11111');
  await expect(type).toHaveText('American Express');
});

test('a phone number takes the place of another by paste, country code or not (FIELD-05)', async ({ page }) => {
  await openContact(page);
  await phone(page).focus();
  await paste(page, phone(page), '+1 (307) 555-0132');
  await expect(phone(page)).toHaveValue('(307) 555-0132');
  await select(phone(page), 1, 4);
  await paste(page, phone(page), '212');
  await expect(phone(page)).toHaveValue('(212) 555-0132');
  expect(await caret(phone(page))).toBe(4);
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Delete');
  await expect(phone(page)).toHaveValue('(212');
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Backspace');
  await expect(phone(page)).toHaveValue('');
});

test('what a browser fills in is masked, and blanks around an email are gone (FIELD-02, FIELD-05)', async ({ page }) => {
  await openContact(page);
  await autofill(phone(page), '+13075550132');
  await expect(phone(page)).toHaveValue('(307) 555-0132');
  await email(page).focus();
  await paste(page, email(page), ' \u00a0ada@okafor.example  ');
  await phone(page).focus();
  await expect(email(page)).toHaveValue('ada@okafor.example');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await button(page, 'Continue').click();
  await expect(page.locator('.charterform-errors').getByText(/email|Phone/)).toHaveCount(0);
});

for (const address of ['ann@münchen.de', 'ann@例え.jp', 'ann@उदाहरण.परीक्षा', 'ann@xn--mnchen-3ya.de']) {
  test(`an email with the domain of ${address} is accepted, typed or pasted (RULE-05)`, async ({ page }) => {
    await page.goto('/forms/ContactForm');
    const box = field(page, 'contact.email');
    await box.pressSequentially(address);
    await page.keyboard.press('Tab');
    await expect(box).not.toHaveAttribute('aria-invalid');
    const typed = await box.inputValue();
    await box.fill('');
    await box.focus();
    await paste(page, box, `\u202a\u200b ${address.replace('@', '\u200b@')}\u0007\u202c`);
    await page.keyboard.press('Tab');
    // What is typed, Chromium writes as xn-- itself.
    expect([typed, address]).toContain(await box.inputValue());
    await expect(box).not.toHaveAttribute('aria-invalid');
  });
}

test('a phone number of another country stays as it is typed, in the middle too (FIELD-21)', async ({ page }) => {
  await page.goto('/forms/ContactForm');
  const box = field(page, 'contact.phone');
  await box.pressSequentially('+49 30 124567');
  await select(box, 9);
  await page.keyboard.type('3');
  await expect(box).toHaveValue('+49 30 1234567');
  expect(await caret(box)).toBe(10);
  await page.keyboard.press('Tab');
  await expect(box).not.toHaveAttribute('aria-invalid');
  await box.fill('');
  await box.pressSequentially('+13075550142');
  await expect(box).toHaveValue('(307) 555-0142');
});

test('a filled-in card number is masked and accepted (CARD-02)', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  await autofill(number(page), '4111111111111111');
  await expect(number(page)).toHaveValue('4111 1111 1111 1111');
  await number(page).focus();
  await field(page, 'card.cvc').focus();
  await expect(number(page)).not.toHaveAttribute('aria-invalid');
});

test('a generated password is seen, kept out of the storage and accepted (PASS-04)', async ({ page }) => {
  await openContact(page);
  const password = field(page, 'accountInformation.password');
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, 'Generate Password').click();
  await expect(password).toHaveAttribute('type', 'text');
  const generated = await password.inputValue();
  expect(generated).toHaveLength(12);
  await expect(page.locator('.charterform-checklist li:not([data-met])')).toHaveCount(0);
  await button(page, 'Generate Password').click();
  expect(await password.inputValue()).not.toBe(generated);
  const last = await password.inputValue();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of [generated, last]) expect(stored).not.toContain(secret);
});
