import { afterEach, describe, expect, it } from 'vitest';
import { beginPayment, settleOrder, warningsOf } from '../../../host/payment/payment.mjs';
import { payNow } from '../../../host/payment/pay-now.mjs';
import { watch } from '../../../host/payment/watch.mjs';
import { addOrder, orderNow } from '../payment/add-order';
import { databases } from '../support/databases';
import { cards, startStripeShop, type StripeShop } from './stripe-shop';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('the payment box of Stripe on %s', (_name, make) => {
  let host: StripeShop;
  afterEach(() => host.stop());
  const start = async (settings?: Parameters<typeof startStripeShop>[1]) => {
    host = await startStripeShop(make, settings);
    return host;
  };
  const add = (given = {}) => addOrder(host.shop, { paymentWay: 'stripe-element', ...given });
  const isRunning = (order: { orderKey: string; action: string }) =>
    host.shop.db
      .insertInto('attempts')
      .values({
        action: order.action,
        orderKey: order.orderKey,
        digest: '',
        state: 'running',
        status: 0,
        reply: '{}',
        startedAt: Date.now(),
        lockedUntil: 0,
      })
      .execute();

  it('charges a card once, made before it is confirmed, each under its own key (PAY-06)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    const token = await host.token(cards.visa);
    expect(await beginPayment(shop, order, { token })).toEqual({ paid: true });
    const calls = fake.requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/payment_intents'));
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`${order.orderKey}-1`, `${order.orderKey}-1-confirm`]);
    expect(calls[0]?.params).toMatchObject({ amount: 19_200, currency: 'usd', metadata: { charterform_site: 'http://shop.example' } });
    expect(calls[0]?.params).not.toHaveProperty('confirmation_token');
    await fake.idle();
    expect(await host.story(order)).toEqual(['awaiting_payment by shop', 'paid by provider']);
    expect(await beginPayment(shop, await orderNow(shop, order), { token })).toEqual({ paid: true });
    expect(host.charged()).toEqual([19_200]);
  });

  it('refuses a declined card in words, and cancels what could be charged later (PAY-06)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    await isRunning(order);
    const refused = {
      refused: 'Your bank declined the payment and did not say why. Nothing was ordered or charged. Try another card, or ask your bank.',
    };
    expect(await beginPayment(shop, order, { token: await host.token(cards.declined) })).toEqual(refused);
    await fake.idle();
    expect(fake.intents().map(({ status }) => status)).toEqual(['canceled']);
    expect(await host.states(order)).toEqual(['stripe-element failed']);
    // Whose post broke off, and is gone on with.
    expect(await beginPayment(shop, order)).toEqual({ refused: expect.stringContaining('was not completed') });
    expect(host.charged()).toEqual([]);
  });

  it('closes the same attempt by 3-D Secure, and cancels the order where that fails (PAY-06)', async () => {
    const { shop, fake } = await start();
    fake.setMode({ webhooks: 'lost' });
    const [passing, failing] = [await add(), await add()];
    for (const order of [passing, failing]) {
      const standing = await beginPayment(shop, order, { token: await host.token(cards.asking) });
      expect(standing).toEqual({ next: { confirm: { client_secret: expect.stringContaining('_secret_') } } });
      expect(await settleOrder(shop, order)).toEqual(standing);
      expect(await beginPayment(shop, order)).toEqual(standing);
    }
    const [one, two] = fake.intents().map(({ id }) => String(id));
    await fake.authenticate(String(one), true);
    await fake.authenticate(String(two), false);
    expect(await settleOrder(shop, passing)).toEqual({ paid: true });
    expect(await settleOrder(shop, failing)).toEqual({ refused: expect.stringContaining('could not confirm that it is you') });
    expect((await orderNow(shop, failing)).status).toBe('cancelled');
    expect(await settleOrder(shop, failing)).toEqual({ refused: expect.stringContaining('could not confirm that it is you') });
    expect(await payNow(shop, failing)).toBeUndefined();
    expect(host.charged()).toEqual([19_200]);
    const rows = JSON.stringify([await shop.db.selectFrom('payments').selectAll().execute(), host.lines]);
    expect(rows).not.toContain('_secret_');
  });

  it.each([
    ['of the first call', '/v1/payment_intents', { kind: 'lost-answer', times: 3 }],
    ['of the confirmation', '/v1/payment_intents/', { kind: 'lost-answer', times: 3 }],
    ['because Stripe is down', '/v1/payment_intents', { kind: 'unreachable', times: 3 }],
  ] as const)(
    'is charged once where the answer is lost %s (PAY-06)',
    async (_what, path, fault) => {
      const { shop, fake } = await start();
      const order = await add();
      await isRunning(order);
      const token = await host.token(cards.visa);
      fake.setMode({ webhooks: 'lost' });
      fake.setFault({ ...fault, path });
      await expect(beginPayment(shop, order, { token })).rejects.toThrow();
      fake.setFault(null);
      const repeats = await Promise.allSettled([beginPayment(shop, order, { token }), beginPayment(shop, order, { token })]);
      expect(repeats.some((one) => one.status === 'fulfilled')).toBe(true);
      expect(await beginPayment(shop, order, { token })).toEqual({ paid: true });
      await fake.idle();
      expect(host.charged()).toEqual([19_200]);
      expect(await host.states(order)).toEqual(['stripe-element paid']);
      // The order is told of before its payment.
      expect((await orderNow(shop, order)).status).toBe('awaiting_payment');
      await shop.db.transaction().execute((trx) => shop.events.emit('order.received', { order }, trx));
      expect(await host.story(order)).toEqual(['awaiting_payment by shop', 'paid by provider']);
    },
    60_000,
  );

  it('is charged once by posts at the same moment (PAY-06)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    const token = await host.token(cards.visa);
    await Promise.allSettled(Array.from({ length: 6 }, () => beginPayment(shop, order, { token })));
    expect(await beginPayment(shop, await orderNow(shop, order), { token })).toEqual({ paid: true });
    await fake.idle();
    expect(fake.intents()).toHaveLength(1);
    expect(host.charged()).toEqual([19_200]);
    expect(await warningsOf(shop, shop.db, order)).toEqual([]);
  }, 60_000);

  it('charges no card that came too long ago, and nobody who leaves in the middle of 3-D Secure (PAY-06)', async () => {
    let now = Date.now();
    const { shop, fake } = await start({ now: () => now });
    const late = await add();
    await isRunning(late);
    const token = await host.token(cards.visa);
    fake.setFault({ kind: 'unreachable', times: 3 });
    await expect(beginPayment(shop, late, { token })).rejects.toThrow();
    fake.setFault(null);
    now += 11 * minute;
    expect(await beginPayment(shop, late, { token })).toEqual({ refused: expect.any(String) });
    const left = await add();
    await beginPayment(shop, left, { token: await host.token(cards.asking) });
    const { id } = await shop.db.selectFrom('payments').select('id').where('orderId', '=', left.id).executeTakeFirstOrThrow();
    now += 23 * hour;
    await watch(shop, { payment: id, turn: 1 });
    expect((await orderNow(shop, left)).status).toBe('awaiting_payment');
    now += 2 * hour;
    await watch(shop, { payment: id, turn: 2 });
    expect((await orderNow(shop, left)).status).toBe('cancelled');
    expect(fake.intents().map(({ status }) => status)).toEqual(['canceled']);
    expect(host.charged()).toEqual([]);
  }, 60_000);

  it('is paid on Stripe’s page instead, where a debit fails after days (PAY-06)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    expect(await beginPayment(shop, order, { token: await host.token('bank') })).toEqual({ pending: true });
    expect(await host.states(order)).toEqual(['stripe-element processing']);
    await fake.finish(String(fake.intents()[0]?.id), false);
    await fake.idle();
    expect(await host.states(order)).toEqual(['stripe-element failed']);
    expect((await orderNow(shop, order)).status).toBe('awaiting_payment');
    await host.payOn(String(await payNow(shop, order)));
    await fake.idle();
    expect((await orderNow(shop, order)).status).toBe('paid');
    expect(host.charged()).toEqual([19_200]);
  });
});
