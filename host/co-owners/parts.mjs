import { createHash, randomBytes } from 'node:crypto';
import { hasRowLocks } from '../database/open-database.mjs';
import { keyedHash } from '../posts/visitor.mjs';
import { readJson } from '../orders/payload.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('./parts-table.d.ts').CoOwnerPartsTable>} Part */
/** `asked`, `arrived`, `expired`, or `placed` with an order. @typedef {'asked' | 'arrived' | 'expired' | 'placed'} PartState */

/** The parts that one order may ask for. */
export const mostParts = 20;

/** How the mail about a link is found again; says nothing of the link. @param {string} tokenHash */
const mailRef = (tokenHash) => createHash('sha256').update(`part mail ${tokenHash}`).digest('hex').slice(0, 32);

const hashOfSecret = (/** @type {Shop} */ shop, /** @type {string} */ secret) => keyedHash(shop, `parts of ${secret}`);

const hashOfToken = (/** @type {Shop} */ shop, /** @type {string} */ token) => keyedHash(shop, `part ${token}`);

/** Whether a text can be the secret of an order's parts, or the link of one. @param {string} text */
export const isSecret = (text) => /^[A-Za-z0-9_-]{43,64}$/.test(text);

/** Whether a text can be what a form calls a part. @param {string} text */
export const isPartId = (text) => /^[A-Za-z0-9_-]{8,40}$/.test(text);

/** @param {Shop} shop @param {Part} part @returns {PartState} */
export function stateOf({ now }, { orderId, version, endsAt }) {
  if (orderId !== null) return 'placed';
  if (version > 0) return 'arrived';
  return endsAt > now() ? 'asked' : 'expired';
}

/** What has arrived of a part; null for nothing. @param {Part} part @returns {import('./read-part.mjs').PartAnswers | null} */
export const answersOf = ({ answers }) => readJson(answers, null);

/** @param {Shop} shop @param {Queries} db @param {string} secret */
const ofSecret = (shop, db, secret) =>
  db.selectFrom('coOwnerParts').selectAll().where('secretHash', '=', hashOfSecret(shop, secret)).orderBy('id');

/** The parts of an order that is not placed yet, or just was. @param {Shop} shop @param {Queries} db @param {string} secret @returns {Promise<Part[]>} */
export const partsBySecret = async (shop, db, secret) => (isSecret(secret) ? ofSecret(shop, db, secret).execute() : []);

/** The same, which nobody else changes until the end of the transaction. @param {Shop} shop @param {import('../database/open-database.mjs').Transaction} trx @param {string} secret @returns {Promise<Part[]>} */
export const lockedParts = async (shop, trx, secret) =>
  isSecret(secret)
    ? ofSecret(shop, trx, secret)
        .$if(hasRowLocks(trx), (query) => query.forUpdate())
        .execute()
    : [];

/** @param {Shop} shop @param {Queries} db @param {string} token @returns {Promise<Part | undefined>} */
export const partByToken = async (shop, db, token) =>
  isSecret(token)
    ? db.selectFrom('coOwnerParts').selectAll().where('tokenHash', '=', hashOfToken(shop, token)).executeTakeFirst()
    : undefined;

/** The parts that came with an order, or are still to come. @param {Queries} db @param {{ id: number }} order @returns {Promise<Part[]>} */
export const partsOfOrder = async (db, { id }) =>
  db.selectFrom('coOwnerParts').selectAll().where('orderId', '=', id).orderBy('id').execute();

/** The parts of an order that have not arrived. @param {Queries} db @param {{ id: number }} order */
export const outstandingParts = async (db, order) => (await partsOfOrder(db, order)).filter(({ version }) => version === 0);

/**
 * Asks for a part, or asks once more: no earlier link to it counts any longer. What somebody else has answered is not kept for
 * whoever is asked now.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {{ secret: string, part: string, kind: string, email: string, page: string, endsAt: number }} asked
 * @returns {Promise<{ token: string, ref: string } | undefined>}  undefined for a part that is in an order
 */
export async function askPart(shop, db, { secret, endsAt, ...asked }) {
  const token = randomBytes(32).toString('base64url');
  const [secretHash, tokenHash] = [hashOfSecret(shop, secret), hashOfToken(shop, token)];
  const known = await db
    .selectFrom('coOwnerParts')
    .selectAll()
    .where('secretHash', '=', secretHash)
    .where('part', '=', asked.part)
    .executeTakeFirst();
  if (known && known.orderId !== null) return undefined;
  const isSame = known?.email === asked.email && known.kind === asked.kind;
  const emptied = isSame ? {} : { answers: 'null', version: 0, arrivedAt: 0 };
  const values = { ...asked, tokenHash, askedAt: shop.now(), endsAt };
  await (
    known
      ? db
          .updateTable('coOwnerParts')
          .set({ ...values, ...emptied })
          .where('id', '=', known.id)
          .where('orderId', 'is', null)
      : db.insertInto('coOwnerParts').values({ ...values, orderId: null, secretHash, answers: 'null', version: 0, arrivedAt: 0 })
  ).execute();
  return { token, ref: mailRef(tokenHash) };
}

/** Takes a part back: its link leads nowhere, and nothing is kept of it. @param {Shop} shop @param {string} secret @param {string} part */
export const withdrawPart = async (shop, secret, part) =>
  shop.db
    .deleteFrom('coOwnerParts')
    .where('secretHash', '=', hashOfSecret(shop, secret))
    .where('part', '=', part)
    .where('orderId', 'is', null)
    .execute();

/** Those of some parts whose mail could not be sent. @param {Queries} db @param {readonly Part[]} parts @returns {Promise<Set<number>>} */
export async function unsentParts(db, parts) {
  const byRef = new Map(parts.map(({ id, tokenHash }) => [mailRef(tokenHash), id]));
  if (byRef.size === 0) return new Set();
  const failed = await db
    .selectFrom('mails')
    .select('ref')
    .where('kind', '=', 'part')
    .where('state', '=', 'failed')
    .where('ref', 'in', [...byRef.keys()])
    .execute();
  return new Set(failed.map(({ ref }) => byRef.get(ref) ?? 0));
}

/** Days for which a form still reads that a link has expired. */
const keptDays = 30;

/** Deletes what nobody can answer any more and no order has. @param {Shop} shop */
export const deleteOldParts = async (shop) =>
  shop.db
    .deleteFrom('coOwnerParts')
    .where('orderId', 'is', null)
    .where('endsAt', '<', shop.now() - keptDays * 86_400_000)
    .execute();
