import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases';
import { openShop } from './open-shop';
import { send, smallOrder } from './send-post';

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

describe.each(databases)('posts on %s', (_name, make) => {
  it('make one order of 20 equal posts at once, and all hear of the same one or that it is still being processed (SUBM-55)', async () => {
    const shop = await openShop(make);
    const post = { data: smallOrder(), key: randomUUID() };
    const sent = await Promise.all(times(20, () => send(shop, post)));
    const accepted = sent.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
    expect(sent.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.error])).toEqual(
      times(20 - accepted.length, () => [409, 'This order is still being processed.']),
    );
    expect(await shop.shop.db.selectFrom('orders').select('email').execute()).toEqual([{ email: 'ada@example.com' }]);
    expect((await send(shop, post)).text).toBe(accepted[0]!.text);
  });
});
