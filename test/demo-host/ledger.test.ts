import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signup, startHost, type RunningHost } from './start-host';

const ledger = [
  { name: '<b>Formation</b>', state: 'WY', kind: 'base', cents: 3900 },
  { name: 'Formation', state: 'WY', kind: 'coupon', cents: -390 },
];

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
beforeEach(() => host.clear());
afterAll(() => host.stop());

const order = (posted: unknown) =>
  host.post('/forms/FormABusinessForm', { ...signup('k'), ledger: typeof posted === 'string' ? posted : JSON.stringify(posted) });

describe('the ledger of an order', () => {
  it('comes with the order and stands beside it, as JSON and as a table with its sum', async () => {
    await order(ledger);
    expect((await host.read('/received')).orders).toMatchObject([{ idempotencyKey: 'k', ledger }]);
    const page = await (await fetch(`${host.url}/received`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('Why it costs this');
    expect(page).toContain('<td>&#60;b&#62;Formation&#60;/b&#62;</td><td>WY</td><td>base</td><td>$39.00</td>');
    expect(page).toContain('<td>coupon</td><td>-$3.90</td>');
    expect(page).toContain('Total</th><td>$35.10</td>');
  });

  it.each([['"odd"'], [[null]], [[{ ...ledger[0], cents: 1.5 }]], [[{ ...ledger[0], name: 7 }]], [[{ ...ledger[1] }]]])(
    'is left out in any other shape and below nothing, without harm to the order: %j',
    async (odd) => {
      expect((await order(odd)).status).toBe(200);
      const { orders } = await host.read('/received');
      expect(orders).toHaveLength(1);
      expect(orders[0]).not.toHaveProperty('ledger');
    },
  );

  it('has no address of its own, where anybody could forge it', async () => {
    await order(ledger);
    const told = await fetch(`${host.url}/received/ledger`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNumber: 'k', ledger: [] }),
    });
    expect(told.status).toBe(404);
  });
});

describe('a post', () => {
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  const send = (data: unknown) => host.post('/forms/FormABusinessForm', signup('k', data as object));

  it('is refused over 256 kB, 2,000 values and 20 levels, and taken at them', async () => {
    expect((await send({ a: 'x'.repeat(262_144) })).status).toBe(413);
    expect((await send({ a: Array.from({ length: 2001 }, () => 1) })).status).toBe(400);
    expect((await send({ a: Array.from({ length: 2001 }, () => []) })).status).toBe(400);
    expect((await send({ a: nested(20) })).status).toBe(400);
    expect(await host.countOrders()).toBe(0);
    expect((await send({ a: Array.from({ length: 1999 }, () => 1), b: nested(19) })).status).toBe(200);
  });
});
