import { cardTestingNotice } from '../card-testing/order-limits.mjs';
import { isLate, queueAge } from '../health/stored-metrics.mjs';
import { stripeNotice } from '../stripe/room.mjs';
import { faultList } from './controls.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** That nothing does the jobs; '' where they are done. @param {Shop} shop */
async function queueNotice(shop) {
  const age = await queueAge(shop);
  if (!isLate(age)) return '';
  const minutes = Math.floor(age / 60_000);
  return `Mails and forwarded orders have been waiting for ${minutes} minutes: nothing sends them. Restart the shop, or start the queue of your server.`;
}

/**
 * What the owner must know wherever they work, such as that no money is moved (SHOP-08, PAY-08).
 *
 * @param {Shop} shop
 * @returns {Promise<import('../html/layout.mjs').Markup | ''>}
 */
export async function shopWarnings(shop) {
  return faultList([stripeNotice(shop), await cardTestingNotice(shop), await queueNotice(shop)].filter(Boolean));
}
