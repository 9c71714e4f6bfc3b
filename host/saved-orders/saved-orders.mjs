import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLinkToken, linkHash, newLinkToken } from '../posts/link-tokens.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('./saved-orders-tables.d.ts').SavedOrdersTable>} SavedOrder */
/** What is kept of an order, beside its answers. @typedef {Omit<SavedOrder, 'id' | 'data'> & { data: object }} NewSavedOrder */

/**
 * By which a form and the page that deletes it know a saved order. It opens nothing.
 *
 * @param {Shop} shop
 * @param {Pick<SavedOrder, 'id' | 'createdAt'>} order
 */
export const refOf = ({ secret }, { id, createdAt }) =>
  `${id}-${createHmac('sha256', `${secret} saved order`).update(`${id} ${createdAt}`).digest('hex')}`;

/** @param {Queries} db @param {NewSavedOrder} order @returns {Promise<SavedOrder>} */
export const insertSavedOrder = (db, order) =>
  db
    .insertInto('savedOrders')
    .values({ ...order, data: JSON.stringify(order.data) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** @param {Shop} shop @param {Queries} db @param {number} id @returns {Promise<SavedOrder | undefined>}  undefined also for one that has expired */
export const findSavedOrder = (shop, db, id) =>
  db.selectFrom('savedOrders').selectAll().where('id', '=', id).where('expiresAt', '>', shop.now()).executeTakeFirst();

/**
 * The saved order that a reference means.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {string} ref
 * @returns {Promise<SavedOrder | undefined>}
 */
export async function findByRef(shop, db, ref) {
  const [, id = ''] = /^([1-9]\d{0,14})-[0-9a-f]{64}$/.exec(ref) ?? [];
  const order = id === '' ? undefined : await findSavedOrder(shop, db, Number(id));
  return order && timingSafeEqual(Buffer.from(refOf(shop, order)), Buffer.from(ref)) ? order : undefined;
}

/**
 * The saved order that the token of a link opens.
 *
 * @param {Shop} shop
 * @param {string} token
 * @returns {Promise<SavedOrder | undefined>}
 */
export async function findByToken(shop, token) {
  if (!isLinkToken(token)) return undefined;
  const link = await shop.db.selectFrom('savedOrderLinks').selectAll().where('tokenHash', '=', linkHash(token)).executeTakeFirst();
  return link && findSavedOrder(shop, shop.db, link.savedOrderId);
}

/**
 * A new link to a saved order. Its token is in the link alone.
 *
 * @param {Shop} shop
 * @param {SavedOrder} order
 */
export async function linkTo({ db, settings }, { id, page, formType }) {
  const token = newLinkToken();
  await db
    .insertInto('savedOrderLinks')
    .values({ tokenHash: linkHash(token), savedOrderId: id })
    .execute();
  // Behind "#", so that it is in no log of a server and told to no other site.
  return `${settings.publicUrl}${page}#saved-order=${token}.${formType}`;
}

/** @param {Queries} db @param {{ id: number }} order */
export async function deleteSavedOrder(db, { id }) {
  await db.deleteFrom('savedOrders').where('id', '=', id).execute();
}

/** Forgets a saved order of which an order was made. @param {Shop} shop @param {string} ref  '' for none */
export async function forgetOrdered(shop, ref) {
  const order = ref === '' ? undefined : await findByRef(shop, shop.db, ref);
  if (order) await deleteSavedOrder(shop.db, order);
}

/** The saved orders of a person. @param {Queries} db @param {string} email  in small letters @returns {Promise<SavedOrder[]>} */
export const savedOrdersOf = async (db, email) =>
  db.selectFrom('savedOrders').selectAll().where('email', '=', email).orderBy('id').execute();

/** How many orders wait for their visitors. @param {Shop} shop */
export async function countSavedOrders({ db, now }) {
  const { saved } = await db
    .selectFrom('savedOrders')
    .select((query) => query.fn.countAll().as('saved'))
    .where('expiresAt', '>', now())
    .executeTakeFirstOrThrow();
  return Number(saved);
}
