import { afterEach, describe, expect, it } from 'vitest';
import { beginPayment, paymentOf, settleOrder, warningsOf } from '../../../host/payment/payment.mjs';
import { payNow } from '../../../host/payment/pay-now.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { deleteOrder } from '../../../host/orders/orders.mjs';
import { watch } from '../../../host/payment/watch.mjs';
import { addOrder, orderNow } from '../payment/add-order';
import { databases } from '../support/databases';
import { pageIn, startStripeShop, type StripeShop } from './stripe-shop';

const hour = 3_600_000;

describe.each(databases)("Stripe's page on %s", (_name, make) => {
  let host: StripeShop;
  afterEach(() => host.stop());
  const start = async (settings?: Parameters<typeof startStripeShop>[1]) => {
    host = await startStripeShop(make, settings);
    return host;
  };
  const add = (given = {}) => addOrder(host.shop, { paymentWay: 'stripe-checkout', ...given });

  it('asks for what the order costs, line by line, and is paid once by webhook and return (PAY-04)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    const standing = await beginPayment(shop, order);
    const [session] = fake.sessions();
    expect(pageIn(standing)).toBe(session?.url);
    expect(session).toMatchObject({ amount_total: 19_200, total_details: { amount_discount: 1_000 }, customer_email: 'ada@example.com' });
    const back = await host.payOn(pageIn(standing));
    const answer = await host.comeBack(back);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining(`/order-status/${order.id}/`)]);
    await fake.idle();
    expect(await host.states(order)).toEqual(['stripe-checkout paid']);
    expect(await host.story(order)).toEqual(['awaiting_payment by shop', 'paid by provider']);
    expect(host.charged()).toEqual([19_200]);
    expect(await settleOrder(shop, order)).toEqual({ paid: true });
    expect(await beginPayment(shop, await orderNow(shop, order))).toEqual({ paid: true });
    expect(await payNow(shop, await orderNow(shop, order))).toBeUndefined();
  });

  it.each(['late', 'doubled', 'lost', 'early', 'out-of-order', 'wrong-signature'] as const)(
    'is paid once where its webhooks come %s (PAY-04)',
    async (webhooks) => {
      const { shop, fake } = await start();
      fake.setMode({ webhooks, ms: 300 });
      const order = await add();
      const back = await host.payOn(pageIn(await beginPayment(shop, order)));
      await Promise.all([host.comeBack(back), host.comeBack(back), settleOrder(shop, order)]);
      await fake.idle();
      expect(await host.states(order)).toEqual(['stripe-checkout paid']);
      expect(await host.story(order)).toEqual(['awaiting_payment by shop', 'paid by provider']);
      expect(await warningsOf(shop, shop.db, order)).toEqual([]);
    },
  );

  it('is asked after by itself where neither webhook nor customer comes (PAY-04)', async () => {
    let now = Date.now();
    const { shop, fake } = await start({ now: () => now });
    fake.setMode({ webhooks: 'lost' });
    const order = await add();
    await host.payOn(pageIn(await beginPayment(shop, order)));
    const jobs = () => shop.db.selectFrom('jobs').selectAll().where('kind', '=', 'payment-watch').execute();
    const [job] = await jobs();
    expect(Number(job?.runAt) - now).toBe(15 * 60_000);
    now += 15 * 60_000;
    // Twice, as after a crash.
    await watch(shop, JSON.parse(job?.payload ?? '{}'));
    await watch(shop, JSON.parse(job?.payload ?? '{}'));
    expect((await orderNow(shop, order)).status).toBe('paid');
    expect((await jobs()).length).toBeLessThanOrEqual(2);
  });

  it('leads two who pay at once to one session, also by two hosts (PAY-04)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    const pages = (await Promise.all(Array.from({ length: 5 }, () => beginPayment(shop, order))))
      .filter((one) => 'next' in one)
      .map(pageIn);
    expect(new Set(pages).size).toBe(1);
    expect(pageIn(await beginPayment(shop, order))).toBe(pages[0]);
    expect(fake.sessions()).toHaveLength(1);
    expect(await host.states(order)).toEqual(['stripe-checkout open']);
  });

  it.each([
    ['is down', { kind: 'down' }],
    ['cannot be reached', { kind: 'unreachable' }],
    ['loses its answers', { kind: 'lost-answer' }],
  ] as const)(
    'keeps the order where Stripe %s, and pays it once later (PAY-04, SHOP-09)',
    async (_what, fault) => {
      const { shop, fake } = await start();
      fake.setFault(fault);
      const order = await add();
      expect(await beginPayment(shop, order)).toEqual({ pending: true });
      expect(await payNow(shop, order)).toBeUndefined();
      expect((await orderNow(shop, order)).status).toBe('awaiting_payment');
      fake.setFault(null);
      const page = String(await payNow(shop, order));
      await host.payOn(page);
      await fake.idle();
      expect((await orderNow(shop, order)).status).toBe('paid');
      expect(host.charged()).toEqual([19_200]);
    },
    60_000,
  );

  it('can be paid again by another card, and after a session that ended (PAY-04)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    const page = pageIn(await beginPayment(shop, order));
    await host.payOn(page, { card: '4000000000000002' });
    expect(await payNow(shop, order)).toBe(page);
    const payment = await paymentOf(shop.db, order);
    await fetch(`${fake.url}/v1/checkout/sessions/${payment?.providerId}/expire`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${fake.secretKey}` },
    });
    await fake.idle();
    const other = await payNow(shop, order);
    expect(other).not.toBe(page);
    await host.payOn(String(other));
    await fake.idle();
    expect(await host.states(order)).toEqual(['stripe-checkout expired', 'stripe-checkout paid']);
    expect(host.charged()).toEqual([19_200]);
  });

  it('waits for a bank, and is paid or can be paid again once that has spoken (PAY-04)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    await host.payOn(pageIn(await beginPayment(shop, order)), { card: 'bank' });
    await fake.idle();
    expect(await host.states(order)).toEqual(['stripe-checkout processing']);
    expect(await payNow(shop, order)).toBeUndefined();
    await fake.settleSession(String(fake.sessions()[0]?.id), false);
    await fake.idle();
    expect(await host.states(order)).toEqual(['stripe-checkout failed']);
    expect((await orderNow(shop, order)).status).toBe('awaiting_payment');
    expect(await payNow(shop, order)).toMatch(/^http/);
  });

  it('can be paid no more once the order is cancelled, and what is paid all the same is told (PAY-04)', async () => {
    const { shop, fake } = await start();
    const [first, second] = [await add(), await add()];
    const pages = [pageIn(await beginPayment(shop, first)), pageIn(await beginPayment(shop, second))];
    const cancel = (order: typeof first) =>
      shop.db.transaction().execute((trx) => changeStatus(shop, trx, order, 'cancelled', { madeBy: 'owner' }));
    await cancel(first);
    await expect.poll(() => host.states(first), { timeout: 30_000, interval: 20 }).toEqual(['stripe-checkout expired']);
    expect(await host.payOn(String(pages[0]))).toBe('');
    // Paid in the moment in which it is cancelled: Stripe cannot end what is paid.
    fake.setMode({ webhooks: 'lost' });
    await host.payOn(String(pages[1]));
    await cancel(second);
    await expect.poll(() => host.states(second), { timeout: 30_000, interval: 20 }).toEqual(['stripe-checkout paid']);
    expect(await warningsOf(shop, shop.db, second)).toEqual([expect.stringContaining('which was cancelled. Do what was ordered')]);
    expect((await orderNow(shop, second)).status).toBe('paid');
  });

  it('warns of a second payment of one order, once (PAY-04)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    fake.setMode({ webhooks: 'lost' });
    await host.payOn(pageIn(await beginPayment(shop, order)));
    await shop.db
      .transaction()
      .execute((trx) => changeStatus(shop, trx, order, 'paid', { madeBy: 'owner', note: 'bank statement of 3 May' }));
    await expect.poll(() => host.states(order), { timeout: 30_000, interval: 20 }).toEqual(['stripe-checkout paid']);
    const warnings = [expect.stringContaining('may have paid twice')];
    expect(await warningsOf(shop, shop.db, order)).toEqual(warnings);
    for (const { id } of fake.events()) await fake.resend(id);
    expect(await warningsOf(shop, shop.db, order)).toEqual(warnings);
    expect(await host.story(order)).toEqual(['awaiting_payment by shop', 'paid by owner']);
  });

  it('ends at Stripe with an order that is deleted (PAY-04)', async () => {
    let now = Date.now();
    const { shop } = await start({ now: () => now });
    const order = await add();
    const page = pageIn(await beginPayment(shop, order));
    const payment = await paymentOf(shop.db, order);
    await shop.db.transaction().execute((trx) => deleteOrder(trx, order));
    now += hour;
    await watch(shop, { payment: payment?.id, turn: 1 });
    expect(await host.payOn(page)).toBe('');
    expect(await host.states(order)).toEqual([]);
  });

  it.each(['a webhook', 'nobody'])(
    'tells of money that comes for an order which was deleted while a bank took its time: by %s (PAY-04)',
    async (by) => {
      let now = Date.now();
      const { shop, fake, lines } = await start({ now: () => now });
      const order = await add();
      await host.payOn(pageIn(await beginPayment(shop, order)), { card: 'bank' });
      await fake.idle();
      const payment = await paymentOf(shop.db, order);
      await shop.db.transaction().execute((trx) => deleteOrder(trx, order));
      if (by === 'nobody') fake.setMode({ webhooks: 'lost' });
      await fake.settleSession(String(fake.sessions()[0]?.id), true);
      await fake.idle();
      now += hour;
      await watch(shop, { payment: payment?.id, turn: 1 });
      expect(lines.filter((line) => line.includes('which was deleted. Refund it with the provider.'))).toHaveLength(1);
      expect(await host.states(order)).toEqual(['stripe-checkout paid']);
    },
  );

  it('takes no order below what Stripe charges, and another amount never for the payment (PAY-04)', async () => {
    const { shop, fake } = await start();
    const small = await add({ total: 49, ledger: [{ name: 'A', state: '', kind: 'base', cents: 49 }] });
    expect(await beginPayment(shop, small)).toEqual({ refused: expect.stringContaining('An order below $0.50') });
    const order = await add();
    const page = pageIn(await beginPayment(shop, order));
    await shop.db.updateTable('payments').set({ amount: 500 }).where('orderId', '=', order.id).execute();
    await host.payOn(page);
    await fake.idle();
    expect((await orderNow(shop, order)).status).toBe('awaiting_payment');
    expect(await warningsOf(shop, shop.db, order)).toEqual([expect.stringContaining('another amount')]);
  });

  it('takes nothing but what Stripe has signed, and keeps no key in rows and logs (PAY-04)', async () => {
    const { shop, fake, lines } = await start();
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${host.url}/stripe/webhook`, { method: 'POST', body, headers }).then((answer) => answer.status);
    expect(await post('{}')).toBe(400);
    expect(await post('{"id":"evt_1","type":"checkout.session.completed"}', { 'Stripe-Signature': 't=1,v1=00' })).toBe(400);
    expect(await post('x'.repeat(300_000), { 'Stripe-Signature': 't=1,v1=00' })).toBe(413);
    expect((await fetch(`${host.url}/payment/1-${'0'.repeat(64)}`, { redirect: 'manual' })).status).toBe(404);
    const order = await add();
    fake.setFault({ kind: 'down' });
    await beginPayment(shop, order);
    fake.setFault(null);
    await host.payOn(String(await payNow(shop, order)));
    await fake.idle();
    expect(lines.some((line) => line.includes('Stripe is in test mode'))).toBe(true);
    const tables = ['orders', 'payments', 'jobs', 'stripeEvents', 'orderHistory', 'attempts', 'mails'] as const;
    const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
    expect(rows.flat().length).toBeGreaterThan(5);
    expect(JSON.stringify(rows) + lines.join('')).not.toMatch(/sk_test_fake|whsec_fake|_secret_/);
  }, 60_000);

  it('takes an event once, and one that failed again (PAY-04)', async () => {
    const { shop, fake } = await start();
    const order = await add();
    const page = pageIn(await beginPayment(shop, order));
    fake.setFault({ kind: 'down', path: '/v1/checkout/sessions/', times: 3 });
    await host.payOn(page);
    await fake.idle();
    expect((await orderNow(shop, order)).status).toBe('paid');
    const event = fake.events().find(({ type }) => type === 'checkout.session.completed');
    const before = fake.requests.length;
    await fake.resend(String(event?.id));
    expect(fake.requests.length).toBe(before);
  }, 60_000);
});
