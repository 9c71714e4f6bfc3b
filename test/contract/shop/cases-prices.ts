import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Case } from './contract-shop';
import { golden, order, payload, saw } from './golden';

const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);

/** The shop's own price. */
export const priceCases: readonly Case[] = [
  {
    title: 'an order is kept with the price and the ledger of the shop, whatever its post says of prices (SHOP-05, SHOP-07)',
    async run(shop) {
      await shop.begin();
      assert.equal((await order(shop.orderPage())).status, 200);
      const [kept] = await shop.orders();
      assert.equal(kept!.total, golden.total);
      assert.equal(sum(kept!.ledger), golden.total);
      assert.ok(kept!.ledger.length > 1);
      assert.ok(kept!.ledger.every(({ name }) => name !== 'Seen'));
    },
  },
  {
    title: 'another total than the visitor saw is refused with the new one, which an order that accepts it is taken at (SHOP-06)',
    async run(shop) {
      await shop.begin();
      const was = golden.total - 2000;
      const key = randomUUID();
      const refused = await order(shop.orderPage(), { key, fields: saw(was) });
      assert.equal(refused.status, 200);
      assert.equal(refused.body.error, 'The price of your order has changed from $348.00 to $368.00.');
      assert.equal(refused.body.code, 'price_changed');
      assert.deepEqual([refused.body.price.was, refused.body.price.total], [was, golden.total]);
      assert.equal(sum(refused.body.price.changes.map((row: { was: number; cents: number }) => ({ cents: row.cents - row.was }))), 2000);
      for (const accepted_total of ['36799', '0', '-36800', '36800.00', '368e2', ''])
        assert.equal((await order(shop.orderPage(), { fields: { ...saw(was), accepted_total } })).body.code, 'price_changed');
      assert.equal((await shop.orders()).length, 0);
      const fields = { ...saw(was), accepted_total: String(golden.total) };
      assert.ok((await order(shop.orderPage(), { fields })).body.result);
      assert.deepEqual(
        (await shop.orders()).map(({ total }) => total),
        [golden.total],
      );
    },
  },
  {
    title: 'a price that rises while the visitor fills in is shown and asked for, never charged (SHOP-06)',
    async run(shop) {
      await shop.begin();
      await shop.raisePrice(1500);
      const refused = await order(shop.orderPage());
      assert.deepEqual([refused.body.code, refused.body.price?.total], ['price_changed', golden.total + 1500]);
      assert.equal((await shop.orders()).length, 0);
      assert.ok((await order(shop.orderPage(), { fields: saw(golden.total + 1500) })).body.result);
    },
  },
  {
    title: 'what is not sold, and lines that are none, are refused in words and never cheaper (SHOP-06)',
    async run(shop) {
      await shop.begin();
      const [first] = payload().companies[0].products;
      const spoiled: readonly object[] = [
        { ...first, product_id: 99_999_999 },
        { ...first, product_option_id: 99_999_999 },
        { ...first, product_id: { $gt: 0 } },
        { ...first, quantity: -1 },
        { ...first, quantity: 1e308 },
        { ...first, quantity: '0' },
      ];
      for (const line of spoiled) {
        const sent = await order(shop.orderPage(), { data: payload((data) => (data.companies[0].products[0] = line)) });
        assert.ok(sent.status < 500, JSON.stringify(line));
        assert.equal(typeof sent.body.error, 'string', JSON.stringify(line));
        assert.ok(!sent.body.result);
      }
      assert.equal((await shop.orders()).length, 0);
    },
  },
];
