import { redact } from '../health/redact.mjs';
import { changeHeld } from './claim-jobs.mjs';
import { delayAfter, maxTries } from './retry-delays.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./claim-jobs.mjs').Job} Job */

/** @typedef {object} Times  in ms
 * @property {number} lease     another process takes a job up after it, if nobody renews it
 * @property {number} patience  a job that takes longer has failed */

/** Characters that are kept of what went wrong. */
const maxWords = 500;

/** @param {Shop} shop @param {Job} job @param {number} patience */
async function work(shop, job, patience) {
  const doJob = shop.jobs.get(job.kind);
  if (!doJob) throw new Error('Nobody does jobs of this kind.');
  if (job.tries > maxTries) throw new Error('The work broke off each time. The log of the server may say why.');
  const late = new AbortController();
  /** @type {Promise<never>} */
  const timeOut = new Promise((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error(`It was not done within ${patience / 1000} seconds.`)));
  });
  const clock = setTimeout(() => late.abort(), patience);
  try {
    await Promise.race([doJob(JSON.parse(job.payload), { id: job.id, tries: job.tries, signal: late.signal }), timeOut]);
  } finally {
    clearTimeout(clock);
  }
}

/** @param {Shop} shop @param {Job} job */
async function settleDone({ db, repeats, now: clock }, job) {
  const now = clock();
  const every = repeats.get(job.kind);
  const state = every ? { runAt: now + every, tries: 0 } : { state: 'done', doneAt: now };
  await changeHeld(db, job, { ...state, lockedUntil: 0, lastError: '' });
}

/** @param {Shop} shop @param {Job} job @param {unknown} error */
async function settleFailed({ db, events, log, repeats, now: clock }, job, error) {
  const lastError = redact(error instanceof Error ? error.message : String(error)).slice(0, maxWords);
  const every = repeats.get(job.kind);
  const delay = every ? Math.min(every, delayAfter(job.tries) ?? every) : delayAfter(job.tries);
  const details = { kind: job.kind, job: job.id, tries: job.tries, error: lastError };
  if (delay !== undefined) {
    log('warn', 'A job failed and is tried again', { ...details, after: delay });
    await changeHeld(db, job, { runAt: clock() + delay, lockedUntil: 0, lastError });
    return;
  }
  log('error', 'A job failed and is given up', details);
  await db.transaction().execute(async (trx) => {
    if (!(await changeHeld(trx, job, { state: 'failed', doneAt: clock(), lockedUntil: 0, lastError }))) return;
    await events.emit('job.failed', { kind: job.kind, payload: JSON.parse(job.payload), error: lastError }, trx);
  });
}

/**
 * Does a claimed job, and writes down what became of it. Nothing that it does throws.
 *
 * @param {Shop} shop
 * @param {Job} job
 * @param {Times} times
 */
export async function runJob(shop, job, { lease, patience }) {
  let isRenewing = false;
  /** One at a time: a slow one that ended after the next would shorten the lease again. */
  async function renew() {
    if (isRenewing) return;
    isRenewing = true;
    await changeHeld(shop.db, job, { lockedUntil: shop.now() + lease }).catch(() => undefined);
    isRenewing = false;
  }
  const renewal = setInterval(() => void renew(), lease / 3);
  try {
    await work(shop, job, patience).then(
      () => settleDone(shop, job),
      (error) => settleFailed(shop, job, error),
    );
  } catch (error) {
    // The job is done once more when its lease is over.
    shop.log('error', 'What became of a job could not be written down', { kind: job.kind, job: job.id, error: redact(String(error)) });
  } finally {
    clearInterval(renewal);
  }
}
