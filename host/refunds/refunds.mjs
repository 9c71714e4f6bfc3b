import { randomUUID } from 'node:crypto';
import { findOrder } from '../orders/orders.mjs';
import { lines } from '../orders/plain-text.mjs';
import { undoStatus } from '../order-status/order-status.mjs';
import { withOrder } from '../payment/with-order.mjs';
import { askLater, askProvider, finish, noteDone, noteFailed } from './provider-refunds.mjs';
import { changeRefund, insertRefund, nextTurn, recount, refundById, refundsOf, rowsOf } from './refund-rows.mjs';
import { dollars, paymentFor, refundFault, refundableOf } from './refundable.mjs';

export { refundsOf } from './refund-rows.mjs';
export { refundableOf } from './refundable.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./refund-rows.mjs').Refund} Refund */

/** A key: the turn that its form was drawn for, 0 for any, and a random part. */
const keyForm = /^(\d{1,6})-[0-9a-f-]{36}$/;

/** Characters of a reason. */
const maxReason = 500;

/**
 * What is given back.
 *
 * @typedef {object} AskedRefund
 * @property {Readonly<Record<number, number>>} [rows]  cents by the index of a row of the ledger
 * @property {number} [cents]  the sum; by default that of the rows, without them everything that is left
 * @property {string} [reason]
 * @property {boolean} [isTold]  whether the customer reads the reason
 * @property {boolean} [isByHand]  whether the owner gave it back in another way than by the provider that was paid, which declined
 * @property {string} key  as `newRefundKey` makes it
 * @property {string} [who]  of the staff
 */

/** @typedef {{ refund: Refund } | { error: string }} RefundAnswer  the state of the refund says what became of it; `error`: nothing was asked */

/**
 * A new key, for the form that is drawn now: once somebody refunds something, the form is over.
 *
 * @param {Queries} db
 * @param {Pick<Order, 'id'>} order
 */
export const newRefundKey = async (db, order) => `${nextTurn(await refundsOf(db, order))}-${randomUUID()}`;

/**
 * The answer to a key that is known: the same refund, never a second one.
 *
 * @param {Order} order
 * @param {Refund} known
 * @param {ReadonlyMap<number, number>} rows
 * @param {number | undefined} cents
 * @param {boolean} isByHand
 * @returns {RefundAnswer}
 */
function repeated(order, known, rows, cents, isByHand) {
  if (known.orderId !== order.id) return { error: 'This form belongs to another order. Nothing was refunded.' };
  const stored = rowsOf(known);
  const isSame = Object.keys(stored).length === rows.size && [...rows].every(([index, amount]) => stored[index] === amount);
  if (!isSame || (cents !== undefined && known.cents !== cents) || (isByHand && known.paymentId !== null)) {
    return { error: `This form was already used to refund ${dollars(known.cents)}. To refund more, open the form once more.` };
  }
  return { refund: known };
}

/**
 * Stores a refund that is asked, or that the owner makes by hand.
 *
 * @param {Shop} shop
 * @param {Transaction} trx  which holds the order
 * @param {Order} order
 * @param {AskedRefund & { turn: number }} asked
 * @returns {Promise<RefundAnswer>}
 */
async function storeRefund(shop, trx, order, { turn, rows = {}, cents, reason = '', isTold = false, isByHand = false, key, who = '' }) {
  const amounts = new Map(Object.entries(rows).flatMap(([index, amount]) => (amount === 0 ? [] : [[Number(index), amount]])));
  const sum = cents ?? (amounts.size > 0 ? [...amounts.values()].reduce((total, amount) => total + amount, 0) : undefined);
  const known = await trx.selectFrom('refunds').selectAll().where('refundKey', '=', key).executeTakeFirst();
  if (known) return repeated(order, known, amounts, sum, isByHand);
  const of = await refundableOf(shop, trx, order);
  const next = nextTurn(of.refunds);
  const last = of.refunds.at(-1);
  if (turn > 0 && turn !== next) {
    const begun = last ? `A refund of ${dollars(last.cents)} was begun after this form was opened. ` : '';
    return { error: `${begun}Nothing more was refunded. Look at it, and open the form once more.` };
  }
  const all = sum ?? of.left;
  const fault = refundFault(order, of, { rows: amounts, cents: all, isByHand });
  if (fault !== '') return { error: fault };
  const payment = isByHand ? undefined : paymentFor(of, all);
  const refund = await insertRefund(shop, trx, {
    orderId: order.id,
    turn: next,
    paymentId: payment?.id ?? null,
    refundKey: key,
    cents: all,
    rowCents: JSON.stringify(Object.fromEntries(amounts)),
    reason: lines(reason, maxReason),
    isTold: isTold ? 1 : 0,
    state: payment ? 'asked' : 'done',
    madeBy: 'owner',
    who,
  });
  if (payment) await askLater(shop, trx, refund);
  else await finish(shop, trx, order, refund);
  return { refund };
}

