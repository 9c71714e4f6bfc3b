import { askLater, askProvider, refundKind } from './provider-refunds.mjs';
import { refundById } from './refund-rows.mjs';
import { noteRefundByHand } from './refunds.mjs';

/**
 * Refunds: those of which nobody knows yet what became of them, and the status that an owner sets by hand.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addRefunds(shop) {
  shop.jobs.set(refundKind, async (payload) => {
    const refund = await refundById(shop.db, Number(payload.refund));
    if (refund?.state !== 'asked') return;
    if (refund.lockedUntil > shop.now()) await askLater(shop, shop.db, refund, refund.lockedUntil + 1000);
    else await askProvider(shop, refund);
  });

  shop.events.on('order.status', async ({ order, note }, trx) => {
    if (order.status === 'refunded') await noteRefundByHand(shop, trx, order, note);
  });
}
