import { findByKey } from '../orders/orders.mjs';
import { settleOrder } from '../payment/payment.mjs';
import { findAttempt, isRunning, LostLease, takeOver, giveUpLease } from './attempts.mjs';
import { concludeOrder, withStanding } from './conclude-order.mjs';
import { refuse, UnknownOutcome } from './reply.mjs';

/**
 * Answers `settle_payment`: how the payment of an order stands by now, in the answer to that order.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('./take-order.mjs').Asked} asked
 * @returns {Promise<import('./reply.mjs').Reply>}
 * @throws {UnknownOutcome} while its post runs, or where its provider does not say it
 */
export async function settlePost(shop, { post, words }) {
  const attempt = await findAttempt(shop.db, 'process_signup', post.key);
  const order = await findByKey(shop.db, 'process_signup', post.key);
  // Nobody may order twice after a reload.
  if (isRunning(shop, attempt)) throw new UnknownOutcome('The order is being taken');
  if (!attempt || !order || order.trashedAt > 0 || order.status === '') return refuse(words.noOrder, 'no_order', 404);
  if (attempt.state === 'done') {
    const reply = { status: attempt.status, body: JSON.parse(attempt.reply) };
    return withStanding(shop, reply, post.key, (now) => settleOrder(shop, now));
  }
  const lease = await takeOver(shop, attempt);
  if (!lease) throw new UnknownOutcome('The order is being taken');
  try {
    return await withStanding(shop, await concludeOrder(shop, lease, order, words), post.key, (now) => settleOrder(shop, now));
  } catch (error) {
    if (!(error instanceof LostLease)) await giveUpLease(shop, lease);
    throw error;
  }
}
