import { describe, expect, it } from 'vitest';
import { erasePerson, exportPerson } from '../../../host/privacy/personal-data.mjs';
import { cleanUp } from '../../../host/privacy/retention.mjs';
import { orderPage } from '../../../host/status-page/order-page.mjs';
import { findOrder } from '../../../host/orders/orders.mjs';
import { goldenOrder } from '../posts/send-post';
import { databases } from '../support/databases';
import {
  ana,
  invite,
  invited,
  openPartShop,
  order,
  outbox,
  payloadOf,
  post,
  readParts,
  secret,
  sendPart,
  type PartShop,
} from './shop-with-parts';

const day = 86_400_000;
const part = 'part-of-ana';

/** The page of the first order, as its customer sees it. */
async function pageOf(host: PartShop) {
  const { id } = (await host.orders())[0]!;
  const { content } = await orderPage(host.shop, (await findOrder(host.shop.db, id))!, { here: '/order/1' });
  return String(await content);
}

async function exported(host: PartShop, email: string) {
  const groups = [];
  for await (const group of exportPerson(host.shop, email)) groups.push(group);
  return JSON.stringify(groups);
}

describe.each(databases)('an order with parts of others on %s', (_name, make) => {
  it('waits for them where its page says so, and is taken once they are here (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host, {}, '/waits');
    const refused = await order(host, { [part]: 0 }, { path: '/waits' });
    expect(refused.body).toEqual({
      error: expect.stringContaining('waiting for details from ana@example.com. Nothing was ordered.'),
      code: 'parts_missing',
    });
    // One that claims to have seen what never came is refused, too.
    expect((await order(host, { [part]: 3 }, { path: '/waits' })).body.code).toBe('parts_missing');
    expect(await host.orders()).toEqual([]);
    await sendPart(host, token);
    // What has arrived since the form looked is not in the order yet.
    expect((await order(host, { [part]: 0 }, { path: '/waits' })).body.code).toBe('parts_missing');
    expect((await order(host, { [part]: 1 }, { path: '/waits' })).body).toHaveProperty('result');
    expect(await payloadOf(host)).not.toHaveProperty('late_parts');
    const [row] = await host.shop.db.selectFrom('coOwnerParts').selectAll().execute();
    expect([row!.answers, row!.orderId]).toEqual(['null', expect.any(Number)]);
    expect((await post(host, 'open_part', { token })).body).toEqual({ success: true, state: 'placed' });
    expect((await sendPart(host, token)).body.code).toBe('placed');
  });

  it('that names a person whose details are awaited is refused, whatever it says of its parts (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const data = goldenOrder();
    data.companies[0].company.extra = { official: [{ role: 'Member', first_name: 'Ana', awaited: true }] };
    expect((await order(host, {}, { path: '/waits', data })).body.code).toBe('parts_missing');
  });

  it('goes on without a part that was taken back (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host, {}, '/waits');
    await post(host, 'withdraw_part', { secret, part });
    expect((await order(host, {}, { path: '/waits' })).body).toHaveProperty('result');
    expect((await sendPart(host, token)).body.code).toBe('no_part');
  });

  it('gets a part that comes later, once, and both sides see what is still to come (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host);
    expect((await order(host, { [part]: 0 })).body).toHaveProperty('result');
    expect(await pageOf(host)).toContain('Details still to come');
    expect(await pageOf(host)).toContain('ana@example.com');
    expect((await sendPart(host, token)).body).toEqual({ success: true });
    expect((await payloadOf(host)).late_parts).toEqual([{ email: 'ana@example.com', ...ana }]);
    expect(await pageOf(host)).not.toContain('Details still to come');
    expect((await sendPart(host, token, { ...ana, first_name: 'Eve' })).body.code).toBe('placed');
    expect((await payloadOf(host)).late_parts).toHaveLength(1);
    const subjects = (await outbox(host)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes('Details of a co-owner arrived'))).toBe(true);
    const found = await host.shop.db.selectFrom('orders').select('words').executeTakeFirstOrThrow();
    expect(found.words).toContain('7 oak st');
  });

  it('loses no correction that came after its form had looked (PLUS-06)', async () => {
    const host = await openPartShop(make);
    const token = await invited(host);
    await sendPart(host, token);
    await sendPart(host, token, { ...ana, last_name: 'Mora' });
    await order(host, { [part]: 1 }, { data: { ...goldenOrder(), late_parts: [{ email: 'forged@example.com' }] } });
    expect((await payloadOf(host)).late_parts).toEqual([{ email: 'ana@example.com', ...ana, last_name: 'Mora' }]);
  });

  it('takes no part of another order along (PLUS-06)', async () => {
    const host = await openPartShop(make);
    await sendPart(host, await invited(host, { secret: 'T'.repeat(43) }));
    await order(host, { [part]: 0 });
    expect(await payloadOf(host)).not.toHaveProperty('late_parts');
    expect(await readParts(host, 'T'.repeat(43))).toMatchObject([{ state: 'arrived' }]);
  });

  it.each(['{', '[]', '7', '{"secret":7,"seen":[]}', '{"__proto__":{}}'])(
    'is taken though %s says nothing of its parts (PLUS-06)',
    async (parts) => {
      const host = await openPartShop(make);
      await invited(host);
      expect((await order(host, {}, { parts })).body).toHaveProperty('result');
      expect(await readParts(host)).toMatchObject([{ state: 'asked' }]);
    },
  );

  it('tells a person what is kept of them, forgets them, and keeps no part that nobody needs (PLUS-06)', async () => {
    const host = await openPartShop(make);
    await sendPart(host, await invited(host));
    expect(await exported(host, 'Ana@Example.com')).toContain('7 Oak St');
    await erasePerson(host.shop, 'Ana@Example.com');
    expect(await readParts(host)).toEqual([]);
    await invite(host);
    host.pass(20 * day);
    await cleanUp(host.shop);
    expect(await readParts(host)).toMatchObject([{ state: 'expired' }]);
    host.pass(20 * day);
    await cleanUp(host.shop);
    expect(await host.shop.db.selectFrom('coOwnerParts').selectAll().execute()).toEqual([]);
  });
});
