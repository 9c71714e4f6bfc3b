import { findWay } from '../host/payment/ways.mjs';
import { orderNumber } from '../host/orders/orders.mjs';
import { statusUrl } from '../host/status-page/status-link.mjs';

/**
 * A payment, and what was given back of it, in cents.
 *
 * @typedef {{ way: string, providerId: string, cents: number, state: string, refunded: number }} ReportedPayment
 *
 * What became of an order that is paid at a provider.
 * @typedef {object} PaidOrder
 * @property {string} key     the idempotency key of its post
 * @property {string} number  what the visitor knows it by
 * @property {string} way
 * @property {number} cents   what is due
 * @property {string} status
 * @property {string} address  of its status page
 * @property {string} admin    of its page for the owner, who gives money back there
 * @property {ReportedPayment[]} payments  the newest last
 */

/**
 * The orders that are paid at a provider, with their payments.
 *
 * @param {import('../host/shop.mjs').Shop} shop
 * @returns {Promise<PaidOrder[]>}
 */
export async function paymentReport(shop) {
  const orders = await shop.db.selectFrom('orders').selectAll().where('paymentWay', '!=', '').orderBy('id').execute();
  const payments = await shop.db.selectFrom('payments').selectAll().orderBy('id').execute();
  return orders
    .filter(({ total, paymentWay }) => Number(total) > 0 && ['page', 'box'].includes(findWay(shop, paymentWay)?.kind ?? ''))
    .map((order) => ({
      key: order.orderKey,
      number: orderNumber(order),
      way: order.paymentWay,
      cents: Number(order.total),
      status: order.status,
      address: statusUrl(shop, order),
      admin: `${shop.settings.publicUrl}/admin/orders/${order.id}`,
      payments: payments
        .filter(({ orderId }) => orderId === order.id)
        .map(({ way, providerId, amount, state, refunded }) => ({ way, providerId, cents: amount, state, refunded })),
    }));
}
