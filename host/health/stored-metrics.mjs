/** @typedef {import('../shop.mjs').Shop} Shop */

/**
 * How long the oldest job that is due waits, in ms; 0 where none does. A queue that runs keeps it near 0.
 *
 * @param {Pick<Shop, 'db' | 'now'>} shop
 */
export async function queueAge({ db, now }) {
  const { oldest } = await db
    .selectFrom('jobs')
    .select((query) => query.fn.min('runAt').as('oldest'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return oldest === null ? 0 : Math.max(0, now() - Number(oldest));
}

/** Milliseconds that the oldest due job may wait before the queue counts as standing still. */
const maxAge = 10 * 60_000;

/** Whether the queue stands still. @param {number} age  as `queueAge()` has it */
export const isLate = (age) => age > maxAge;

/**
 * What the database knows, the same in all processes.
 *
 * @param {Shop} shop
 * @returns {Promise<import('./metrics.mjs').Metric[]>}
 */
export async function storedMetrics(shop) {
  const { db } = shop;
  const orders = await db
    .selectFrom('orders')
    .select((query) => ['status', query.fn.countAll().as('count')])
    .where('trashedAt', '=', 0)
    .groupBy('status')
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select((query) => ['kind', 'state', query.fn.countAll().as('count')])
    .groupBy(['kind', 'state'])
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select((query) => ['kind', 'state', query.fn.countAll().as('count')])
    .groupBy(['kind', 'state'])
    .execute();
  return [
    {
      name: 'charterform_orders',
      type: 'gauge',
      help: 'Orders by status; message for what orders nothing.',
      samples: orders.map(({ status, count }) => ['', { status: status || 'message' }, Number(count)]),
    },
    {
      name: 'charterform_jobs',
      type: 'gauge',
      help: 'Jobs by kind and state.',
      samples: jobs.map(({ kind, state, count }) => ['', { kind, state }, Number(count)]),
    },
    {
      name: 'charterform_mails',
      type: 'gauge',
      help: 'Mails by kind and state.',
      samples: mails.map(({ kind, state, count }) => ['', { kind, state }, Number(count)]),
    },
    {
      name: 'charterform_oldest_job_seconds',
      type: 'gauge',
      help: 'How long the oldest job that is due waits.',
      samples: [['', {}, (await queueAge(shop)) / 1000]],
    },
  ];
}
