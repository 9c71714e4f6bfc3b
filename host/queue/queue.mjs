import { setTimeout as sleep } from 'node:timers/promises';
import { redact } from '../health/redact.mjs';
import { claimJobs } from './claim-jobs.mjs';
import { addRepeats, repeatJob } from './repeat-job.mjs';
import { runJob } from './run-job.mjs';
import { onWake } from './wake.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

const times = {
  /** Another process takes up the job of a killed one after it. It is renewed while the job runs. */
  lease: 30_000,
  /** A job that takes longer has failed. */
  patience: 120_000,
  /** Between two looks for what is due. */
  poll: 1000,
  /** From a job that is added in this process to the look for it: its transaction ends meanwhile. */
  wake: 20,
  /** That a stop waits for the running jobs. Their lease gives them to another process later. */
  grace: 30_000,
};

const day = 24 * 60 * 60_000;

/** Days for which it is known that a job was done, or given up: as long its key is taken. */
const kept = { done: 30, failed: 365 };

/**
 * The queue: it forgets jobs of long ago.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addQueue(shop) {
  repeatJob(shop, 'forget-jobs', day, async () => {
    for (const [state, days] of Object.entries(kept)) {
      await shop.db
        .deleteFrom('jobs')
        .where('state', '=', state)
        .where('doneAt', '<', shop.now() - days * day)
        .execute();
    }
  });
}

/** Jobs that one process does at a time. */
const parallel = 4;

/**
 * Does the jobs of a shop until it is stopped. Several processes of one database share them.
 *
 * @param {Shop} shop
 * @param {Partial<typeof times>} [given]  in ms, for tests
 * @returns {{ stop: () => Promise<void> }}  `stop` begins nothing more, and waits for what runs
 */
export function startQueue(shop, given = {}) {
  const { lease, patience, poll, wake, grace } = { ...times, ...given };
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let isStopped = false;
  let isLooking = false;
  let hasRepeats = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let dueAt = Infinity;

  /** Looks for what is due in so many ms, unless it does so sooner. @param {number} delay */
  function lookIn(delay) {
    const at = Date.now() + delay;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void look(), delay);
  }

  /** @param {import('./claim-jobs.mjs').Job} job */
  function begin(job) {
    const run = runJob(shop, job, { lease, patience }).finally(() => {
      running.delete(run);
      lookIn(0);
    });
    running.add(run);
  }

  async function look() {
    dueAt = Infinity;
    if (isLooking || isStopped) return;
    isLooking = true;
    try {
      if (!hasRepeats) await addRepeats(shop);
      hasRepeats = true;
      const free = parallel - running.size;
      if (free > 0) for (const job of await claimJobs(shop, free, lease)) begin(job);
    } catch (error) {
      shop.log('error', 'The queue cannot read its jobs', { error: redact(String(error)) });
    } finally {
      isLooking = false;
      lookIn(poll);
    }
  }

  const forget = onWake(() => lookIn(wake));
  lookIn(0);
  return {
    async stop() {
      isStopped = true;
      forget();
      clearTimeout(timer);
      const ends = Date.now() + grace;
      while ((running.size > 0 || isLooking) && Date.now() < ends) await Promise.race([...running, sleep(50)]);
    },
  };
}

/**
 * Does what is due now, and what that makes due, one after another: for tests, and for a shop without a process of its own.
 *
 * @param {Shop} shop
 * @returns {Promise<number>}  how many jobs were begun
 */
export async function runDue(shop) {
  let begun = 0;
  for (let due = await claimJobs(shop, 1, times.lease); due.length > 0; due = await claimJobs(shop, 1, times.lease)) {
    for (const job of due) await runJob(shop, job, times);
    begun += due.length;
  }
  return begun;
}
