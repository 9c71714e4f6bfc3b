import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../host/events.mjs';
import { mailsOf } from '../../../host/mails/mails.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { beginPayment } from '../../../host/payment/payment.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { statusUrl } from '../../../host/status-page/status-link.mjs';
import { pageIn, startStripeShop, type StripeShop } from '../stripe/stripe-shop';
import { databases } from '../support/databases';
import { logIn, withStaff, type Staff } from '../support/staff';
import { addOrder, orderNow } from './add-order';

describe.each(databases)('an order that its owner marked as paid before Stripe told of its payment, on %s', (_name, make) => {
  let host: StripeShop;
  let staff: Staff;
  let order: Order;
  beforeEach(async () => {
    host = await startStripeShop(make, withStaff);
    staff = await logIn(host);
    order = await addOrder(host.shop, { paymentWay: 'stripe-checkout' });
    host.fake.setMode({ webhooks: 'lost' });
    await host.payOn(pageIn(await beginPayment(host.shop, order)));
    await host.shop.db
      .transaction()
      .execute((trx) => changeStatus(host.shop, trx, order, 'paid', { madeBy: 'owner', note: 'I saw it at Stripe' }));
    // What is open is closed by the queue, which learns there that it is paid.
    await runDue(host.shop);
    await vi.waitFor(async () => {
      const states = await host.states(order);
      if (states.join() !== 'stripe-checkout paid') throw new Error(`Its payment is not known yet: ${states.join()}`);
    });
  });
  afterEach(() => host.stop());

  it('is not said to be refunded while Stripe has the money (PAY-07, SHOP-09)', async () => {
    const { body } = await staff.get(`/admin/orders/${order.id}`);
    expect(body).not.toContain('value="refunded"');
    const { text } = await staff.post(`/admin/orders/${order.id}`, { do: 'status', status: 'refunded', was: 'paid' });
    expect(text).toContain('was paid at a provider, which sends the money back');
    expect((await orderNow(host.shop, order)).status).toBe('paid');
    expect((await mailsOf(host.shop.db, order)).map(({ kind }) => kind)).toEqual(['paid']);
  });

  it('stays paid, so that nobody asks its customer for the money once more (PAY-04, SHOP-08, SHOP-09)', async () => {
    const { body } = await staff.get(`/admin/orders/${order.id}`);
    expect(body).not.toContain('Undo: back to');
    const { text } = await staff.post(`/admin/orders/${order.id}`, { do: 'undo' });
    expect(text).toContain('There is nothing of yours to take back.');
    const page = await host.fetch(new Request(statusUrl(host.shop, await orderNow(host.shop, order))));
    expect(await page.text()).not.toContain('Pay now');
    expect((await orderNow(host.shop, order)).status).toBe('paid');
  });

  it('can be worked on, which the owner takes back as of any order (SHOP-08)', async () => {
    await staff.get(`/admin/orders/${order.id}`);
    await staff.post(`/admin/orders/${order.id}`, { do: 'status', status: 'in_progress', was: 'paid' });
    await staff.post(`/admin/orders/${order.id}`, { do: 'undo' });
    expect((await orderNow(host.shop, order)).status).toBe('paid');
    await staff.post(`/admin/orders/${order.id}`, { do: 'undo' });
    expect((await orderNow(host.shop, order)).status).toBe('in_progress');
  });
});
