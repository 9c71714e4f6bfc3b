import { lockOrder } from '../orders/orders.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./ways.d.ts').Order} Order */

/**
 * Does something to an order in a transaction of its own, which nobody else changes until it ends: all that is written of its
 * payments and refunds happens in turn, whichever process does it.
 *
 * @template T
 * @param {Shop} shop
 * @param {number} id
 * @param {(trx: Transaction, order: Order | undefined) => Promise<T>} act  asks no network; `order` is undefined once it is deleted
 * @returns {Promise<T>}
 */
export const withOrder = (shop, id, act) => shop.db.transaction().execute(async (trx) => act(trx, await lockOrder(trx, id)));
