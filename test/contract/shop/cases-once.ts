import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Case, ContractShop } from './contract-shop';
import { golden, order, payload } from './golden';

/** What a shop has of one order. */
async function expectOneOrder(shop: ContractShop): Promise<void> {
  const orders = await shop.orders();
  assert.equal(orders.length, 1);
  const mails = await shop.mails();
  assert.deepEqual(
    mails.map(({ to }) => to),
    [golden.email],
  );
}

/** Exactly once. */
export const onceCases: readonly Case[] = [
  {
    title: '20 equal posts at once make one order with one mail; all hear of the same one, or that it is still being processed',
    async run(shop) {
      await shop.begin();
      const key = randomUUID();
      const sent = await Promise.all(Array.from({ length: 20 }, () => order(shop.orderPage(), { key })));
      const accepted = sent.filter(({ status }) => status === 200);
      assert.ok(accepted.length > 0);
      assert.equal(new Set(accepted.map(({ text }) => text)).size, 1);
      for (const { status, body } of sent.filter((one) => !accepted.includes(one)))
        assert.deepEqual([status, body.code], [409, 'still_working']);
      assert.equal((await order(shop.orderPage(), { key })).text, accepted[0]!.text);
      await expectOneOrder(shop);
    },
  },
  {
    title: 'another card, password, note or order of names is the same order; it hears the first answer, word for word',
    async run(shop) {
      await shop.begin();
      const key = randomUUID();
      const first = await order(shop.orderPage(), { key });
      assert.equal(first.status, 200);
      const data = payload((same) => {
        same.account.password = 'Another-Plum-43';
        same.account.notes = ['Client interacted with Live Chat'];
        same.affiliate = { platform: 'everflow' };
      });
      const again = await order(shop.orderPage(), { key, data: Object.fromEntries(Object.entries(data as object).reverse()) });
      assert.deepEqual([again.status, again.text], [200, first.text]);
      await expectOneOrder(shop);
    },
  },
  {
    title: 'another order under a known key is refused with what was ordered under it, and nothing about the customer',
    async run(shop) {
      await shop.begin();
      const key = randomUUID();
      const first = await order(shop.orderPage(), { key });
      const data = payload((other) => (other.contact = { first_name: 'Nils', last_name: 'Lindqvist' }));
      const refused = await order(shop.orderPage(), { key, data });
      assert.deepEqual([refused.status, refused.body.code], [409, 'other_order']);
      assert.deepEqual(refused.body.order.invoice_numbers, first.body.result.invoice_numbers);
      assert.equal(refused.body.order.total, golden.total / 100);
      assert.doesNotMatch(refused.text, /Ada|Nils|okafor/i);
      await expectOneOrder(shop);
      assert.equal((await order(shop.orderPage(), { data })).status, 200);
      assert.equal((await shop.orders()).length, 2);
    },
  },
];
