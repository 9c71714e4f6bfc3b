import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiVersion } from '../../demo-host/provider/stripe/account.mjs';
import { errorOf, line, startStripe, type RunningStripe } from './start-stripe';

let shop: RunningStripe;
beforeAll(async () => {
  shop = await startStripe();
});
afterAll(() => shop.stop());
afterEach(() => shop.reset());

describe('the fake Stripe (PAY-04)', () => {
  it('speaks the version of the package', () => {
    expect(Stripe.API_VERSION).toBe(apiVersion);
  });

  it('opens a session with lines, and takes it to paid on its own page', async () => {
    const session = await shop.sessionOf({ client_reference_id: 'order-7', customer_email: 'maria@example.com', metadata: { order: '7' } });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 19_800, payment_intent: null });
    expect(session.id).toMatch(/^cs_test_/);
    const page = await (await fetch(session.url ?? '')).text();
    for (const words of ['Wyoming LLC', 'Registered agent × 2', '$98.00', '$198.00', 'maria@example.com']) expect(page).toContain(words);

    expect(await shop.payOn(session)).toBe(`https://shop.example/back?session=${session.id}`);
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge', 'line_items'] });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 19_800,
      latest_charge: { paid: true, amount: 19_800 },
    });
    expect(paid.line_items?.data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
      ['Wyoming LLC', 10_000],
      ['Registered agent', 9_800],
    ]);
    expect(await (await fetch(`${shop.fake.url}/c/pay/${session.id}`)).text()).toContain('already completed');
  });

  it('takes a coupon off the total, as the only way of a negative line', async () => {
    const refused = await errorOf(shop.sessionOf({ line_items: [line('Company', 10_000), line('Discount', -2_500)] }));
    expect(refused).toMatchObject({ statusCode: 400, code: 'parameter_invalid_integer' });
    expect(refused.param).toBe('line_items[1][price_data][unit_amount]');
    const coupon = await shop.stripe.coupons.create({ amount_off: 2_500, currency: 'usd', duration: 'once', name: 'Discounts' });
    const session = await shop.sessionOf({ line_items: [line('Company', 10_000)], discounts: [{ coupon: coupon.id }] });
    expect(session).toMatchObject({ amount_subtotal: 10_000, amount_total: 7_500, total_details: { amount_discount: 2_500 } });
  });

  it.each([
    ['a total under 50 cents', { line_items: [line('Tiny', 49)] }, 'amount_too_small'],
    ['no lines', { line_items: undefined }, 'parameter_missing'],
    ['an address that is none', { success_url: '/back' }, 'url_invalid'],
    ['an unknown parameter', { payment_method_types: ['card'] } as object, 'parameter_unknown'],
    ['an address of mail that is none', { customer_email: 'maria' }, 'email_invalid'],
    ['an empty text', { client_reference_id: '' }, 'parameter_invalid_empty'],
  ])('refuses %s', async (_what, more, code) => {
    expect(await errorOf(shop.sessionOf(more))).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code });
    expect(shop.fake.sessions()).toHaveLength(0);
  });

  it('refuses a name, a reference or metadata that is too long', async () => {
    await errorOf(shop.sessionOf({ line_items: [line('x'.repeat(251), 5_000)] }));
    await errorOf(shop.sessionOf({ client_reference_id: 'x'.repeat(201) }));
    await errorOf(shop.sessionOf({ metadata: { note: 'x'.repeat(501) } }));
    await errorOf(shop.stripe.coupons.create({ amount_off: 5, currency: 'usd', name: 'x'.repeat(41) }));
    expect(shop.fake.sessions()).toHaveLength(0);
  });

  it('charges nothing for a session whose total is 0', async () => {
    const session = await shop.sessionOf({ line_items: [line('Free', 0)] });
    expect(session).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' });
    await shop.payOn(session);
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete', payment_intent: null });
    expect(shop.fake.charges()).toHaveLength(0);
  });

  it('keeps a declined session open for another card', async () => {
    const session = await shop.sessionOf();
    expect(await shop.payOn(session, { act: 'decline' })).toContain('Your card was declined.');
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(await shop.payOn(session)).toContain('shop.example/back');
    expect(shop.fake.intents()).toHaveLength(1);
    expect(shop.fake.charges().map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('asks for 3-D Secure on its page', async () => {
    const session = await shop.sessionOf();
    expect(await shop.payOn(session, { card: '4000002500003155' })).toBe(`/c/pay/${session.id}/3ds`);
    expect(await shop.payOn(session, { act: 'fail' }, '/3ds')).toContain('unable to authenticate');
    await shop.payOn(session, { card: '4000002500003155' });
    expect(await shop.payOn(session, { act: 'complete' }, '/3ds')).toContain('shop.example/back');
    expect(shop.fake.charges()).toHaveLength(1);
  });

  it('charges once for two clicks on Pay at the same time', async () => {
    const session = await shop.sessionOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.payOn(session)));
    expect(answers.every((answer) => answer.includes('shop.example/back'))).toBe(true);
    expect(shop.fake.charges()).toHaveLength(1);
  });

  it('expires a session, and lets nobody pay it then', async () => {
    const session = await shop.sessionOf();
    expect(await shop.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    expect(await shop.payOn(session)).toContain('expired');
    expect(await errorOf(shop.stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
    expect(shop.fake.charges()).toHaveLength(0);
    await shop.fake.idle();
    expect(shop.endpoint.delivered.map(({ type }) => type)).toEqual(['checkout.session.expired']);
  });

  it('settles a bank account days later', async () => {
    const session = await shop.sessionOf();
    expect(await shop.payOn(session, { card: 'bank' })).toContain('shop.example/back');
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await shop.fake.settleSession(session.id, true);
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    const failing = await shop.sessionOf();
    await shop.payOn(failing, { card: 'bank' });
    await shop.fake.settleSession(failing.id, false);
    await shop.fake.idle();
    expect(shop.endpoint.delivered.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed']),
    );
  });
});
