import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { answers, button, cardNumber, field, fill, notice, openPayment, securityCode, submit, total } from './support/order-form';
import { followLink } from './support/fill';
import { expect, test } from './support/fixtures';
import { expectOneOrder } from './support/received';

const welcome = '**/welcome?*';
const links = (page: Page) => page.locator('.charterform-errors').getByRole('link');

/** Opens the page whose provider draws number and code, and answers all that the form itself asks, up to the last click. */
async function fillOwnFields(page: Page): Promise<void> {
  await openPayment(page, '/pages/hosted-fields');
  const { 'card.number': _number, 'card.cvc': _code, ...own } = answers.payment;
  await fill(page, own);
  await expect(total(page)).toHaveText('$368.00');
}

/** The provider's input, in its frame. */
const hosted = (page: Page, label: string) => page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox', { name: label });

test('a card is posted where the page asks for it, with nothing of it in an address (CARD-08, CARD-12, CARD-13)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The tokenizer refused the card/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await openPayment(page, '/pages/post-card');
  await fill(page, { ...answers.payment, 'card.number': '4000000000000002' });
  await submit(page);
  await expect(notice(page)).toContainText('Payment method declined');
  await field(page, 'card.number').fill(cardNumber);
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
  expect(requests.filter((request) => /^POST .*:\d+\/v1\/cards$/.test(request))).toHaveLength(2);
  expect(requests.filter((request) => /4111|4000000000000002|tokenizer\.html/.test(request))).toEqual([]);
});

test('number and code are fields of the provider, with label, error and focus of the form (CARD-02, CARD-04, CARD-11)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The tokenizer refused the card/);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/cards')) posts.push(request.postData() ?? '');
  });
  await fillOwnFields(page);
  await expect(hosted(page, 'Card number')).toBeVisible();
  await submit(page);
  await expect(links(page)).toHaveText(['Card number is required', 'Security code is required']);
  // axe calls into frames of its own origin only.
  expectConsole(/target origin provided/);
  await expectAccessible(page, 'refused hosted fields');
  await followLink(links(page).first());
  await expect(hosted(page, 'Card number')).toBeFocused();
  const group = page.getByRole('group', { name: 'Card number' });
  await expect(group).toHaveCSS('outline-style', 'solid');
  await page.keyboard.type('411111111111111');
  await page.locator('label', { hasText: 'Security code' }).click();
  await expect(hosted(page, 'Security code')).toBeFocused();
  await expect(group).toHaveAccessibleDescription('Card number is not valid');
  await expect(group).toHaveCSS('outline-style', 'none');
  await page.keyboard.type(securityCode);
  await hosted(page, 'Card number').press('End');
  await page.keyboard.type('1');
  await expect(group).toHaveAccessibleDescription('');

  await hosted(page, 'Card number').fill('4000000000000002');
  await submit(page);
  await expect(notice(page)).toContainText('Payment method declined');
  await hosted(page, 'Card number').fill(cardNumber);
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
  expect(posts.map((post) => JSON.parse(post).card)).toMatchObject([
    { number: '4000000000000002', cvc: securityCode },
    { number: cardNumber, first_name: answers.payment['card.first_name'] },
  ]);
  expect(JSON.stringify(await host.received())).not.toContain(cardNumber);
});

test('a provider that does not come leaves words in place of its fields, and the console says why (ERR-01)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|The request "card\.(number|cvc)" failed/);
  await page.route('**/charterform.payment.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openPayment(page, '/pages/hosted-fields');
  const error = page.locator('.charterform-field', { hasText: 'Card number' }).locator('.charterform-error');
  await expect(error).toContainText('An error has occurred. Please refresh and try again.');
  await expect(button(page, 'Submit Order')).toBeEnabled();
});
