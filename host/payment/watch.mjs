import { addJob } from '../queue/add-job.mjs';
import { closePayment, settlePayment } from './payment.mjs';
import { firstWatch, paymentById, watchKind } from './payment-rows.mjs';
import { payIfPaid } from './records.mjs';
import { withOrder } from './with-order.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./ways.d.ts').Payment} Payment */

/** Milliseconds between two questions at most, and after which nobody is asked any more: a debit takes two weeks. */
const most = 6 * 3_600_000;
const ends = 30 * 24 * 3_600_000;

/** @param {Payment} payment */
const isWatched = ({ state }) => state === 'open' || state === 'processing';

/**
 * Forgets the payments of an order that is deleted, once nobody can pay them any more.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 */
async function clearAway(shop, payment) {
  // What is on its way cannot be closed any more, and the owner is told of it once it is there.
  if (payment.state === 'processing') await settlePayment(shop, payment);
  else await closePayment(shop, payment);
  const now = await paymentById(shop.db, payment.id);
  // What was paid all the same is the owner's to refund, who must find it.
  if (now && ['failed', 'expired'].includes(now.state)) await shop.db.deleteFrom('payments').where('id', '=', now.id).execute();
}

/**
 * Asks after a payment of which neither a webhook nor the customer's return told. The next time is written down before, so that
 * nothing that breaks off here ends it.
 *
 * @param {Shop} shop
 * @param {{ payment?: unknown, turn?: unknown }} job
 */
export async function watch(shop, job) {
  const payment = await paymentById(shop.db, Number(job.payment));
  if (!payment) return;
  const order = await withOrder(shop, payment.orderId, async (trx, locked) => {
    if (locked) await payIfPaid(shop, trx, locked);
    return locked;
  });
  if (!isWatched(payment)) {
    if (!order) await clearAway(shop, payment);
    return;
  }
  const now = shop.now();
  const age = now - payment.createdAt;
  const turn = Number(job.turn) + 1;
  if (age < ends) {
    const runAt = now + Math.min(most, Math.max(firstWatch, age));
    await addJob(shop.db, {
      kind: watchKind,
      payload: { payment: payment.id, turn },
      key: `${watchKind}-${payment.id}-${turn}`,
      runAt,
      now,
    });
  }
  if (order) await settlePayment(shop, payment);
  else await clearAway(shop, payment);
}
