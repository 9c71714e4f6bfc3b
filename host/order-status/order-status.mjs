import { lines, oneLine } from '../orders/plain-text.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { paymentsOf } from '../payment/payment-rows.mjs';
import { historyOf, isPaid, lastChange, paidChange } from './history.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {'visitor' | 'owner' | 'provider' | 'shop'} Maker */

/** The statuses by their names (SHOP-08). A message has none. */
export const statusNames = Object.freeze({
  awaiting_payment: 'Awaiting payment',
  paid: 'Paid',
  in_progress: 'In progress',
  filed: 'Filed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
});

export const STATUSES = Object.freeze(/** @type {(keyof typeof statusNames)[]} */ (Object.keys(statusNames)));

/** @param {string} status @returns {string} '' for that of a message */
export const statusName = (status) => (Object.hasOwn(statusNames, status) ? statusNames[/** @type {'paid'} */ (status)] : '');

/** What may follow a status. A payment may come late, also for what is done or cancelled. @type {Readonly<Record<string, readonly string[]>>} */
const followers = Object.freeze({
  awaiting_payment: ['paid', 'in_progress', 'cancelled'],
  paid: ['in_progress', 'filed', 'delivered', 'cancelled', 'refunded'],
  in_progress: ['paid', 'filed', 'delivered', 'cancelled', 'refunded'],
  filed: ['paid', 'delivered', 'refunded'],
  delivered: ['paid', 'refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
});

/** The statuses that may follow. @param {Pick<Order, 'status'>} order */
export const nextStatuses = ({ status }) => (Object.hasOwn(followers, status) ? (followers[status] ?? []) : []);

/**
 * Why an order may not take a status, as a sentence for the owner; '' where it may.
 *
 * @param {Order} order
 * @param {string} status
 * @param {Maker} madeBy
 * @param {string} note
 */
export function statusFault(order, status, madeBy, note) {
  if (!nextStatuses(order).includes(status)) {
    return `Order ${orderNumber(order)} cannot go from “${statusName(order.status)}” to “${statusName(status)}”.`;
  }
  if (status === 'paid' && madeBy === 'owner' && note.trim() === '') {
    return 'Write in the note who says that the order is paid, such as “bank statement of 3 May”.';
  }
  // SHOP-09: neither the shop itself nor a customer knows of a payment.
  return status === 'paid' && madeBy !== 'owner' && madeBy !== 'provider'
    ? 'Only you or a provider of payments can say that an order is paid.'
    : '';
}

/**
 * Sets the status, if it is still the one that the order was read with, and writes what happened.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {string} status
 * @param {{ madeBy: Maker, who: string, note: string, undoes: number }} change
 */
async function setStatus(shop, trx, order, status, { madeBy, who, note, undoes }) {
  const at = shop.now();
  const changed = await trx
    .updateTable('orders')
    .set({ status, updatedAt: at })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .returningAll()
    .executeTakeFirst();
  if (!changed) return undefined;
  await trx
    .insertInto('orderHistory')
    .values({ orderId: order.id, statusBefore: order.status, status, madeBy, who: oneLine(who), note, undoes, at })
    .execute();
  return changed;
}

/**
 * Changes the status of an order, once: of two that ask for the same change, one has made it (SHOP-08). A payment that a provider
 * tells of twice is one, also where the order has moved on meanwhile. What listens to `order.status` runs in the transaction.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order  as it was read
 * @param {string} status
 * @param {{ madeBy: Maker, who?: string, note?: string }} change  the owner's note says who knows of a payment
 * @returns {Promise<Order | undefined>}  as it is now; undefined where this call has changed nothing
 */
export async function changeStatus(shop, trx, order, status, { madeBy, who = '', note = '' }) {
  const words = lines(note, 500);
  if (statusFault(order, status, madeBy, words) !== '') return undefined;
  if (status === 'paid' && madeBy === 'provider' && isPaid(await historyOf(trx, order))) return undefined;
  const changed = await setStatus(shop, trx, order, status, { madeBy, who, note: words, undoes: 0 });
  if (changed) await shop.events.emit('order.status', { order: changed, from: order.status, note: words }, trx);
  return changed;
}

/**
 * The change that the owner may take back: their own last one. What a provider or the shop said is not theirs to take back, money
 * that was given back was paid, and so was what a provider has the money for.
 *
 * @param {Order} order
 * @param {readonly import('./history.mjs').Change[]} history
 * @param {readonly import('../payment/ways.d.ts').Payment[]} payments
 */
export function undoable(order, history, payments) {
  const last = history.at(-1);
  if (!last || (order.refunded > 0 && (last.status === 'paid' || last.status === 'refunded'))) return undefined;
  const staysPaid = paidChange([...history, { ...last, id: Infinity, undoes: last.id }]) !== undefined;
  if (!staysPaid && payments.some(({ state }) => state === 'paid')) return undefined;
  return last.madeBy === 'owner' && last.statusBefore !== '' && last.status === order.status ? last : undefined;
}

/**
 * Gives an order the status from before a change. Nobody is told but what keeps the status, such as a back end.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {import('./history.mjs').Change} change
 * @param {{ madeBy: Maker, who?: string, note?: string }} maker
 */
async function takeBack(shop, trx, order, change, { madeBy, who = '', note = '' }) {
  const now = await setStatus(shop, trx, order, change.statusBefore, { madeBy, who, note: lines(note, 500), undoes: change.id });
  if (now) await shop.events.emit('order.status_undone', { order: now, from: order.status, undoes: change.id }, trx);
  return now;
}

/**
 * Takes the owner's last change back, for a wrong click. The customer is not told.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {string} who
 * @returns {Promise<Order | undefined>}  as it is now; undefined where nothing was taken back
 */
export async function undoStatus(shop, trx, order, who) {
  const change = undoable(order, await historyOf(trx, order), await paymentsOf(trx, order));
  return change && takeBack(shop, trx, order, change, { madeBy: 'owner', who });
}

/**
 * Takes the status `refunded` back, where money that was refunded came back to the shop: the order has the status from before
 * (SHOP-08, PAY-09). The customer is not told: the owner sends the money once more, or in another way.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order  as it was read
 * @param {string} note
 * @returns {Promise<Order | undefined>}  as it is now; undefined where nothing was taken back
 */
export async function reopenRefunded(shop, trx, order, note) {
  const change = order.status === 'refunded' ? lastChange(await historyOf(trx, order), 'refunded') : undefined;
  return change && takeBack(shop, trx, order, change, { madeBy: 'provider', note });
}
