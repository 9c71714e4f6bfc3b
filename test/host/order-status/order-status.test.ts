import { describe, expect, it, onTestFinished } from 'vitest';
import { hasRowLocks } from '../../../host/database/open-database.mjs';
import type { Order } from '../../../host/events.mjs';
import { findOrder } from '../../../host/orders/orders.mjs';
import { historyOf, isPaid, paidChange } from '../../../host/order-status/history.mjs';
import { changeStatus, nextStatuses, STATUSES, undoStatus } from '../../../host/order-status/order-status.mjs';
import { openShop, type Shop } from '../../../host/shop.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

async function start(make: () => Promise<TestDatabase>) {
  const host = await startShop(make);
  onTestFinished(host.stop);
  return host;
}

const change = (shop: Shop, order: Order, status: string, by: Parameters<typeof changeStatus>[4]) =>
  shop.db.transaction().execute((trx) => changeStatus(shop, trx, order, status, by));

const reload = async (shop: Shop, order: Order) => (await findOrder(shop.db, order.id))!;

describe.each(databases)('the status of an order on %s', (_name, make) => {
  it('begins with its payment, or with the work where it costs nothing; a message has none (SHOP-08)', async () => {
    const { shop } = await start(make);
    expect((await placeOrder(shop)).status).toBe('awaiting_payment');
    expect((await placeOrder(shop, { total: 0, ledger: [] })).status).toBe('in_progress');
    const message = await placeOrder(shop, { action: 'process_contact', total: null, ledger: [] });
    expect(message.status).toBe('');
    expect(nextStatuses(message)).toEqual([]);
    expect(await historyOf(shop.db, message)).toEqual([]);
    expect((await placeOrder(shop, { isOrder: false })).status).toBe('');
  });

  it('changes only as allowed, and each change has a time, who made it and why (SHOP-08)', async () => {
    let now = Date.UTC(2026, 10, 28);
    const host = await startShop(make, {}, { now: () => now });
    onTestFinished(host.stop);
    const { shop } = host;
    const order = await placeOrder(shop);
    for (const status of ['filed', 'delivered', 'refunded', 'awaiting_payment', 'nonsense', 'constructor', '']) {
      expect(await change(shop, order, status, { madeBy: 'owner', note: 'x' }), status).toBeUndefined();
    }
    now += 1000;
    const paid = await change(shop, order, 'paid', { madeBy: 'owner', who: 'Grace', note: 'Bank statement of 3 May' });
    expect(paid).toMatchObject({ id: order.id, status: 'paid', updatedAt: now });
    expect(await historyOf(shop.db, order)).toMatchObject([
      { statusBefore: '', status: 'awaiting_payment', madeBy: 'shop', at: now - 1000 },
      { statusBefore: 'awaiting_payment', status: 'paid', madeBy: 'owner', who: 'Grace', note: 'Bank statement of 3 May', at: now },
    ]);
    const refunded = await change(shop, paid!, 'refunded', { madeBy: 'owner' });
    for (const status of STATUSES) expect(await change(shop, refunded!, status, { madeBy: 'owner', note: 'x' })).toBeUndefined();
  });

  it('is paid only where the owner says who knows, or a provider does, and never by itself (SHOP-09)', async () => {
    const { shop } = await start(make);
    const order = await placeOrder(shop);
    expect(await change(shop, order, 'paid', { madeBy: 'owner', note: ' \n' })).toBeUndefined();
    expect(await change(shop, order, 'paid', { madeBy: 'shop', note: 'Surely' })).toBeUndefined();
    expect(await change(shop, order, 'paid', { madeBy: 'visitor', note: 'I did' })).toBeUndefined();
    expect(isPaid(await historyOf(shop.db, order))).toBe(false);
    expect(await change(shop, order, 'paid', { madeBy: 'provider' })).toMatchObject({ status: 'paid' });
    expect(isPaid(await historyOf(shop.db, order))).toBe(true);
  });

  it('counts a payment that is told of twice once, also when the order has moved on, and takes a late one (SHOP-08)', async () => {
    const { shop } = await start(make);
    const order = await placeOrder(shop);
    const told: string[] = [];
    shop.events.on('order.status', async ({ order: now, from }) => void told.push(`${from} → ${now.status}`));
    const paid = await change(shop, order, 'paid', { madeBy: 'provider' });
    const filed = await change(shop, paid!, 'filed', { madeBy: 'owner' });
    expect(await change(shop, filed!, 'paid', { madeBy: 'provider' })).toBeUndefined();
    expect(told).toEqual(['awaiting_payment → paid', 'paid → filed']);
    const late = await placeOrder(shop);
    const cancelled = await change(shop, late, 'cancelled', { madeBy: 'owner' });
    expect(await change(shop, cancelled!, 'paid', { madeBy: 'provider' })).toMatchObject({ status: 'paid' });
  });

  it('is changed once of two owners and a provider who change it at once, in several processes (SHOP-08)', async () => {
    const { shop, database } = await start(make);
    // A second connection to SQLite waits for the first, which would not get its turn in this process.
    const other = hasRowLocks(shop.db) ? await openShop({ database: database.url }, { pages: shop.pages }) : shop;
    onTestFinished(() => other.db.destroy());
    const told: string[] = [];
    for (const one of new Set([shop, other])) one.events.on('order.status', async ({ order: now }) => void told.push(now.status));
    for (let round = 0; round < 5; round += 1) {
      const order = await placeOrder(shop);
      told.length = 0;
      const made = await Promise.all([
        change(shop, order, 'cancelled', { madeBy: 'owner', who: 'Grace' }),
        change(other, order, 'in_progress', { madeBy: 'owner', who: 'Edsger' }),
        change(other, order, 'paid', { madeBy: 'provider' }),
        change(shop, order, 'paid', { madeBy: 'provider' }),
      ]);
      const won = made.filter(Boolean);
      expect(won).toHaveLength(1);
      expect(told).toEqual([won[0]!.status]);
      expect((await reload(shop, order)).status).toBe(won[0]!.status);
      expect(await historyOf(shop.db, order)).toHaveLength(2);
    }
  });

  it('tells nobody and changes nothing where the transaction breaks off', async () => {
    const { shop } = await start(make);
    const order = await placeOrder(shop);
    shop.events.on('order.status', async () => {
      throw new Error('The outbox is full');
    });
    await expect(change(shop, order, 'paid', { madeBy: 'provider' })).rejects.toThrow('outbox');
    expect((await reload(shop, order)).status).toBe('awaiting_payment');
    expect(await historyOf(shop.db, order)).toHaveLength(1);
  });

  it('is taken back by the owner, who takes back nothing but their own last change (SHOP-08)', async () => {
    const { shop } = await start(make);
    const undo = (order: Order) => shop.db.transaction().execute((trx) => undoStatus(shop, trx, order, 'Grace'));
    const order = await placeOrder(shop);
    expect(await undo(order)).toBeUndefined();
    const paid = await change(shop, order, 'paid', { madeBy: 'owner', note: 'By check' });
    const back = await undo(paid!);
    expect(back).toMatchObject({ status: 'awaiting_payment' });
    expect(paidChange(await historyOf(shop.db, order))).toBeUndefined();
    // A taking back is taken back as well.
    const again = await undo(back!);
    expect(again).toMatchObject({ status: 'paid' });
    expect(paidChange(await historyOf(shop.db, order))).toMatchObject({ note: 'By check' });
    const byProvider = await change(shop, await placeOrder(shop), 'paid', { madeBy: 'provider' });
    expect(await undo(byProvider!)).toBeUndefined();
  });
});
