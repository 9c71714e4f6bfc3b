import { isAddress } from '../mails/address.mjs';
import { isMailOn, queueMail } from '../mails/mails.mjs';
import { priceOf, termsOf } from '../quote/price-of.mjs';
import { localeOf } from '../words/translate.mjs';
import { isFlooded } from './rate-limit.mjs';
import { accept, badPost, refuse } from './reply.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./reply.mjs').Reply} Reply */

/** Quotes that one address is sent within a day, whoever asks for them. */
const perAddress = 5;

const day = 86_400_000;

/**
 * Answers `email_quote`: prices what a visitor chose by what is sold on the page, and queues a mail with it (PLUS-08). Nothing that
 * the visitor typed is in the mail but the names of domains that are for sale. One that the visitor saw at another price is refused
 * as an order is.
 *
 * @param {Shop} shop
 * @param {import('./take-order.mjs').Asked} asked
 * @returns {Promise<Reply>}
 */
export async function emailQuote(shop, { post, page, words }) {
  const noService = refuse(words.noQuotes, 'no_service', 501);
  const terms = /** @type {{ email: boolean, days: number } | undefined} */ (await termsOf(shop, page, 'quote'));
  if (!terms?.email || !(await isMailOn(shop.db, 'quote'))) return noService;
  const email = post.field('email').trim();
  if (!isAddress(email)) return refuse(words.noAddress, 'email');
  const { ledger, total, renewals, isOwn, refusal } = await priceOf(shop, page, post);
  // A price that only the visitor knows is nobody's promise.
  if (!isOwn) return noService;
  if (refusal) return { status: 200, body: refusal };
  if (ledger.length === 0) return badPost('The field quoteData orders nothing');
  if (await isFlooded(shop, 'quote', email, perAddress)) return refuse(words.tooManyQuotes, 'too_many', 429);
  const made = shop.now();
  const quote = { ledger, total: total ?? 0, renewals, made, until: made + terms.days * day, page: page.path };
  await queueMail(shop, shop.db, { kind: 'quote', to: email, locale: localeOf(page.config.locale), details: { quote } });
  return accept({ success: true });
}