/**
 * Refunds something of an order, once for each key: stores what is asked, then asks the provider that was paid, or notes what the
 * owner does by hand (PAY-07). A refund of which nobody knows what became of it stays `asked`, and is asked again under its key.
 *
 * @param {Shop} shop
 * @param {Pick<Order, 'id'>} order
 * @param {AskedRefund} asked
 * @returns {Promise<RefundAnswer>}
 */
export async function askRefund(shop, order, asked) {
  const turn = keyForm.exec(asked.key)?.[1];
  if (turn === undefined) return { error: 'This form cannot be used. Open it once more.' };
  const answer = await withOrder(shop, order.id, async (trx, now) =>
    now ? storeRefund(shop, trx, now, { ...asked, turn: Number(turn) }) : { error: 'There is no such order.' },
  );
  if ('error' in answer || answer.refund.state !== 'asked' || answer.refund.tries > 0) return answer;
  await askProvider(shop, answer.refund);
  return { refund: (await refundById(shop.db, answer.refund.id)) ?? answer.refund };
}

/**
 * What the owner says or does about a refund of which nobody knows what became of it: asks the provider `again`, or has looked it
 * up: it was `made`, or `not_made`.
 *
 * @param {Shop} shop
 * @param {Pick<Order, 'id'>} order
 * @param {number} id
 * @param {'again' | 'made' | 'not_made'} what
 * @returns {Promise<RefundAnswer>}
 */
export async function resolveRefund(shop, order, id, what) {
  const refund = await refundById(shop.db, id);
  if (!refund || refund.orderId !== order.id) return { error: 'This order has no such refund.' };
  const isLookedUp = refund.state === 'asked' && refund.nextTry === 0 && refund.tries > 0;
  if (what === 'again' && refund.state === 'asked' && !isLookedUp) await askProvider(shop, refund);
  else if (what === 'made' && isLookedUp) await noteDone(shop, refund, null);
  else if (what === 'not_made' && isLookedUp) await noteFailed(shop, refund, 'You looked it up, and it was not made.');
  return { refund: (await refundById(shop.db, id)) ?? refund };
}

/**
 * The newest refund that the owner noted by hand, and that nothing came after.
 *
 * @param {readonly Refund[]} refunds  all of the order
 */
export function refundByHand(refunds) {
  const last = refunds.filter(({ state }) => state === 'done' || state === 'asked').at(-1);
  return last?.state === 'done' && last.paymentId === null ? last : undefined;
}

/**
 * Takes the newest refund back that the owner noted by hand, after a wrong click, and with it the status `refunded`.
 *
 * @param {Shop} shop
 * @param {Pick<Order, 'id'>} order
 * @param {{ id?: number, who?: string }} [by]  `id` of the refund; by default the newest
 * @returns {Promise<RefundAnswer>}
 */
export const takeBackRefund = (shop, { id: orderId }, { id, who = '' } = {}) =>
  withOrder(shop, orderId, async (trx, order) => {
    const refund = order && refundByHand(await refundsOf(trx, order));
    const kept = { error: 'This refund cannot be taken back: something came after it.' };
    if (!refund || (id !== undefined && refund.id !== id)) return kept;
    // Refunds before this one stay, which would otherwise keep the status.
    if (order.status === 'refunded' && !(await undoStatus(shop, trx, { ...order, refunded: 0 }, who))) return kept;
    await changeRefund(trx, refund, ['done'], { state: 'undone', nextTry: 0 });
    const now = await findOrder(trx, orderId);
    if (now) await recount(trx, now);
    return { refund };
  });

/**
 * Notes what was still paid as refunded by hand, once the owner says that an order is refunded.
 *
 * @param {Shop} shop
 * @param {Transaction} trx  which holds the order
 * @param {Order} order  with its new status
 * @param {string} reason
 */
export async function noteRefundByHand(shop, trx, order, reason) {
  const { left, payments, refunds } = await refundableOf(shop, trx, order);
  if (left === 0 || payments.length > 0) return;
  const refund = await insertRefund(shop, trx, {
    orderId: order.id,
    turn: nextTurn(refunds),
    refundKey: `0-${randomUUID()}`,
    cents: left,
    reason: lines(reason, maxReason),
    state: 'done',
    madeBy: 'owner',
  });
  await finish(shop, trx, order, refund);
}
