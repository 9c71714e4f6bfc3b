import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPriceChange } from '../../src/submission/price-change';
import { createFormPost } from '../../src/services/form-post';
import { createHttpClient } from '../../src/services/http-client';
import { pageAt } from './support';

const readFrom = (body: unknown, status = 200) => {
  const answer = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
  return createFormPost(createHttpClient(pageAt('https://site.example/', '', answer))).post('process_signup', {});
};

const change = { name: 'LLC Formation', state: 'WY', kind: 'base', was: 4300, cents: 6300 };
const refused = { error: 'The price has changed.', code: 'price_changed', price: { was: 26800, total: 28800, changes: [change] } };

it('a changed price is read with what has changed, whatever the status of the refusal (SHOP-06)', async () => {
  const priceChange = { was: 26800, total: 28800, changes: [change] };
  expect(await readFrom(refused)).toEqual({ error: refused.error, priceChange });
  expect(await readFrom(refused, 422)).toEqual({ error: refused.error, status: 422, priceChange });
});

it('a product that is not sold is read with its id, if there is one (SHOP-06)', async () => {
  expect(await readFrom({ error: 'No.', code: 'not_sold', product_id: 31001 })).toEqual({ error: 'No.', notSold: '31001' });
  expect(await readFrom({ error: 'No.', code: 'not_sold' })).toEqual({ error: 'No.', notSold: '' });
  expect(await readFrom({ result: {}, code: 'not_sold' })).toEqual({ result: {} });
});

it.each([
  [{ ...refused, code: 'other' }],
  [{ ...refused, price: undefined }],
  [{ ...refused, price: 'low' }],
  [{ ...refused, price: { ...refused.price, total: -1 } }],
  [{ ...refused, price: { ...refused.price, total: 288.5 } }],
  [{ ...refused, price: { ...refused.price, was: '26800' } }],
])('%j is a plain error (SHOP-06)', async (body) => {
  expect(await readFrom(body)).toEqual({ error: refused.error });
});

it('whatever a reply holds, only whole amounts of named things come through (SHOP-06)', () => {
  const odd = fc.oneof(fc.anything(), fc.constant(change), fc.record({ name: fc.anything(), was: fc.anything(), cents: fc.anything() }));
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.array(odd, { maxLength: 200 }), (was, total, changes) => {
      const read = readPriceChange({ code: 'price_changed', price: { was, total, changes } });
      expect(read !== undefined).toBe([was, total].every((cents) => Number.isSafeInteger(cents) && Number(cents) >= 0));
      for (const one of read?.changes ?? []) {
        expect(one.name.trim()).not.toBe('');
        expect(Number.isSafeInteger(one.was) && Number.isSafeInteger(one.cents) && one.was !== one.cents).toBe(true);
      }
      expect(read?.changes.length ?? 0).toBeLessThanOrEqual(100);
    }),
  );
});

it.each([
  ['https://shop.example/order?key=1', true],
  ['/order?key=1', true],
  ['javascript:alert(1)', false],
  ['', false],
  [7, false],
])('the address of an order is read only where it can be linked: %j', async (order_url, isRead) => {
  expect(await readFrom({ result: { order_url } })).toEqual({ result: isRead ? { order_url } : {} });
});
