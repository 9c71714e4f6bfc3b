import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiVersion } from '../../demo-host/provider/stripe/account.mjs';
import { errorOf, startStripe, type RunningStripe } from './start-stripe';

let shop: RunningStripe;
beforeAll(async () => {
  shop = await startStripe();
});
afterAll(() => shop.stop());
afterEach(() => shop.reset());

describe('keys, versions and repeats of the fake Stripe (PAY-04)', () => {
  it('refuses an unknown key, and a publishable one', async () => {
    expect(await errorOf(shop.clientOf('sk_test_of_somebody').balance.retrieve())).toMatchObject({ statusCode: 401 });
    const message = (await errorOf(shop.clientOf(shop.fake.publicKey).balance.retrieve())).message;
    expect(message).toContain('publishable');
    expect(await shop.stripe.balance.retrieve()).toMatchObject({ object: 'balance' });
    expect((await errorOf(shop.clientOf('sk_test_of_somebody').balance.retrieve())).message).not.toContain('of_some');
  });

  it('takes the key as the name of Basic too, and refuses another version', async () => {
    const get = (headers: Record<string, string>) => fetch(`${shop.fake.url}/v1/account`, { headers });
    expect((await get({ Authorization: `Basic ${btoa(`${shop.fake.secretKey}:`)}`, 'Stripe-Version': apiVersion })).status).toBe(200);
    expect((await get({ Authorization: `Bearer ${shop.fake.secretKey}`, 'Stripe-Version': '2020-08-27' })).status).toBe(400);
    expect((await get({})).status).toBe(401);
  });

  it('answers twenty equal posts under one key with one session', async () => {
    const first = await shop.sessionOf({}, 'key-1');
    const all = await Promise.all(Array.from({ length: 19 }, () => shop.sessionOf({}, 'key-1')));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(shop.fake.sessions()).toHaveLength(1);
  });

  it('refuses another body under a known key, and a second call while the first is on its way', async () => {
    await shop.sessionOf({}, 'key-2');
    expect(await errorOf(shop.sessionOf({ client_reference_id: 'other' }, 'key-2'))).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
    shop.fake.setFault({ kind: 'slow', ms: 150 });
    const answers = await Promise.allSettled([shop.sessionOf({}, 'key-3'), shop.sessionOf({}, 'key-3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  });

  it('keeps no refusal of a parameter under its key, and keeps a declined card', async () => {
    await errorOf(shop.sessionOf({ success_url: 'nowhere' }, 'key-4'));
    expect(await shop.sessionOf({}, 'key-4')).toMatchObject({ status: 'open' });
    const confirmation_token = await shop.token('pm_card_chargeDeclined');
    const declined = () => shop.intentWith('pm_card_visa', { confirmation_token }, 'key-5');
    expect(await errorOf(declined())).toMatchObject({ statusCode: 402, type: 'StripeCardError', decline_code: 'generic_decline' });
    expect(await errorOf(declined())).toMatchObject({ statusCode: 402 });
    expect(shop.fake.intents()).toHaveLength(1);
  });

  it('holds what a lost answer has done, and repeats it', async () => {
    shop.fake.setFault({ kind: 'lost-answer' });
    await expect(shop.sessionOf({}, 'key-6')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(shop.fake.sessions()).toHaveLength(1);
    shop.fake.setFault(null);
    expect(await shop.sessionOf({}, 'key-6')).toMatchObject({ id: shop.fake.sessions()[0]?.id });
    shop.fake.setFault({ kind: 'unreachable' });
    await expect(shop.sessionOf({}, 'key-7')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    shop.fake.setFault({ kind: 'down', times: 1 });
    expect(await errorOf(shop.sessionOf({}, 'key-7'))).toMatchObject({ statusCode: 503 });
    expect(shop.fake.sessions()).toHaveLength(1);
  });

  it('writes no key, card or client secret into what can be looked at', async () => {
    const card = { number: '4242 4242 4242 4242', exp_month: 4, exp_year: 2031, cvc: '123' };
    await fetch(`${shop.fake.url}/v1/confirmation_tokens`, {
      method: 'POST',
      body: new URLSearchParams({
        key: shop.fake.publicKey,
        'payment_method_data[type]': 'card',
        ...Object.fromEntries(Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, String(value)])),
      }),
    });
    const seen = JSON.stringify(shop.fake.requests);
    expect(shop.fake.requests.at(-1)).toMatchObject({ path: '/v1/confirmation_tokens', status: 200 });
    expect(seen).not.toContain('4242');
    expect(seen).not.toContain(shop.fake.publicKey);
  });
});
