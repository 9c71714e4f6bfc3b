import { afterEach, describe, expect, it } from 'vitest';
import { beginPayment, offeredWays, paymentOf, settleOrder, waysConfig, waysNotReady } from '../../../host/payment/payment.mjs';
import { canPayNow, payNow } from '../../../host/payment/pay-now.mjs';
import { databases } from '../support/databases';
import { startShop } from '../support/start-shop';
import { addOrder } from './add-order';

const ids = (ways: readonly { id: string }[]) => ways.map(({ id }) => id);

describe.each(databases)('ways to pay on %s', (_name, make) => {
  let stop: () => Promise<void> = async () => undefined;
  afterEach(() => stop());
  async function shopWith(...args: [settings?: Parameters<typeof startShop>[1], parts?: Parameters<typeof startShop>[2]]) {
    const host = await startShop(make, ...args);
    stop = host.stop;
    return host.shop;
  }

  it('are an invoice by default, which asks nobody and leaves the order awaiting its payment (PAY-01, PAY-03)', async () => {
    const shop = await shopWith({ payment: { instructions: 'IBAN 1\r\nBank 2\n' } });
    const [way] = offeredWays(shop);
    const order = await addOrder(shop, { paymentWay: 'invoice' });
    expect(way?.id).toBe('invoice');
    expect(way?.instructions?.(order)).toBe('IBAN 1\nBank 2');
    expect(await beginPayment(shop, order)).toEqual({ pending: true });
    expect(await settleOrder(shop, order)).toEqual({ pending: true });
    expect(await paymentOf(shop.db, order)).toBeUndefined();
    expect(canPayNow(shop, order)).toBe(false);
    expect(await payNow(shop, order)).toBeUndefined();
  });

  it('are those of the page, else of the settings, and only what is ready (PAY-01)', async () => {
    const shop = await shopWith(
      { payment: { ways: ['unready', 'bank', 'nothing', 'invoice'] } },
      {
        ways: [
          { id: 'bank', kind: 'page', label: 'By bank', name: 'Bank transfer', text: 'Your bank opens.', marks: ['SEPA'] },
          { id: 'unready', kind: 'page', label: 'Unready', name: 'Unready', ready: () => 'Enter a key.' },
        ],
      },
    );
    expect(ids(offeredWays(shop))).toEqual(['bank', 'invoice']);
    expect(ids(offeredWays(shop, { payment: { ways: [{ id: 'invoice' }] } }))).toEqual(['invoice']);
    expect(ids(offeredWays(shop, { payment: { ways: ['unready', 'nothing'] } }))).toEqual(['bank', 'invoice']);
    expect(waysNotReady(shop)).toEqual(['“Unready” is not offered yet. Enter a key.', 'There is no way to pay “nothing”.']);
    expect(waysConfig(shop, { payment: { ways: ['bank', { id: 'invoice', label: 'By check' }], mailsInvoice: true } })).toEqual({
      mailsInvoice: true,
      ways: [
        { id: 'bank', kind: 'page', label: 'Bank transfer', text: 'Your bank opens.', marks: ['SEPA'] },
        { id: 'invoice', label: 'By check' },
      ],
    });
  });

  it('are not asked for an order that costs nothing (PAY-02)', async () => {
    let asked = 0;
    const begin = async () => {
      asked += 1;
      return { state: 'paid' as const, providerId: 'never' };
    };
    const shop = await shopWith({}, { ways: [{ id: 'box', kind: 'box', label: 'Box', name: 'Box', begin }] });
    for (const total of [0, null]) {
      const order = await addOrder(shop, { paymentWay: 'box', total, ledger: [] });
      expect(await beginPayment(shop, order, { token: 'tok' })).toEqual({ pending: true });
    }
    expect(asked).toBe(0);
  });
});
