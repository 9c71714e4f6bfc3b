import { hasCardData } from '../posts/card-guard.mjs';
import { isFlooded } from '../posts/rate-limit.mjs';
import { accept, badPost, refuse } from '../posts/reply.mjs';
import { isAddress } from '../mails/address.mjs';
import { queueMail } from '../mails/mails.mjs';
import { localeOf } from '../words/translate.mjs';
import { hasRowLocks } from '../database/open-database.mjs';
import { addLatePart, invitationTerms } from './order-parts.mjs';
import {
  answersOf,
  askPart,
  isPartId,
  isSecret,
  mostParts,
  partByToken,
  partsBySecret,
  stateOf,
  unsentParts,
  withdrawPart,
} from './parts.mjs';
import { isKind, readPart } from './read-part.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../posts/reply.mjs').Reply} Reply */
/** @typedef {import('../posts/take-order.mjs').Asked} Asked */

const day = 86_400_000;

const timeOf = (/** @type {number} */ at) => new Date(at).toISOString();

/** Invitations that one address is sent within a day, whoever sends them. */
const perAddress = 5;

/**
 * Answers `invite_part`: asks somebody for their part of an order, by a mail that holds nothing a visitor has typed. Asked once
 * more, the new link takes the place of the old one (PLUS-06).
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply>}
 */
export async function invitePart(shop, { post, page, words }) {
  const terms = await invitationTerms(shop, page);
  if (!terms) return refuse(words.noParts, 'no_service', 501);
  const [secret, part, kind] = [post.field('secret'), post.field('part'), post.field('kind')];
  if (!isSecret(secret) || !isPartId(part) || !isKind(kind)) return badPost('The fields secret, part and kind name no part');
  const email = post.field('email').trim().toLowerCase();
  if (!isAddress(email)) return refuse(words.noAddress, 'email');
  const known = await partsBySecret(shop, shop.db, secret);
  if (known.length >= mostParts && known.every((other) => other.part !== part)) return refuse(words.tooManyParts, 'too_many', 429);
  if (await isFlooded(shop, 'part', email, perAddress)) return refuse(words.tooManyInvitations, 'too_many', 429);
  const endsAt = shop.now() + terms.days * day;
  const isAsked = await shop.db.transaction().execute(async (trx) => {
    const made = await askPart(shop, trx, { secret, part, kind, email, page: page.path, endsAt });
    if (!made) return false;
    // Behind `#` the link is in no log of a server.
    const link = `${shop.settings.publicUrl}${page.path}#part=${made.token}`;
    await queueMail(shop, trx, {
      kind: 'part',
      ref: made.ref,
      to: email,
      locale: localeOf(page.config.locale),
      details: { link, until: endsAt },
    });
    return true;
  });
  return isAsked ? accept({ success: true, until: timeOf(endsAt) }) : refuse(words.partPlaced, 'placed');
}

/** Answers `read_parts`: how the parts of an order stand, for its own form alone. @param {Shop} shop @param {string} secret @returns {Promise<Reply>} */
async function readParts(shop, secret) {
  const parts = await partsBySecret(shop, shop.db, secret);
  const unsent = await unsentParts(shop.db, parts);
  return accept({
    success: true,
    parts: parts.map((part) => ({
      part: part.part,
      state: stateOf(shop, part),
      email: part.email,
      version: part.version,
      until: timeOf(part.endsAt),
      unsent: unsent.has(part.id),
      answers: answersOf(part),
    })),
  });
}

/**
 * Answers `open_part`: what is asked by a link, and what has arrived by it; nothing of the order or of anybody else.
 *
 * @param {Shop} shop
 * @param {string} token
 * @param {import('../posts/words.mjs').Words} words
 * @returns {Promise<Reply>}
 */
async function openPart(shop, token, words) {
  const part = await partByToken(shop, shop.db, token);
  if (!part) return refuse(words.noPart, 'no_part', 404);
  const isOpen = part.endsAt > shop.now() && (part.orderId === null || part.version === 0);
  if (!isOpen) return accept({ success: true, state: part.endsAt > shop.now() ? 'placed' : 'expired' });
  return accept({ success: true, state: 'open', kind: part.kind, until: timeOf(part.endsAt), answers: answersOf(part) });
}

/**
 * Answers the questions about parts that order nothing.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply | undefined>}  undefined for any other question
 */
export async function answerAboutParts(shop, { post: { action, field }, words }) {
  if (action === 'read_parts') return readParts(shop, field('secret'));
  if (action === 'open_part') return openPart(shop, field('token'), words);
  if (action !== 'withdraw_part') return undefined;
  if (isSecret(field('secret'))) await withdrawPart(shop, field('secret'), field('part'));
  return accept({ success: true });
}

/**
 * Answers `send_part`: takes what a co-owner has entered. Until the order is placed it can be sent again, and replaces what was
 * there; once it is placed, a part that was missing is added to it, once.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply>}
 */
export async function takePart(shop, { post, words }) {
  const token = String(post.data['token'] ?? '');
  if (hasCardData(shop, post.data)) return refuse(words.cardData, 'card_data');
  return shop.db.transaction().execute(async (trx) => {
    const found = await partByToken(shop, trx, token);
    if (!found) return refuse(words.noPart, 'no_part');
    // Locked, and read as it is now: the order may be placed, or the part taken back, in the same moment.
    const part = await trx
      .selectFrom('coOwnerParts')
      .selectAll()
      .where('id', '=', found.id)
      .where('tokenHash', '=', found.tokenHash)
      .$if(hasRowLocks(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    if (!part || !isKind(part.kind)) return refuse(words.noPart, 'no_part');
    if (part.endsAt <= shop.now()) return refuse(words.partExpired, 'expired');
    const isPlaced = part.orderId !== null;
    if (isPlaced && part.version > 0) return refuse(words.partPlaced, 'placed');
    const answers = readPart(part.kind, post.data['answers']);
    if (!answers) return refuse(words.partIncomplete, 'incomplete');
    const arrived = { answers: JSON.stringify(answers), version: part.version + 1, arrivedAt: shop.now() };
    if (isPlaced && !(await addLatePart(shop, trx, { ...part, ...arrived }))) return refuse(words.noPart, 'no_part');
    const kept = isPlaced ? { ...arrived, answers: 'null' } : arrived;
    await trx.updateTable('coOwnerParts').set(kept).where('id', '=', part.id).execute();
    return accept({ success: true });
  });
}
