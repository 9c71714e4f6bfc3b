import { deleteOldParts } from '../co-owners/parts.mjs';
import { cleanTrash } from '../orders/trash.mjs';
import { deleteOrder, lockOrder } from '../orders/orders.mjs';
import { repeatJob } from '../queue/repeat-job.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

const day = 86_400_000;

/** Milliseconds for which a key is known: a tab may stay open for long. */
const attemptsLast = 2 * day;

/** Orders that are deleted in one transaction. */
const batch = 100;

/** Deletes orders and messages that came in before a time, with all that is theirs. @param {Shop} shop @param {number} before  ms */
async function deleteOrdersBefore({ db }, before) {
  for (;;) {
    const old = await db.selectFrom('orders').select('id').where('createdAt', '<', before).limit(batch).execute();
    await db.transaction().execute(async (trx) => {
      for (const { id } of old) {
        const order = await lockOrder(trx, id);
        if (order) await deleteOrder(trx, order);
      }
    });
    if (old.length < batch) return;
  }
}

/**
 * Deletes what nobody needs any more: old orders, where the owner says so; what waited in the Trash for a month; keys that nobody
 * repeats; parts of orders that nobody has placed; counts of hours that are over; saved orders whose links have expired.
 *
 * @param {Shop} shop
 */
export async function cleanUp(shop) {
  const now = shop.now();
  const { keepDays } = shop.settings.privacy;
  await shop.db
    .deleteFrom('attempts')
    .where('startedAt', '<', now - attemptsLast)
    .where('lockedUntil', '<', now)
    .execute();
  await shop.db.deleteFrom('hits').where('endsAt', '<', now).execute();
  await shop.db.deleteFrom('savedOrders').where('expiresAt', '<=', now).execute();
  await deleteOldParts(shop);
  await cleanTrash(shop);
  if (keepDays > 0) await deleteOrdersBefore(shop, now - keepDays * day);
}

/** Cleans up once a day. @type {import('../host.mjs').AddRoom} */
export function addPrivacy(shop) {
  repeatJob(shop, 'clean-up', day, () => cleanUp(shop));
}
