import { afterEach, describe, expect, it } from 'vitest';
import { UnknownOutcome } from '../../../host/index.mjs';
import { beginPayment, settleOrder, warningsOf } from '../../../host/payment/payment.mjs';
import type { AskedPayment, Outcome, Way } from '../../../host/payment/ways.d.ts';
import { askRefund } from '../../../host/refunds/refunds.mjs';
import { databases } from '../support/databases';
import { startShop } from '../support/start-shop';
import { addOrder, orderNow } from './add-order';

/** A provider of the owner's own, which does what the test says. */
function ownBox() {
  const asked: Pick<AskedPayment, 'key' | 'token'>[] = [];
  const provider = { asked, says: { state: 'paid', providerId: 'pay_1' } as Outcome | Error };
  const answer = async () => {
    if (provider.says instanceof Error) throw provider.says;
    return provider.says;
  };
  const way: Way = {
    id: 'own-box',
    kind: 'box',
    label: 'Own box',
    name: 'Own box',
    begin: ({ key, token }) => {
      asked.push({ key, token });
      return answer();
    },
    settle: answer,
    refund: async (_payment, cents, key) => `refund of ${cents} under ${key}`,
  };
  return { ...provider, provider, way };
}

describe.each(databases)("a way of the owner's own on %s", (_name, make) => {
  let stop: () => Promise<void> = async () => undefined;
  afterEach(() => stop());
  async function start() {
    const own = ownBox();
    const host = await startShop(make, { payment: { ways: ['own-box'] } }, { ways: [own.way] });
    stop = host.stop;
    return { ...host, ...own };
  }

  it('is asked under the key of the order, and its payment is sent back by it (PAY-01, PAY-07)', async () => {
    const { shop, asked } = await start();
    const order = await addOrder(shop, { paymentWay: 'own-box' });
    expect(await beginPayment(shop, order, { token: 'tok_1' })).toEqual({ paid: true });
    expect(asked).toEqual([{ key: `${order.orderKey}-1`, token: 'tok_1' }]);
    expect((await orderNow(shop, order)).status).toBe('paid');
    const answer = await askRefund(shop, order, { key: `0-${crypto.randomUUID()}` });
    expect(answer).toMatchObject({ refund: { state: 'done', cents: 19_200, providerId: expect.stringContaining('refund of 19200') } });
    expect((await orderNow(shop, order)).status).toBe('refunded');
    const rows = await shop.db.selectFrom('payments').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('tok_1');
  });

  it('is asked again where nobody knows, closes the attempt by its next step, and refuses in its own words (PAY-01, PAY-06)', async () => {
    const { shop, provider, asked } = await start();
    const order = await addOrder(shop, { paymentWay: 'own-box' });
    provider.says = new UnknownOutcome();
    await expect(beginPayment(shop, order, { token: 'tok_1' })).rejects.toThrow(UnknownOutcome);
    provider.says = { state: 'open', providerId: 'pay_2', confirm: { secret: 'for the visitor' } };
    expect(await beginPayment(shop, order, { token: 'tok_1' })).toEqual({ next: { confirm: { secret: 'for the visitor' } } });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    provider.says = { state: 'failed', providerId: 'pay_2', words: 'No money left.' };
    expect(await settleOrder(shop, order)).toEqual({ refused: 'No money left.' });
    expect((await orderNow(shop, order)).status).toBe('cancelled');
  });

  it('that tells of another amount or currency has paid nothing (PAY-01, SHOP-09)', async () => {
    const { shop, provider } = await start();
    for (const said of [{ amount: 19_201 }, { currency: 'eur' }]) {
      const order = await addOrder(shop, { paymentWay: 'own-box' });
      provider.says = { state: 'paid', providerId: JSON.stringify(said), ...said };
      expect(await beginPayment(shop, order, { token: 'tok_1' })).toEqual({ pending: true });
      expect((await orderNow(shop, order)).status).toBe('awaiting_payment');
      expect(await warningsOf(shop, shop.db, order)).toHaveLength(1);
    }
  });
});
