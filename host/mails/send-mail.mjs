import { findOrder } from '../orders/orders.mjs';
import { redact } from '../health/redact.mjs';
import { orderFacts } from '../words/order-facts.mjs';
import { localeOf } from '../words/translate.mjs';
import { savedOrderMails, writeSavedOrderMail } from '../saved-orders/saved-order-mail.mjs';
import { deliver } from './deliver.mjs';
import { findMail } from './queue-mail.mjs';
import { quoteMail } from './quote-mail.mjs';
import { partMail } from './part-mail.mjs';
import { mailWords } from './templates.mjs';
import { writeAccountMail, writeMail } from './write-mail.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** @param {Shop} shop @param {import('./queue-mail.mjs').Mail} mail */
async function write(shop, mail) {
  const locale = localeOf(mail.locale);
  const details = JSON.parse(mail.details);
  if (mail.kind === 'quote') return quoteMail(shop, details.quote, locale, await mailWords(shop.db, mail.kind, locale));
  if (savedOrderMails.includes(mail.kind)) return writeSavedOrderMail(shop, mail.kind, Number(details.saved), locale);
  if (mail.kind === 'part') return partMail(shop, details, locale, await mailWords(shop.db, mail.kind, locale));
  if (mail.orderId === null) return writeAccountMail(shop, mail.kind, locale, details);
  const order = await findOrder(shop.db, mail.orderId);
  return order && writeMail(shop, mail.kind, await orderFacts(shop, shop.db, order), locale, details);
}

/**
 * Sends a queued mail. A process that is killed between sending and writing it down sends it once more: into the outbox under
 * the same name, to a mail server with the same Message-ID.
 *
 * @param {Shop} shop
 * @param {number} id
 */
export async function sendMail(shop, id) {
  const mail = await findMail(shop.db, id);
  if (!mail || mail.state !== 'waiting') return;
  const row = shop.db.updateTable('mails').where('id', '=', id).where('state', '=', 'waiting');
  try {
    const message = await write(shop, mail);
    if (!message) {
      await shop.db.deleteFrom('mails').where('id', '=', id).execute();
      return;
    }
    await deliver(shop, mail, message);
  } catch (error) {
    await row.set({ lastError: redact(error instanceof Error ? error.message : String(error)).slice(0, 500) }).execute();
    throw error;
  }
  await row.set({ state: 'sent', sentAt: shop.now(), lastError: '', details: '{}' }).execute();
}
