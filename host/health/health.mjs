import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import { sql } from 'kysely';
import { createCounts, metricsText } from './metrics.mjs';
import { redact } from './redact.mjs';
import { isLate, queueAge, storedMetrics } from './stored-metrics.mjs';
import { answerBroken, watchRequests } from './watch-requests.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

/** Whether a request comes from this machine, and not by a proxy on it. @param {import('hono').Context} context */
function isLocal(context) {
  if (context.req.header('X-Forwarded-For') !== undefined || context.req.header('Forwarded') !== undefined) return false;
  try {
    const address = (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/, '');
    return isIP(address) !== 0 && (address.startsWith('127.') || address === '::1');
  } catch {
    return false;
  }
}

/** Whether somebody may read the metrics: by the token of the settings, else on this machine. @param {Shop} shop @param {import('hono').Context} context */
function mayRead({ settings }, context) {
  if (settings.metricsToken === '') return isLocal(context);
  return timingSafeEqual(digest(context.req.header('Authorization') ?? ''), digest(`Bearer ${settings.metricsToken}`));
}

/**
 * `GET /healthz`: whether the database answers and the queue runs; `GET /metrics`: counts for Prometheus. Every request gets an
 * id and a line of the log. Listed first, so that it sees every request.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addHealth(shop, app) {
  const { db, log } = shop;
  const counts = createCounts();
  app.use('*', watchRequests(shop, counts));
  app.onError(answerBroken(shop));

  app.get('/healthz', async (context) => {
    context.header('Cache-Control', 'no-store');
    try {
      await sql`select 1`.execute(db);
      const age = await queueAge(shop);
      // A process that answers is not restarted for a queue that stands still, which others may run.
      return context.json({ status: 'ok', queue: isLate(age) ? 'late' : 'ok', oldestJobSeconds: Math.round(age / 1000) });
    } catch (error) {
      log('error', 'The database does not answer', { error: redact(String(error)) });
      return context.json({ status: 'unavailable' }, 503);
    }
  });

  app.get('/metrics', async (context) => {
    if (!mayRead(shop, context)) return context.notFound();
    const text = metricsText([...(await storedMetrics(shop)), ...counts.read()]);
    return context.body(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
  });
}
