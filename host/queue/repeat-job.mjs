import { addJob } from './add-job.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/**
 * Does something again and again, by one of all processes at a time. A run that fails is repeated sooner, after the delays of
 * other jobs.
 *
 * @param {Shop} shop
 * @param {string} kind
 * @param {number} every  ms from the end of one run to the next
 * @param {import('./job-kinds.d.ts').DoJob} doJob
 */
export function repeatJob(shop, kind, every, doJob) {
  shop.jobs.set(kind, doJob);
  shop.repeats.set(kind, every);
}

/** Adds the jobs that repeat, those of which there is none yet. @param {Shop} shop */
export async function addRepeats({ db, repeats, now }) {
  for (const kind of repeats.keys()) await addJob(db, { kind, key: `repeat:${kind}`, now: now() });
}
