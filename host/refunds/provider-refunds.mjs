import { createHash } from 'node:crypto';
import { changeStatus, reopenRefunded } from '../order-status/order-status.mjs';
import { paymentById } from '../payment/payment-rows.mjs';
import { RefundDeclined } from '../payment/unknown-outcome.mjs';
import { warn } from '../payment/warnings.mjs';
import { findWay } from '../payment/ways.mjs';
import { withOrder } from '../payment/with-order.mjs';
import { redact } from '../health/redact.mjs';
import { addJob } from '../queue/add-job.mjs';
import { delayAfter } from '../queue/retry-delays.mjs';
import { changeRefund, insertRefund, nextTurn, recount, refundsOf } from './refund-rows.mjs';
import { refundableOf } from './refundable.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */
/** @typedef {import('./refund-rows.mjs').Refund} Refund */

/** The kind of the jobs that ask a provider for a refund of which nobody knows what became of it. */
export const refundKind = 'refund';

/** Milliseconds for which one process asks for a refund. */
const lock = 180_000;

/** After which no provider is asked again: Stripe forgets a key after a day, and would send the money twice. */
const patience = 23 * 3_600_000;

/**
 * Has a refund asked for later.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Refund} refund
 * @param {number} runAt
 */
export const askLater = (shop, db, { id, tries }, runAt = shop.now() + lock) =>
  addJob(db, { kind: refundKind, payload: { refund: id }, key: `${refundKind}-${id}-${tries}-${runAt}`, runAt, now: shop.now() });

/**
 * Counts a refund that was just made, tells of it, and brings an order of which everything is refunded into that status.
 *
 * @param {Shop} shop
 * @param {Transaction} trx  which holds the order
 * @param {Order} order
 * @param {Refund} refund
 */
export async function finish(shop, trx, order, refund) {
  const counted = await recount(trx, order);
  const { id, cents, reason, isTold, paymentId } = refund;
  await shop.events.emit('order.refunded', { order: counted, refund: { id, cents, reason, isTold: isTold === 1 } }, trx);
  const { paid } = await refundableOf(shop, trx, counted);
  if (counted.refunded < paid) return;
  await changeStatus(shop, trx, counted, 'refunded', { madeBy: paymentId === null ? 'owner' : 'provider', who: refund.who, note: reason });
}

/**
 * Writes down, once, that a refund is made.
 *
 * @param {Shop} shop
 * @param {Refund} refund
 * @param {string | null} providerId  null where the owner says so
 */
export const noteDone = (shop, refund, providerId) =>
  withOrder(shop, refund.orderId, async (trx, order) => {
    const values = { state: 'done', providerId, doneAt: shop.now(), nextTry: 0, lockedUntil: 0, lastError: '' };
    if (order && (await changeRefund(trx, refund, ['asked'], values))) await finish(shop, trx, order, refund);
  });

/**
 * Writes down that a refund was declined, so that nothing of it counts.
 *
 * @param {Shop} shop
 * @param {Refund} refund
 * @param {string} words  for the owner
 */
export const noteFailed = (shop, refund, words) =>
  changeRefund(shop.db, refund, ['asked'], { state: 'failed', nextTry: 0, lockedUntil: 0, lastError: redact(words).slice(0, 500) });

/**
 * Has a refund asked for again later, as long as its key counts; then the owner must look it up.
 *
 * @param {Shop} shop
 * @param {Refund} refund
 */
async function wait(shop, refund) {
  const now = shop.now();
  const delay = delayAfter(refund.tries);
  const next = delay === undefined || now + delay > refund.at + patience ? 0 : now + delay;
  await withOrder(shop, refund.orderId, async (trx, order) => {
    const values = { nextTry: next, lockedUntil: 0, lastError: 'The provider did not answer.' };
    if (!(await changeRefund(trx, refund, ['asked'], values))) return;
    const payment = await paymentById(trx, Number(refund.paymentId));
    if (next > 0) await askLater(shop, trx, refund, next);
    else if (payment) await warn(shop, trx, 'refund', payment, order);
  });
}

/**
 * Takes a refund that is asked for one process alone, and counts the try.
 *
 * @param {Shop} shop
 * @param {Refund} refund  it is brought up to date
 */
