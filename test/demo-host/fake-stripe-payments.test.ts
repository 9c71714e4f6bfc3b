import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startStripe, type RunningStripe } from './start-stripe';

let shop: RunningStripe;
beforeAll(async () => {
  shop = await startStripe();
});
afterAll(() => shop.stop());
afterEach(() => shop.reset());

describe('intents of the fake Stripe (PAY-06)', () => {
  it('charges with a ConfirmationToken, once', async () => {
    const confirmation_token = await shop.token('pm_card_visa');
    const intent = await shop.intentWith('', {
      confirmation_token,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 19_800 });
    expect(await errorOf(shop.intentWith('', { confirmation_token }))).toMatchObject({ statusCode: 400, param: 'confirmation_token' });
  });

  it('tells who declined a card, and takes another one for the same intent', async () => {
    const error = await errorOf(shop.intentWith('pm_card_chargeDeclinedInsufficientFunds'));
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'insufficient_funds' });
    const id = error.payment_intent?.id ?? '';
    expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_payment_method' });
    const paid = await shop.stripe.paymentIntents.confirm(id, {
      confirmation_token: await shop.token('pm_card_visa'),
      return_url: 'https://shop.example/back',
    });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect(await errorOf(shop.stripe.paymentIntents.confirm(id, { confirmation_token: await shop.token('pm_card_visa') }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('waits for 3-D Secure, and is never charged when it is cancelled meanwhile', async () => {
    const intent = await shop.intentWith('pm_card_authenticationRequired');
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect(await shop.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })).toMatchObject({ status: 'canceled' });
    expect(await errorOf(shop.stripe.paymentIntents.cancel(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(shop.fake.charges()).toHaveLength(0);
  });

  it('refuses a confirmation without an address to come back to, and an amount under 50 cents', async () => {
    expect(await errorOf(shop.intentWith('pm_card_visa', { return_url: undefined }))).toMatchObject({ param: 'return_url' });
    expect(await errorOf(shop.stripe.paymentIntents.create({ amount: 49, currency: 'usd' }))).toMatchObject({ code: 'amount_too_small' });
  });

  it('shows an intent to a page by its client secret alone', async () => {
    const intent = await shop.intentWith('pm_card_authenticationRequired');
    const read = async (secret: string) =>
      fetch(`${shop.fake.url}/v1/payment_intents/${intent.id}?key=${shop.fake.publicKey}&client_secret=${secret}`);
    const shown = await (await read(intent.client_secret ?? '')).json();
    expect(shown).toMatchObject({ id: intent.id, status: 'requires_action' });
    expect(shown).not.toHaveProperty('metadata');
    expect((await read('pi_wrong_secret')).status).toBe(404);
  });
});

describe('refunds of the fake Stripe (PAY-07)', () => {
  it('gives back a part and the rest, and never more', async () => {
    const { id: payment_intent } = await shop.intentWith('pm_card_visa');
    expect(await shop.stripe.refunds.create({ payment_intent, amount: 5_000 })).toMatchObject({ amount: 5_000, status: 'succeeded' });
    expect(await errorOf(shop.stripe.refunds.create({ payment_intent, amount: 14_801 }))).toMatchObject({ code: 'amount_too_large' });
    expect(await shop.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 14_800 });
    expect(await errorOf(shop.stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await shop.stripe.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([14_800, 5_000]);
    const charge = await shop.stripe.charges.retrieve(String(data[0]?.charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 19_800, refunds: { data: [{ amount: 14_800 }, { amount: 5_000 }] } });
    await shop.fake.idle();
    expect(shop.endpoint.delivered.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2);
  });

  it('gives nothing back for what was not paid', async () => {
    const { id: payment_intent } = await shop.intentWith('pm_card_authenticationRequired');
    expect(await errorOf(shop.stripe.refunds.create({ payment_intent }))).toMatchObject({ statusCode: 400 });
    expect(await errorOf(shop.stripe.refunds.create({ payment_intent: 'pi_unknown' }))).toMatchObject({ code: 'resource_missing' });
  });
});
