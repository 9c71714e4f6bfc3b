import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countByStatus, countOrders, findNewerOrders, findOrders, valuesIn, type OrderFilters } from '../../../host/orders/find-orders.mjs';
import { markSeen, orderNumber } from '../../../host/orders/orders.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { putIntoTrash } from '../../../host/orders/trash.mjs';
import { hasRowLocks } from '../../../host/database/open-database.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { payload, placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

async function start(make: () => Promise<TestDatabase>, now = Date.now) {
  const host = await startShop(make, {}, { now });
  onTestFinished(host.stop);
  return host;
}

describe.each(databases)('the list of orders on %s', (_name, make) => {
  it('is read in pages that stay right while orders come in', async () => {
    const { shop } = await start(make);
    const ids = [];
    for (let count = 0; count < 7; count += 1) ids.push((await placeOrder(shop)).id);
    const first = await findOrders(shop.db, {}, { limit: 3 });
    await placeOrder(shop);
    const second = await findOrders(shop.db, {}, { limit: 3, before: first.at(-1)!.id });
    const third = await findOrders(shop.db, {}, { limit: 3, before: second.at(-1)!.id });
    expect([...first, ...second, ...third].map(({ id }) => id)).toEqual(ids.reverse());
    expect(await findNewerOrders(shop.db, {}, { limit: 3, after: second[0]!.id })).toEqual(first);
    expect(first[0]).not.toHaveProperty('payload');
  });

  it('is filtered and searched, and takes no sign of a pattern for one', async () => {
    let now = Date.UTC(2026, 10, 1);
    const { shop } = await start(make, () => now);
    const ada = await placeOrder(shop);
    now += 86_400_000;
    const message = await placeOrder(shop, {
      action: 'process_contact',
      formType: 'ContactForm',
      paymentWay: '',
      payload: { name: 'Grace Hopper', email: 'grace@example.com', message: "100% of O'Brien_s \\ “orders”\nΣίσυφος" },
    });
    const paid = await placeOrder(shop, {
      paymentWay: 'stripe-checkout',
      payload: { ...payload, companies: [{ company: { name: 'Compiler Inc' } }] },
    });
    const trashed = await placeOrder(shop);
    await shop.db.transaction().execute(async (trx) => {
      await changeStatus(shop, trx, paid, 'paid', { madeBy: 'provider' });
      await putIntoTrash(shop, trx, trashed);
    });
    await markSeen(shop, shop.db, ada);
    const found = async (filters: OrderFilters) => (await findOrders(shop.db, filters)).map(({ id }) => id);
    expect(await found({})).toEqual([paid.id, message.id, ada.id]);
    expect(await found({ status: 'paid' })).toEqual([paid.id]);
    expect(await found({ status: 'trash' })).toEqual([trashed.id]);
    expect(await found({ status: 'messages' })).toEqual([message.id]);
    expect(await found({ status: 'unseen' })).toEqual([paid.id, message.id]);
    expect(await found({ way: 'stripe-checkout' })).toEqual([paid.id]);
    expect(await found({ form: 'ContactForm' })).toEqual([message.id]);
    expect(await found({ from: now })).toEqual([paid.id, message.id]);
    expect(await found({ to: now })).toEqual([ada.id]);
    for (const words of ['GRACE hopper', '100%', "o'brien_s", '\\', '“orders”', 'σίσυφος', `#${orderNumber(message)}`, message.orderKey]) {
      expect(await found({ words }), words).toEqual([message.id]);
    }
    for (const words of ['%', '_', "'; drop table orders; --", 'password', 'a long', 'grace lovelace']) {
      expect(await found({ words }), words).toEqual(words === '%' || words === '_' ? [message.id] : []);
    }
    expect(await found({ words: 'lovelace 541511', status: 'paid' })).toEqual([]);
    expect(await found({ words: 'lovelace 541511' })).toEqual([ada.id]);
    expect(await countByStatus(shop.db)).toEqual({ awaiting_payment: 1, '': 1, paid: 1, trash: 1, unseen: 2 });
    expect(await countOrders(shop.db, { words: 'example.com' })).toBe(3);
    expect(await valuesIn(shop.db, 'paymentWay')).toEqual(['invoice', 'stripe-checkout']);
  });

  it('stays quick with 20,000 orders', async () => {
    const { shop } = await start(make);
    const { id: _id, ...order } = await placeOrder(shop, { payload: { ...payload, notes: 'x'.repeat(4000) } });
    const words = `${order.words}\n${'answer '.repeat(100)}`;
    const rows = Array.from({ length: 400 }, (_, row) => ({ ...order, words, orderKey: `key-0-${row}`, seenAt: row }));
    for (let part = 0; part < 400; part += 100) {
      await shop.db
        .insertInto('orders')
        .values(rows.slice(part, part + 100))
        .execute();
    }
    // The database copies them itself, which takes a tenth of the time.
    const columns = Object.keys(order) as (keyof typeof order)[];
    for (let batch = 1; batch < 50; batch += 1) {
      const copies = shop.db
        .selectFrom('orders')
        .select(
          columns.map((column) => (column === 'orderKey' ? sql<string>`order_key || ${sql.lit(`-${batch}`)}`.as('copiedKey') : column)),
        )
        .where('orderKey', 'like', 'key-0-%')
        .where('orderKey', 'not like', 'key-0-%-%');
      await shop.db
        .insertInto('orders')
        .columns(columns)
        .expression(() => copies)
        .execute();
    }
    // The quickest of five says what the query takes; the others may say what else the machine did meanwhile.
    const time = async (work: () => Promise<unknown>) => {
      const took = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const began = performance.now();
        await work();
        took.push(performance.now() - began);
      }
      return Math.min(...took);
    };
    expect(await countOrders(shop.db, {})).toBe(20_001);
    const took = {
      list: await time(() => findOrders(shop.db, { status: 'awaiting_payment' })),
      late: await time(() => findOrders(shop.db, {}, { before: 60 })),
      counts: await time(() => countByStatus(shop.db)),
      search: await time(() => findOrders(shop.db, { words: 'nobody-has-this-word' })),
    };
    if (process.env.SHOW_TIMES) process.stdout.write(`${hasRowLocks(shop.db) ? 'PostgreSQL' : 'SQLite'} ${JSON.stringify(took)}\n`);
    expect(took.list).toBeLessThan(300);
    expect(took.late).toBeLessThan(300);
    expect(took.counts).toBeLessThan(600);
    expect(took.search).toBeLessThan(3000);
  });
});
