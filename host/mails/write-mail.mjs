import { lastChange, paidChange } from '../order-status/history.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { kindOf } from '../orders/order-words.mjs';
import { hasPage } from '../status-page/status-link.mjs';
import { accountMail, customerMail } from './customer-mail.mjs';
import { kindOfStatus, mailKinds } from './mail-kinds.mjs';
import { newOrderMail, warningMail } from './owner-mail.mjs';
import { mailWords } from './templates.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/order-facts.mjs').OrderFacts} OrderFacts */
/** @typedef {import('./customer-mail.mjs').Message} Message */
/** @typedef {{ link?: string, words?: string, refund?: number }} Details */

/**
 * Whether a mail that was queued still says what is so: a wrong click may have been taken back, an order put into the Trash. That
 * an order was paid is said only while somebody says so (SHOP-09).
 *
 * @param {string} kind
 * @param {OrderFacts} facts
 * @param {Details} details
 */
function isNeeded(kind, { order, history, refunds }, details) {
  if (mailKinds[kind]?.to === 'owner') return order.trashedAt === 0 || kind !== 'new_order';
  if (!hasPage(order)) return false;
  if (kind === 'paid') return paidChange(history) !== undefined;
  if (kind === 'partly_refunded') return refunds.some(({ id }) => id === details.refund);
  if (kind === 'refunded' && details.refund !== undefined) return refunds.some(({ id }) => id === details.refund);
  return !Object.hasOwn(kindOfStatus, kind) || lastChange(history, kind) !== undefined;
}

/**
 * Writes a mail about an order.
 *
 * @param {Shop} shop
 * @param {string} kind
 * @param {OrderFacts} facts
 * @param {import('../words/translate.mjs').Locale} locale
 * @param {Details} [details]
 * @returns {Promise<Message | undefined>}  undefined for a mail that is not needed any more
 */
export async function writeMail(shop, kind, facts, locale, details = {}) {
  if (!isNeeded(kind, facts, details)) return undefined;
  const { order } = facts;
  const number = orderNumber(order);
  switch (kind) {
    case 'new_order':
      return newOrderMail(shop, facts);
    case 'late_part':
      return warningMail(shop, facts, `Details of a co-owner arrived for order ${number}`, [
        'A co-owner has sent their part after the order was placed. You find it with the answers of the order.',
      ]);
    case 'payment_warning':
      return warningMail(shop, facts, `Please check the payment of order ${number}`, [details.words ?? '']);
    case 'failed_delivery':
      return warningMail(shop, facts, `${kindOf(order)} ${number} could not be sent`, [
        'This could not be handed to your back end, and is not tried again by itself. It is kept in your shop, where you can read it and send it again.',
        details.words ?? '',
      ]);
    default:
      return customerMail(shop, kind, facts, await mailWords(shop.db, kind, locale), details);
  }
}

/**
 * Writes a mail about an account.
 *
 * @param {Shop} shop
 * @param {string} kind
 * @param {import('../words/translate.mjs').Locale} locale
 * @param {Details} details
 * @returns {Promise<Message>}
 */
export const writeAccountMail = async (shop, kind, locale, details) =>
  accountMail(shop, kind, locale, await mailWords(shop.db, kind, locale), details);
