import { wakeQueues } from './wake.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */

/**
 * Adds a job, which the queue runs once the transaction is through. A job of a known key is not added again.
 *
 * @param {Queries} db
 * @param {{ kind: string, payload?: object, key?: string, runAt?: number, now: number }} job  times in ms; at once without `runAt`
 */
export async function addJob(db, { kind, payload = {}, key, now, runAt = now }) {
  await db
    .insertInto('jobs')
    .values({
      kind,
      uniqueKey: key ?? null,
      payload: JSON.stringify(payload),
      state: 'waiting',
      runAt,
      tries: 0,
      lockedUntil: 0,
      lastError: '',
      createdAt: now,
      doneAt: 0,
    })
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute();
  wakeQueues();
}
