import { hasRowLocks } from '../database/open-database.mjs';

/** @typedef {import('kysely').Selectable<import('../database/tables.d.ts').JobsTable>} Job */

/**
 * Takes what is due for this process alone, what was tried least first. The try is counted before its work, so that a job
 * that ends its process fails like any other, and stands behind the others meanwhile.
 *
 * Jobs of kinds that this process does not know are left to those that do.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {number} limit
 * @param {number} lease  ms after which another process takes up what this one has not done
 * @returns {Promise<Job[]>}
 */
export async function claimJobs({ db, jobs, now: clock }, limit, lease) {
  const kinds = [...jobs.keys()];
  if (kinds.length === 0) return [];
  const now = clock();
  return db
    .with(
      // Without `materialized` PostgreSQL may run the query again for each row, and so take more than `limit`.
      (name) => name('due').materialized(),
      (query) =>
        query
          .selectFrom('jobs')
          .select('id')
          .where('state', '=', 'waiting')
          .where('runAt', '<=', now)
          .where('lockedUntil', '<=', now)
          .where('kind', 'in', kinds)
          .orderBy('tries')
          .orderBy('runAt')
          .orderBy('id')
          .limit(limit)
          .$if(hasRowLocks(db), (locking) => locking.forUpdate().skipLocked()),
    )
    .updateTable('jobs')
    .set((set) => ({ tries: set('tries', '+', 1), lockedUntil: now + lease }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/**
 * Changes a job that this process still holds.
 *
 * @param {import('../database/open-database.mjs').Queries} db
 * @param {Job} job  as it was claimed
 * @param {import('kysely').Updateable<import('../database/tables.d.ts').JobsTable>} changes
 * @returns {Promise<boolean>}  false where another process has taken it up meanwhile
 */
export async function changeHeld(db, job, changes) {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', job.id)
    .where('state', '=', 'waiting')
    .where('tries', '=', job.tries)
    .where('lockedUntil', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