async function hold(shop, refund) {
  const now = shop.now();
  const held = await shop.db
    .updateTable('refunds')
    .set({ lockedUntil: now + lock, nextTry: now + lock, tries: refund.tries + 1 })
    .where('id', '=', refund.id)
    .where('state', '=', 'asked')
    .where('tries', '=', refund.tries)
    .where('lockedUntil', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (held) Object.assign(refund, held);
  return held !== undefined;
}

/**
 * Asks the provider of a payment to send money back, under the key of the refund, and writes down what it says (PAY-07).
 *
 * @param {Shop} shop
 * @param {Refund} refund  which is asked
 */
export async function askProvider(shop, refund) {
  const payment = await paymentById(shop.db, Number(refund.paymentId));
  const refundBy = payment && findWay(shop, payment.way)?.refund;
  if (shop.now() > refund.at + patience) return wait(shop, refund);
  if (!(await hold(shop, refund))) return;
  if (!payment || !refundBy) return wait(shop, refund);
  try {
    const id = await refundBy(payment, refund.cents, refund.refundKey);
    return await noteDone(shop, refund, id);
  } catch (error) {
    if (error instanceof RefundDeclined) return void (await noteFailed(shop, refund, error.message));
    shop.log('warn', 'Nobody knows yet whether a refund was made', { order: refund.orderId, error: redact(String(error)) });
    return wait(shop, refund);
  }
}

/**
 * A refund that a provider knows and this shop does not: it was made in the provider's dashboard.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {{ payment: Payment, refunds: readonly Refund[], id: string, cents: number }} made
 */
async function noteMade(shop, trx, order, { payment, refunds, id, cents }) {
  const hash = createHash('sha256').update(`${payment.id} ${id}`).digest('hex').slice(0, 48);
  const refund = await insertRefund(shop, trx, {
    orderId: order.id,
    turn: nextTurn(refunds),
    paymentId: payment.id,
    refundKey: `at-${hash}`,
    providerId: id,
    cents,
    state: 'done',
    madeBy: 'provider',
  });
  await finish(shop, trx, order, refund);
}

/**
 * Counts anew once the money of a refund came back: an order of which something is paid and not refunded is not `refunded` any more.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {string} note
 */
async function noteBack(shop, trx, order, note) {
  const counted = await recount(trx, order);
  const { paid } = await refundableOf(shop, trx, counted);
  if (counted.refunded < paid) await reopenRefunded(shop, trx, counted, note);
}

/**
 * Writes down the refunds of a payment that its provider lists, each once: also those that were made in its dashboard, and whose
 * money came back.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 * @param {readonly { id: string, cents: number, key: string, isBack: boolean, why: string }[]} listed
 */
export const readRefunds = (shop, payment, listed) =>
  withOrder(shop, payment.orderId, async (trx, locked) => {
    /** @type {Order | undefined} */
    let order = locked;
    for (const { id, cents, key, isBack, why } of listed) {
      if (!order || cents <= 0) continue;
      const refunds = await refundsOf(trx, order);
      const ofPayment = refunds.filter(({ paymentId }) => paymentId === payment.id);
      const known =
        ofPayment.find(({ providerId }) => providerId === id) ??
        ofPayment.find(({ refundKey, providerId }) => providerId === null && refundKey === key);
      if (isBack) {
        const lastError = `The money came back. ${why}`.trim();
        const values = { state: 'failed', providerId: id, nextTry: 0, lastError };
        if (!known || !(await changeRefund(trx, known, ['done', 'asked'], values))) continue;
        await noteBack(shop, trx, order, lastError);
        await warn(shop, trx, 'back', payment, order, known.id);
      } else if (!known) await noteMade(shop, trx, order, { payment, refunds, id, cents });
      else if (known.providerId === null) {
        const values = { state: 'done', providerId: id, doneAt: shop.now(), nextTry: 0, lockedUntil: 0, lastError: '' };
        if (await changeRefund(trx, known, ['asked', 'failed'], values)) await finish(shop, trx, order, known);
      }
      order = await trx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirst();
    }
  });
