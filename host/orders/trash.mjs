import { deleteOrder, lockOrder } from './orders.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */

/** Milliseconds after which an order in the Trash is deleted for good. */
const lifetime = 30 * 86_400_000;

/** Orders that are deleted in one transaction. */
const batch = 100;

/** Moves an order to the Trash: out of lists, exports and mails, and its link shows nothing. @param {Shop} shop @param {Transaction} trx @param {{ id: number }} order */
export const putIntoTrash = async (shop, trx, { id }) =>
  trx.updateTable('orders').set({ trashedAt: shop.now() }).where('id', '=', id).where('trashedAt', '=', 0).execute();

/** Takes an order out of the Trash. @param {Transaction} trx @param {{ id: number }} order */
export const restoreOrder = async (trx, { id }) => trx.updateTable('orders').set({ trashedAt: 0 }).where('id', '=', id).execute();

/**
 * Deletes an order for good, if it is in the Trash: nothing is deleted that was not there before.
 *
 * @param {Transaction} trx
 * @param {{ id: number }} order
 * @returns {Promise<boolean>}  whether it was deleted by this call
 */
export async function deleteFromTrash(trx, { id }) {
  const order = await lockOrder(trx, id);
  if (!order?.trashedAt) return false;
  await deleteOrder(trx, order);
  return true;
}

/**
 * Deletes what came into the Trash before a time, a few orders in a transaction.
 *
 * @param {Shop} shop
 * @param {number} before  ms
 * @returns {Promise<number>}  how many were deleted
 */
async function deleteTrashedBefore({ db }, before) {
  let deleted = 0;
  for (;;) {
    const ids = await db
      .selectFrom('orders')
      .select('id')
      .where('trashedAt', '>', 0)
      .where('trashedAt', '<', before)
      .limit(batch)
      .execute();
    await db.transaction().execute(async (trx) => {
      for (const order of ids) deleted += (await deleteFromTrash(trx, order)) ? 1 : 0;
    });
    if (ids.length < batch) return deleted;
  }
}

/** Deletes all that is in the Trash. @param {Shop} shop */
export const emptyTrash = (shop) => deleteTrashedBefore(shop, shop.now() + 1);

/** Deletes what has waited in the Trash for a month. @param {Shop} shop */
export const cleanTrash = (shop) => deleteTrashedBefore(shop, shop.now() - lifetime);
