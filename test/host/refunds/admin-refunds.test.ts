import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { refundsOf } from '../../../host/refunds/refunds.mjs';
import { addOrder, orderNow } from '../payment/add-order';
import { databases } from '../support/databases';
import { logIn, withStaff, type Staff } from '../support/staff';
import { startShop } from '../support/start-shop';

describe.each(databases)('refunds in the admin on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let staff: Staff;
  beforeAll(async () => {
    host = await startShop(make, withStaff);
    staff = await logIn(host);
  });
  afterAll(() => host.stop());

  const paid = async () => {
    const order = await addOrder(host.shop);
    await host.shop.db
      .transaction()
      .execute((trx) => changeStatus(host.shop, trx, order, 'paid', { madeBy: 'owner', note: 'bank statement of 3 May' }));
    return order;
  };
  /** Sends the form of a refund as the page draws it. */
  const refund = async (id: number, fields: Record<string, string>) => {
    const { body } = await staff.get(`/admin/orders/${id}`);
    const key = /name="key" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const { text, body: shown } = await staff.post(`/admin/orders/${id}`, { do: 'refund', key, ...fields });
    expect(shown).not.toContain('<b>');
    return text;
  };

  it('are typed by line, as one amount or as everything, once, and taken back (PAY-07)', async () => {
    const order = await paid();
    for (const [fields, words] of [
      [{ 'row-1': '12.3.4' }, 'is no amount'],
      [{}, 'Enter what you give back.'],
      [{ 'row-1': '5', sum: '5' }, 'Choose one'],
      [{ sum: '193' }, 'you can refund $192.00 at most'],
      [{ all: '1', 'by-hand': '1' }, 'has declined no refund of this order'],
    ] as const) {
      expect(await refund(order.id, fields)).toContain(words);
    }
    expect(await refundsOf(host.shop.db, order)).toEqual([]);
    expect(await refund(order.id, { 'row-1': '$20.50', note: '<b>late</b>' })).toContain('<b>late</b>');
    expect(await refund(order.id, { all: '1' })).toContain('Made by hand');
    expect(await orderNow(host.shop, order)).toMatchObject({ status: 'refunded', refunded: 19_200 });
    const [, second] = await refundsOf(host.shop.db, order);
    await staff.post(`/admin/orders/${order.id}`, { do: 'refund-back', refund: String(second?.id) });
    expect(await orderNow(host.shop, order)).toMatchObject({ status: 'paid', refunded: 2_050 });
  });
});
