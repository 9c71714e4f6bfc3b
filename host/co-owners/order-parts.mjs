import { lockOrder } from '../orders/orders.mjs';
import { isObject, readJson } from '../orders/payload.mjs';
import { searchWords } from '../orders/search-words.mjs';
import { termsOf } from '../quote/price-of.mjs';
import { PayloadFault, readPayload } from '../posts/payload.mjs';
import { refuse } from '../posts/reply.mjs';
import { filled } from '../posts/words.mjs';
import { answersOf, isPartId, lockedParts, partsBySecret } from './parts.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('../posts/take-order.mjs').Asked} Asked */
/** @typedef {import('../posts/reply.mjs').Reply} Reply */
/** @typedef {import('./parts.mjs').Part} Part */

/** What the page says of co-owners. @typedef {{ invite: boolean, wait: boolean, days: number }} Terms */

/** @param {Shop} shop @param {import('../pages/pages.mjs').Page} page @returns {Promise<Terms | undefined>}  undefined where nobody is asked */
export async function invitationTerms(shop, page) {
  const terms = /** @type {Terms | undefined} */ (await termsOf(shop, page, 'coOwners'));
  return terms?.invite ? terms : undefined;
}

/**
 * What an order says of the parts that it asks for: their secret, and how often each had arrived when the form read it last.
 *
 * @param {import('../posts/post.mjs').Post} post
 * @returns {{ secret: string, seen: Map<string, number> }}
 */
function seenParts({ field }) {
  /** @type {unknown} */
  let said;
  try {
    said = field('parts') === '' ? {} : readPayload(field('parts'));
  } catch (error) {
    if (!(error instanceof PayloadFault)) throw error;
  }
  const { secret = '', seen = {} } = isObject(said) ? said : {};
  const counts = Object.entries(isObject(seen) ? seen : {}).filter(([part, count]) => isPartId(part) && typeof count === 'number');
  return { secret: String(secret), seen: new Map(/** @type {[string, number][]} */ (counts)) };
}

/** Whether a payload names a person whose part has not arrived. @param {unknown} value @returns {boolean} */
function namesAwaited(value) {
  if (typeof value !== 'object' || value === null) return false;
  return ('awaited' in value && value.awaited === true) || Object.values(value).some(namesAwaited);
}

/**
 * Refuses an order that must wait for parts which have not arrived. A part that an order does not name was taken back (PLUS-06).
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply | undefined>}  of status 200, since it is stored with the key
 */
export async function refuseMissingParts(shop, { post, page, words }) {
  if (!(await invitationTerms(shop, page))?.wait) return undefined;
  const { secret, seen } = seenParts(post);
  const known = new Map((await partsBySecret(shop, shop.db, secret)).map((part) => [part.part, part]));
  const missing = [...seen].filter(([part, count]) => count === 0 || (known.get(part)?.version ?? count) === 0).map(([part]) => part);
  if (missing.length === 0 && !namesAwaited(post.data['companies'])) return undefined;
  const people = missing.flatMap((part) => known.get(part)?.email ?? []);
  return refuse(people.length > 0 ? filled(words.partsOf, people.join(', ')) : words.partsMissing, 'parts_missing');
}

/**
 * The payload with what has arrived since the form read its parts last, so that no correction is lost, and the parts that the order
 * asks for.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {import('../posts/post.mjs').Post} post
 * @param {object} payload
 * @returns {Promise<{ payload: object, parts: readonly Part[] }>}
 */
export async function withParts(shop, trx, post, payload) {
  const { secret, seen } = seenParts(post);
  const parts = (await lockedParts(shop, trx, secret)).filter(({ part, orderId }) => seen.has(part) && orderId === null);
  const late = parts.filter(({ part, version }) => version > (seen.get(part) ?? 0)).map(latePart);
  // Nobody but us says that something came later.
  const { late_parts: _forged, ...own } = /** @type {Record<string, unknown>} */ (payload);
  return { payload: late.length > 0 ? { ...own, late_parts: late } : own, parts };
}

/** @param {Part} part */
const latePart = (part) => ({ email: part.email, ...answersOf(part) });

/** Notes with which order parts came. @param {Transaction} trx @param {{ id: number }} order @param {readonly Part[]} parts */
export async function bindParts(trx, { id }, parts) {
  const ids = parts.map((part) => part.id);
  if (ids.length > 0) await trx.updateTable('coOwnerParts').set({ orderId: id }).where('id', 'in', ids).execute();
}

/** Opens the parts of an order again whose payment was refused, which is none. @param {Transaction} trx @param {{ id: number }} order */
export const freeParts = async (trx, { id }) => trx.updateTable('coOwnerParts').set({ orderId: null }).where('orderId', '=', id).execute();

/** Forgets what is in an order now. @param {Transaction} trx @param {{ id: number }} order */
export const emptyParts = async (trx, { id }) =>
  trx.updateTable('coOwnerParts').set({ answers: 'null' }).where('orderId', '=', id).execute();

/**
 * Adds a part to the order that was placed without it.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Part} part  with its answers
 * @returns {Promise<boolean>}  false where the order is gone
 */
export async function addLatePart(shop, trx, part) {
  const order = part.orderId === null ? undefined : await lockOrder(trx, part.orderId);
  if (!order) return false;
  const before = readJson(order.payload, {});
  const payload = { ...before, late_parts: [...(before.late_parts ?? []), latePart(part)] };
  const words = searchWords([order.customer, order.email, order.company], payload);
  const changed = { payload: JSON.stringify(payload), words, updatedAt: shop.now() };
  await trx.updateTable('orders').set(changed).where('id', '=', order.id).execute();
  await shop.events.emit('order.part', { order: { ...order, ...changed }, part: latePart(part), ref: String(part.id) }, trx);
  return true;
}
