import type { Page } from '@playwright/test';
import { Stripe } from 'stripe';
import { startFakeStripe, type FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import { expect, test as base } from './support/fixtures';

const test = base.extend<{ fake: FakeStripe }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
  fake: async ({}, use) => {
    const fake = await startFakeStripe();
    await use(fake);
    await fake.close();
  },
});

const frameOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const challengeOf = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');

/** A page of the shop's origin with a mounted Payment Element; `window.shop` holds what the page has of it. */
async function openBox(page: Page, fake: FakeStripe) {
  await page.goto('/thank-you');
  await page.addScriptTag({ url: `${fake.url}/endive/stripe.js` });
  await page.evaluate(async (key) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="box"></div>');
    const stripe = Reflect.get(window, 'Stripe')(key);
    const elements = stripe.elements({ mode: 'payment', amount: 19_800, currency: 'usd' });
    const element = elements.create('payment');
    const states: unknown[] = [];
    element.on('change', ({ empty, complete }: object & { empty: boolean; complete: boolean }) => states.push({ empty, complete }));
    const ready = new Promise((resolve) => element.once('ready', resolve));
    element.mount('#box');
    await ready;
    Object.assign(window, { shop: { stripe, elements, element, states } });
  }, fake.publicKey);
}

async function typeCard(page: Page, number: string) {
  const frame = frameOf(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').pressSequentially('0434');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('ZIP code').fill('82801');
}

/** Calls with the page's `shop`; the answer as JSON. */
const inShop = (page: Page, code: string) =>
  page.evaluate<Record<string, Record<string, unknown>> & object[]>(`(async ({ stripe, elements, element, states }) => ${code})(shop)`);

async function tokenOf(page: Page): Promise<string> {
  expect(await inShop(page, 'elements.submit()')).toEqual({ selectedPaymentMethod: 'card' });
  const { confirmationToken } = await inShop(page, 'stripe.createConfirmationToken({ elements })');
  return confirmationToken?.id as string;
}

const charge = (fake: FakeStripe, confirmation_token: string) =>
  new Stripe(fake.secretKey, { host: '127.0.0.1', port: fake.port, protocol: 'http' }).paymentIntents.create({
    amount: 19_800,
    currency: 'usd',
    confirm: true,
    confirmation_token,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });

test('a card in the frame becomes a token that pays, and the page never holds the card (PAY-06)', async ({ page, fake }) => {
  await openBox(page, fake);
  await typeCard(page, '4242424242424242');
  // The frame tells the page of its state by a message.
  await expect.poll(async () => (await inShop(page, 'states')).at(-1)).toEqual({ empty: false, complete: true });
  const id = await tokenOf(page);
  expect(await charge(fake, id)).toMatchObject({ status: 'succeeded', amount: 19_800 });
  // A port of the fake may have these four digits.
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/4242 ?4242/);
});

test('the frame says what is missing, and follows the amount (PAY-06)', async ({ page, fake }) => {
  await openBox(page, fake);
  const frame = frameOf(page);
  await expect(frame.getByText('total $198.00')).toBeVisible();
  await inShop(page, 'elements.update({ amount: 25000 })');
  await expect(frame.getByText('total $250.00')).toBeVisible();
  expect(await inShop(page, 'elements.submit()')).toMatchObject({ error: { type: 'validation_error', code: 'incomplete_number' } });
  await expect(frame.getByText('Your card number is incomplete.')).toBeVisible();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await typeCard(page, '4242424242424241');
  expect(await inShop(page, 'elements.submit()')).toMatchObject({ error: { code: 'invalid_number' } });
  await expect(inShop(page, 'stripe.createConfirmationToken({ elements })')).rejects.toThrow('elements.submit() must be called');
});

test('a declined card is declined when it is charged (PAY-06)', async ({ page, fake }) => {
  await openBox(page, fake);
  await typeCard(page, '4000000000000002');
  await expect(charge(fake, await tokenOf(page))).rejects.toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
});

test('3-D Secure is asked for in a dialog, by keyboard (PAY-06)', async ({ page, fake }) => {
  await openBox(page, fake);
  await typeCard(page, '4000002500003155');
  const { client_secret, status } = await charge(fake, await tokenOf(page));
  expect(status).toBe('requires_action');
  const answer = inShop(page, `stripe.handleNextAction({ clientSecret: '${client_secret}' })`);
  await expect(challengeOf(page).getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await answer).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await inShop(page, `stripe.retrievePaymentIntent('${client_secret}')`)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  await expect(inShop(page, `stripe.handleNextAction({ clientSecret: '${client_secret}' })`)).rejects.toThrow('requires_action');
});

test('3-D Secure that fails charges nothing (PAY-06)', async ({ page, fake }) => {
  await openBox(page, fake);
  await typeCard(page, '4000002500003155');
  const { client_secret } = await charge(fake, await tokenOf(page));
  const answer = inShop(page, `stripe.handleNextAction({ clientSecret: '${client_secret}' })`);
  await challengeOf(page).getByRole('button', { name: 'Fail' }).click();
  expect(await answer).toMatchObject({ error: { code: 'payment_intent_authentication_failure' } });
  expect(fake.charges()).toHaveLength(0);
});

test('the Checkout page is paid by keyboard, and fits a phone (PAY-04)', async ({ page, fake, host }) => {
  const stripe = new Stripe(fake.secretKey, { host: '127.0.0.1', port: fake.port, protocol: 'http' });
  const { url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 19_800, product_data: { name: 'Wyoming LLC '.repeat(12) } }, quantity: 1 }],
    success_url: `${host.url}/thank-you?session={CHECKOUT_SESSION_ID}`,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thank-you?session=cs_test_*');
  expect(fake.charges()).toMatchObject([{ amount: 19_800, paid: true }]);
});
