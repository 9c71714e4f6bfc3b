import { describe, expect, it } from 'vitest';
import { answerSections } from '../../../host/orders/answers.mjs';
import { databases } from '../support/databases';
import { openShop } from './open-shop';
import { send, smallOrder } from './send-post';

const signature = { name: 'Ada Okafor', signed_at: '2030-01-15T17:03:00Z', statement: 'I declare it.' };

describe.each(databases)('the signature of an order on %s', (_name, make) => {
  it('is kept as it was made, and read by its labels (ITEM-11)', async () => {
    const host = await openShop(make);
    const key = 'a-signed-order-1';
    expect((await send(host, { data: smallOrder({ signature }), key })).body.result).toBeDefined();
    expect((await send(host, { data: smallOrder({ signature }), key })).status).toBe(200);
    const later = { ...signature, signed_at: '2030-01-15T17:04:00Z' };
    expect((await send(host, { data: smallOrder({ signature: later }), key })).status).toBe(409);
    const [order] = await host.orders();
    expect(JSON.parse(order!.payload)).toMatchObject({ signature });
    const section = answerSections(JSON.parse(order!.payload)).find(({ title }) => title === 'Signature');
    expect(section?.answers.map(({ label, value }) => [label, value])).toEqual([
      ['Name', 'Ada Okafor'],
      ['Signed at', '2030-01-15T17:03:00Z'],
      ['What was signed', 'I declare it.'],
    ]);
  });

  it('is refused where no form makes such (ITEM-11)', async () => {
    const host = await openShop(make);
    for (const wrong of [
      null,
      'Ada',
      [],
      { ...signature, name: ' ' },
      { ...signature, name: ['Ada'] },
      { ...signature, statement: '' },
      { ...signature, signed_at: '2030-13-45T99:00:00Z' },
      { ...signature, signed_at: '2030-01-15T17:03:00+02:00' },
      { ...signature, signed_at: 1_900_000_000 },
    ]) {
      const answer = await send(host, { data: smallOrder({ signature: wrong }) });
      expect([wrong, answer.status, answer.body.error]).toEqual([wrong, 400, 'The field signupData holds a signature that no form makes']);
    }
    expect(await host.orders()).toEqual([]);
  });
});
