import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../host/events.mjs';
import { mailsOf } from '../../../host/mails/mails.mjs';
import { historyOf } from '../../../host/order-status/history.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { beginPayment, paymentsOf, warningsOf } from '../../../host/payment/payment.mjs';
import { paymentStateOf } from '../../../host/payment/payment-state.mjs';
import { askRefund, newRefundKey, refundableOf, refundsOf, resolveRefund, takeBackRefund } from '../../../host/refunds/refunds.mjs';
import { addOrder, orderNow } from '../payment/add-order';
import { cards, startStripeShop, type StripeShop } from '../stripe/stripe-shop';
import { databases } from '../support/databases';

const hour = 3_600_000;

describe.each(databases)('refunds on %s', (_name, make) => {
  let host: StripeShop;
  let told: number[] = [];
  afterEach(() => host.stop());

  const start = async (settings?: Parameters<typeof startStripeShop>[1]) => {
    host = await startStripeShop(make, settings);
    told = [];
    host.shop.events.on('order.refunded', async ({ refund }) => void told.push(refund.cents));
    return host;
  };
  async function paidAtStripe(): Promise<Order> {
    const order = await addOrder(host.shop, { paymentWay: 'stripe-element' });
    await beginPayment(host.shop, order, { token: await host.token(cards.visa) });
    return orderNow(host.shop, order);
  }
  async function paidByHand(): Promise<Order> {
    const order = await addOrder(host.shop);
    await host.shop.db
      .transaction()
      .execute((trx) => changeStatus(host.shop, trx, order, 'paid', { madeBy: 'owner', note: 'bank statement of 3 May' }));
    return orderNow(host.shop, order);
  }
  const keyFor = (order: Order) => newRefundKey(host.shop.db, order);
  const sums = async (order: Order) =>
    (await refundsOf(host.shop.db, order)).map(({ cents, state, madeBy }) => `${cents} ${state} by ${madeBy}`);

  it('are made at the provider by line and by sum, and the rest as a whole, once for each key (PAY-07)', async () => {
    const { shop, fake } = await start();
    const order = await paidAtStripe();
    const key = await keyFor(order);
    const asked = { rows: { 1: 2_000 }, reason: 'The fee was lower.', key, who: 'Eve' };
    const answers = await Promise.all([askRefund(shop, order, asked), askRefund(shop, order, asked)]);
    expect(answers.every((answer) => 'refund' in answer)).toBe(true);
    expect(await askRefund(shop, order, { ...asked, rows: { 1: 3_000 } })).toEqual({
      error: expect.stringContaining('already used to refund $20.00'),
    });
    expect(await askRefund(shop, order, { cents: 100, key: key.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })).toEqual({
      error: expect.stringContaining('begun after this form was opened'),
    });
    expect(await askRefund(shop, order, { cents: 1_200, key: await keyFor(order) })).toMatchObject({ refund: { state: 'done' } });
    expect((await orderNow(shop, order)).refunded).toBe(3_200);
    expect(await askRefund(shop, order, { key: await keyFor(order) })).toMatchObject({ refund: { cents: 16_000 } });
    await fake.idle();
    expect(fake.refunds().map(({ amount }) => amount)).toEqual([2_000, 1_200, 16_000]);
    expect(told).toEqual([2_000, 1_200, 16_000]);
    expect(await orderNow(shop, order)).toMatchObject({ status: 'refunded', refunded: 19_200 });
    expect(await askRefund(shop, order, { key: await keyFor(order) })).toEqual({
      error: 'Everything that was paid for this order is refunded.',
    });
    expect(await host.story(order)).toEqual(['awaiting_payment by shop', 'paid by provider', 'refunded by provider']);
  });

  it('are never more than what was paid, of a line and of all (PAY-07)', async () => {
    const { shop } = await start();
    const order = await paidAtStripe();
    const ask = async (given: { rows?: Record<number, number>; cents?: number }) =>
      askRefund(shop, order, { ...given, key: await keyFor(order) });
    expect(await ask({ cents: 19_201 })).toEqual({ error: '$192.01 is more than this order has left: you can refund $192.00 at most.' });
    expect(await ask({ rows: { 1: 10_201 } })).toEqual({ error: expect.stringContaining('more than the line “Wyoming LLC” has left') });
    const wrong: { rows?: Record<number, number>; cents?: number }[] = [
      { cents: 0 },
      { cents: -5 },
      { cents: 1.5 },
      { cents: Number.NaN },
      { rows: { 2: 5 } },
      { rows: { 7: 5 } },
      { rows: { 0: -5, 1: 10 } },
      { rows: { 0: 5 }, cents: 6 },
    ];
    for (const given of wrong) {
      expect(await ask(given)).toHaveProperty('error');
    }
    expect(await askRefund(shop, order, { cents: 5, key: 'nonsense' })).toHaveProperty('error');
    const many = await Promise.all(
      Array.from({ length: 5 }, () => askRefund(shop, order, { cents: 10_000, key: `0-${crypto.randomUUID()}` })),
    );
    expect(many.filter((answer) => 'refund' in answer)).toHaveLength(1);
    expect(await refundableOf(shop, shop.db, await orderNow(shop, order))).toMatchObject({ paid: 19_200, left: 9_200 });
    expect(host.fake.refunds().map(({ amount }) => amount)).toEqual([10_000]);
  });

  it('of one payment of an order that was paid twice are told as a part, and leave it paid (PAY-07, SHOP-09, SHOP-10)', async () => {
    const { shop } = await start();
    const order = await paidAtStripe();
    const { id: _id, ...first } = (await paymentsOf(shop.db, order))[0]!;
    await shop.db
      .insertInto('payments')
      .values({ ...first, providerId: 'pi_second', tries: 2 })
      .execute();
    expect(await askRefund(shop, order, { cents: 19_200, key: await keyFor(order) })).toMatchObject({ refund: { state: 'done' } });
    expect(await orderNow(shop, order)).toMatchObject({ status: 'paid', refunded: 19_200 });
    const mails = (await mailsOf(shop.db, order)).map(({ kind }) => kind).filter((kind) => kind.includes('refunded'));
    expect(mails).toEqual(['partly_refunded']);
  });

  it('that were made in the dashboard of Stripe are noted once, and those that came back are told (PAY-07)', async () => {
    const { shop, fake } = await start();
    const order = await paidAtStripe();
    fake.setMode({ webhooks: 'doubled' });
    const intent = String(fake.intents()[0]?.id);
    await fetch(`${fake.url}/v1/refunds`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${fake.secretKey}` },
      body: new URLSearchParams({ payment_intent: intent, amount: '700' }),
    });
    await fake.idle();
    expect(await sums(order)).toEqual(['700 done by provider']);
    expect(told).toEqual([700]);
    await askRefund(shop, order, { cents: 300, key: await keyFor(order) });
    await fake.idle();
    expect(await sums(order)).toEqual(['700 done by provider', '300 done by owner']);
    expect(fake.refunds()).toHaveLength(2);
    Object.assign(fake.refunds()[0] ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    for (const event of fake.events().filter(({ type }) => type === 'charge.refunded')) {
      await shop.db.deleteFrom('stripeEvents').where('id', '=', event.id).execute();
      await fake.resend(event.id);
    }
    expect((await orderNow(shop, order)).refunded).toBe(300);
    expect(await warningsOf(shop, shop.db, order)).toEqual([expect.stringContaining('the money came back')]);
  });

  it('whose money came back leave the order as it was before, until the money is sent once more (SHOP-08, PAY-09)', async () => {
    const { shop, fake } = await start();
    const warned: string[] = [];
    shop.events.on('payment.warning', async ({ ref }) => void warned.push(ref));
    const order = await paidAtStripe();
    await askRefund(shop, order, { cents: 700, key: await keyFor(order) });
    expect(await askRefund(shop, order, { isByHand: true, key: await keyFor(order) })).toEqual({
      error: expect.stringContaining('has declined no refund'),
    });
    await askRefund(shop, order, { key: await keyFor(order) });
    await fake.idle();
    expect(await orderNow(shop, order)).toMatchObject({ status: 'refunded', refunded: 19_200 });
    const back = fake.refunds()[0] ?? {};
    Object.assign(back, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    const tell = async () => {
      for (const event of fake.events().filter(({ type }) => type === 'charge.refunded')) {
        await shop.db.deleteFrom('stripeEvents').where('id', '=', event.id).execute();
        await fake.resend(event.id);
      }
    };
    await tell();
    await tell();
    const now = await orderNow(shop, order);
    expect(now).toMatchObject({ status: 'paid', refunded: 18_500 });
    expect(await paymentStateOf(shop, shop.db, now, await paymentsOf(shop.db, now))).toBe('partly_refunded');
    const last = (await historyOf(shop.db, order)).at(-1);
    expect(last).toMatchObject({ statusBefore: 'refunded', status: 'paid', madeBy: 'provider' });
    expect(last?.note).toBe('The money came back. The customer’s card has expired or was cancelled.');
    // Stripe declines to send it once more, so the owner does.
    expect(await askRefund(shop, order, { key: await keyFor(order) })).toMatchObject({ refund: { cents: 700, state: 'failed' } });
    const byHand = { isByHand: true, reason: 'By cheque.', key: await keyFor(order) };
    const answers = await Promise.all([askRefund(shop, order, byHand), askRefund(shop, order, byHand)]);
    for (const answer of answers) expect(answer).toMatchObject({ refund: { cents: 700, state: 'done', paymentId: null } });
    expect(await orderNow(shop, order)).toMatchObject({ status: 'refunded', refunded: 19_200 });
    const mails = (await mailsOf(shop.db, order)).map(({ kind }) => kind).filter((kind) => kind.includes('refunded'));
    expect(mails).toEqual(['partly_refunded', 'refunded', 'refunded']);
    await takeBackRefund(shop, order);
    expect(await orderNow(shop, order)).toMatchObject({ status: 'paid', refunded: 18_500 });
    // The owner is warned of each.
    Object.assign(fake.refunds()[1] ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    await tell();
    expect(await orderNow(shop, order)).toMatchObject({ status: 'paid', refunded: 0 });
    expect(new Set(warned).size).toBe(2);
    expect(await warningsOf(shop, shop.db, order)).toHaveLength(1);
  });

  it('are sent once where the answer is lost, and asked for again where Stripe is dead (PAY-07)', async () => {
    let now = Date.now();
    const { shop, fake } = await start({ now: () => now });
    const [lost, dead] = [await paidAtStripe(), await paidAtStripe()];
    fake.setMode({ webhooks: 'lost' });
    fake.setFault({ kind: 'lost-answer', path: '/v1/refunds', times: 3 });
    expect(await askRefund(shop, lost, { cents: 500, key: await keyFor(lost) })).toMatchObject({ refund: { state: 'done' } });
    fake.setFault({ kind: 'unreachable' });
    const answer = await askRefund(shop, dead, { cents: 600, key: await keyFor(dead) });
    expect(answer).toMatchObject({ refund: { state: 'asked' } });
    expect((await orderNow(shop, dead)).refunded).toBe(0);
    expect(await askRefund(shop, dead, { key: await keyFor(dead), cents: 19_000 })).toHaveProperty('error');
    fake.setFault(null);
    const id = 'refund' in answer ? answer.refund.id : 0;
    now += 2 * 60_000;
    await shop.jobs.get('refund')?.({ refund: id }, { id: 1, tries: 1, signal: new AbortController().signal });
    expect(await sums(dead)).toEqual(['600 done by owner']);
    expect(fake.refunds().map(({ amount }) => amount)).toEqual([500, 600]);
  }, 60_000);

  it('of which nobody knows for a day are the owner’s to look up (PAY-07)', async () => {
    let now = Date.now();
    const { shop, fake } = await start({ now: () => now });
    const order = await paidAtStripe();
    fake.setFault({ kind: 'unreachable' });
    await askRefund(shop, order, { cents: 600, key: await keyFor(order) });
    const [asked] = await refundsOf(shop.db, order);
    const id = asked?.id ?? 0;
    expect(await resolveRefund(shop, order, id, 'made')).toMatchObject({ refund: { state: 'asked' } });
    now += 22.9 * hour;
    await shop.jobs.get('refund')?.({ refund: id }, { id: 1, tries: 1, signal: new AbortController().signal });
    now += 30 * hour;
    await shop.jobs.get('refund')?.({ refund: id }, { id: 1, tries: 1, signal: new AbortController().signal });
    fake.setFault(null);
    const [row] = await refundsOf(shop.db, order);
    expect(row).toMatchObject({ state: 'asked', nextTry: 0 });
    expect(await warningsOf(shop, shop.db, order)).toEqual([expect.stringContaining('Nobody knows whether a refund')]);
    expect(await resolveRefund(shop, order, id, 'not_made')).toMatchObject({ refund: { state: 'failed' } });
    expect(fake.refunds()).toEqual([]);
  }, 60_000);

  it('are noted by hand where no provider was paid, also by the status, and can be taken back (PAY-07)', async () => {
    const { shop, fake } = await start();
    const order = await paidByHand();
    expect(await askRefund(shop, order, { cents: 200, key: await keyFor(order) })).toMatchObject({
      refund: { state: 'done', paymentId: null },
    });
    await shop.db
      .transaction()
      .execute(async (trx) =>
        changeStatus(shop, trx, await orderNow({ ...shop, db: trx as never }, order), 'refunded', { madeBy: 'owner', note: 'All of it.' }),
      );
    expect(await sums(order)).toEqual(['200 done by owner', '19000 done by owner']);
    expect(await orderNow(shop, order)).toMatchObject({ status: 'refunded', refunded: 19_200 });
    expect(await takeBackRefund(shop, order, { who: 'Eve' })).toMatchObject({ refund: { state: 'undone' } });
    expect(await orderNow(shop, order)).toMatchObject({ status: 'paid', refunded: 200 });
    expect(fake.refunds()).toEqual([]);
    expect(await askRefund(shop, await addOrder(shop), { cents: 5, key: `0-${crypto.randomUUID()}` })).toEqual({
      error: 'Nobody has said that this order is paid, so there is nothing to refund.',
    });
  });
});
