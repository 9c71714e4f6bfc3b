import { wakeQueues } from './wake.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */

/** The jobs that were given up, the newest first, for the owner. @param {Queries} db @param {number} [limit] */
export const failedJobs = (db, limit = 100) =>
  db.selectFrom('jobs').selectAll().where('state', '=', 'failed').orderBy('doneAt', 'desc').orderBy('id', 'desc').limit(limit).execute();

/** @param {Queries} db @returns {Promise<number>} */
export async function countFailedJobs(db) {
  const { failed } = await db
    .selectFrom('jobs')
    .select((query) => query.fn.countAll().as('failed'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(failed);
}

/**
 * Tries jobs again that were given up.
 *
 * @param {Queries} db
 * @param {readonly number[]} ids
 * @param {number} now  ms
 * @returns {Promise<number>}  how many
 */
export async function tryAgain(db, ids, now) {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'waiting', tries: 0, runAt: now, lockedUntil: 0, doneAt: 0 })
    .where('id', 'in', [...ids])
    .where('state', '=', 'failed')
    .executeTakeFirst();
  wakeQueues();
  return Number(numUpdatedRows);
}
