import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { answers, button, field, fill, openAt, pageConfig, prepareOrder, submit } from './support/order-form';
import { expect, test } from './support/pages';

const links = (page: Page) => page.locator('.charterform-errors').getByRole('link');
const number = (page: Page) => field(page, 'card.number');

/** The payment step by itself. */
const paymentOnly = {
  ...pageConfig,
  steps: [{ key: 'payment', title: 'Payment', sections: [{ modules: [{ id: 'Card' }, { id: 'BillingAddress' }] }] }],
};

test('names, number, expiry and code of the card are required (CARD-01)', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  await submit(page);
  await expect(links(page)).toHaveText([
    'Card number is required',
    'Expiry date is required',
    'Security code is required',
    'First name on card is required',
    'Last name on card is required',
  ]);
});

test('a card number is grouped key by key, and can be mended in its middle (CARD-03)', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  const type = async (digits: string, shown: string) => {
    await number(page).fill('');
    await number(page).pressSequentially(digits);
    await expect(number(page)).toHaveValue(shown);
  };
  await type('4111111111111111', '4111 1111 1111 1111');
  await type('378282246310005', '3782 822463 10005');
  // Nothing is cut: a number that is too long stays whole, and is refused in words.
  await type('4111111111111111999', '4111111111111111999');
  await type('378282246310005999', '3782 822463 10005999');
  await type('341111111111111', '3411 111111 11111');
  await type('3511111111111111', '3511 1111 1111 1111');

  await type('41111111111111', '4111 1111 1111 11');
  await number(page).press('Home');
  for (let moves = 0; moves < 2; moves++) await number(page).press('ArrowRight');
  await number(page).pressSequentially('23');
  await expect(number(page)).toHaveValue('4123 1111 1111 1111');
  expect(await number(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  await number(page).press('End');
  for (let presses = 0; presses < 19; presses++) await number(page).press('Backspace');
  await expect(number(page)).toHaveValue('');
});

test('a pasted number keeps its digits', async ({ page, ownPages }) => {
  await page.goto(ownPages.write('payment', paymentOnly));
  await number(page).focus();
  await page.keyboard.insertText('4111-1111-1111-1111');
  await expect(number(page)).toHaveValue('4111 1111 1111 1111');
});

test('a billing address of its own is asked and checked only when chosen, and sent (CARD-06)', async ({ page, host }) => {
  await prepareOrder(page);
  await expect(field(page, 'billing.address.line1')).toHaveCount(0);
  await fill(page, { 'billing.different': 'true' });
  await submit(page);
  await expect(links(page)).toHaveText(['Street address is required', 'City is required', 'State is required', 'Zip code is required']);
  await fill(page, {
    'billing.address.line1': '5 High Street',
    'billing.address.city': 'Columbus',
    'billing.address.state': 'OH',
    'billing.address.zip': '43004',
  });
  await fill(page, { 'billing.different': 'false' });
  await expect(field(page, 'billing.address.line1')).toHaveCount(0);
  await fill(page, { 'billing.different': 'true' });
  await expect(field(page, 'billing.address.city')).toHaveValue('Columbus');
  await submit(page);
  await page.waitForURL('**/welcome?*');
  const { addresses, payment } = (await host.received()).orders[0]!.signupData as Record<'addresses' | 'payment', unknown>;
  const billed = { line1: '5 High Street', city: 'Columbus', country: 'US' };
  expect(addresses).toEqual([
    expect.objectContaining({ kind: 'primary', line1: '2120 Capitol Avenue' }),
    { kind: 'billing', label: 'Billing Address', ...billed, state_province_region: 'OH', zip_postal_code: '43004' },
  ]);
  expect(payment).toMatchObject({ billing_address: { ...billed, state: 'OH', zipcode: '43004' } });
});

test('every field of a person and a card tells the browser what it is for', async ({ page }) => {
  await openAt(page, 'contact');
  const tokens = (names: readonly string[]) => Promise.all(names.map((name) => field(page, name).getAttribute('autocomplete')));
  const contact = ['firstName', 'lastName', 'phone', 'line1', 'city', 'state', 'zip', 'country'].map(
    (name) => `contactInformation.${name}`,
  );
  expect(await tokens([...contact, 'accountInformation.email', 'accountInformation.password'])).toEqual([
    'given-name',
    'family-name',
    'tel',
    'address-line1',
    'address-level2',
    'address-level1',
    'postal-code',
    'country',
    'email',
    'new-password',
  ]);
  await fill(page, answers.contact);
  await button(page, 'Continue').click();
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
  const card = ['number', 'exp_month', 'cvc', 'first_name', 'last_name'].map((name) => `card.${name}`);
  expect(await tokens(card)).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-given-name', 'cc-family-name']);
});
