import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Way } from '../../../host/payment/ways.d.ts';
import { leaseTime } from '../../../host/posts/attempts.mjs';
import type { TestDatabase } from '../support/databases';
import { databases } from '../support/databases';
import { openShop, type TestShop } from './open-shop';
import { aLedger, goldenOrder, send, type SentPost } from './send-post';

/** Lets a process die at its nth query, or right after it: nothing that it asks the database afterwards happens. */
function deadly(nth: number, after: boolean) {
  let queries = 0;
  const die = () => {
    throw new Error('The process was killed');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      if (queries > nth || (queries === nth && !after)) die();
      return node;
    },
    async transformResult({ result }) {
      if (queries >= nth && after) die();
      return result;
    },
  };
  return { plugin, isAlive: () => queries < nth };
}

/** A provider that charges an order once, whatever it is asked. */
function provider() {
  const asked: string[] = [];
  const way: Way = {
    id: 'box',
    kind: 'box',
    label: 'Box',
    name: 'Box',
    begin: async ({ key, token }) => {
      asked.push(key);
      if (token === 'tok_declined') return { state: 'failed', providerId: `pay-${key}`, words: 'Your card was declined.' };
      return { state: 'paid', providerId: `pay-${key}` };
    },
  };
  return { way, charged: () => new Set(asked).size };
}

const boxOrder = (token = 'tok_1'): SentPost => ({
  path: '/order',
  key: randomUUID(),
  data: { ...goldenOrder(), payment: { way: 'box', token } },
  fields: { ledger: JSON.stringify(aLedger(36_800)) },
});

/** Sends a post to a process that dies at its nth query; whether it did. */
async function sendAndDie(shop: TestShop, post: SentPost, nth: number, after: boolean): Promise<boolean> {
  const { db } = shop.shop;
  const { plugin, isAlive } = deadly(nth, after);
  shop.shop.db = db.withPlugin(plugin);
  await send(shop, post).finally(() => {
    shop.shop.db = db;
  });
  return !isAlive();
}

async function openWithProvider(make: () => Promise<TestDatabase>) {
  const { way, charged } = provider();
  const shop = await openShop(make, { payment: { ways: ['box'] } }, { ways: [way] });
  return { shop, charged };
}

const finish = async (shop: TestShop) => {
  const jobs = await shop.shop.db.selectFrom('jobs').selectAll().where('kind', '=', 'finish-post').execute();
  for (const { id, payload } of jobs) await shop.shop.jobs.get('finish-post')!(JSON.parse(payload), { id, tries: 1 } as never);
};

describe.each(databases)('a process that dies at any step of a post, on %s', (_name, make) => {
  it.each([false, true])('loses no order and makes none twice (after the step: %s) (SUBM-55)', async (after) => {
    const { shop, charged } = await openWithProvider(make);
    let nth = 1;
    for (let died = true; died && nth < 60; nth++) {
      const post = boxOrder();
      died = await sendAndDie(shop, post, nth, after);
      const early = await send(shop, post);
      shop.pass(leaseTime + 1);
      if (nth % 2 === 0) await finish(shop);
      const again = await send(shop, post);
      expect(again.status).toBe(200);
      expect(again.body.result).toMatchObject({ paid: true, invoice_numbers: [expect.stringMatching(/^\d+$/)] });
      await finish(shop);
      expect((await send(shop, post)).text).toBe(again.text);
      expect(['still_working', again.text]).toContain(early.body.code ?? early.text);
      const orders = await shop.orders();
      expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: nth }, () => 'paid'));
      expect(await shop.told()).toEqual(orders.map(({ id }) => id));
      expect(charged()).toBe(nth);
    }
    expect(nth).toBeGreaterThan(8);
    expect((await shop.orders()).some(({ payload }) => payload.includes('tok_'))).toBe(false);
  });

  it('is concluded by the job alone where the visitor never comes back', async () => {
    const { shop, charged } = await openWithProvider(make);
    let nth = 1;
    for (let died = true; died && nth < 60; nth++) {
      died = await sendAndDie(shop, boxOrder(), nth, true);
      shop.pass(leaseTime + 1);
      await finish(shop);
      await finish(shop);
      const orders = await shop.orders();
      expect(orders.every(({ status }) => status === 'paid')).toBe(true);
      expect(await shop.told()).toEqual(orders.map(({ id }) => id));
      expect(charged()).toBe(orders.length);
    }
    expect((await shop.orders()).length).toBeGreaterThan(3);
  });

  it('keeps no order whose payment is refused, and says so on each repeat', async () => {
    const { shop } = await openWithProvider(make);
    let nth = 1;
    for (let died = true; died && nth < 60; nth++) {
      const post = boxOrder('tok_declined');
      died = await sendAndDie(shop, post, nth, nth % 2 === 0);
      shop.pass(leaseTime + 1);
      if (nth % 3 === 0) await finish(shop);
      const again = await send(shop, post);
      // Its words are gone with the process that had heard them.
      const error = expect.stringMatching(/^(Your card was declined\.|The payment was not completed\. Nothing was ordered)/);
      expect([again.status, again.body]).toEqual([200, { error, code: 'payment_refused' }]);
      expect((await send(shop, post)).text).toBe(again.text);
      expect(await shop.orders()).toEqual([]);
    }
    expect(await shop.told()).toEqual([]);
  });
});
