import { answersOf } from '../co-owners/parts.mjs';
import { sql } from 'kysely';
import { accountByEmail } from '../accounts/accounts.mjs';
import { mailsOf } from '../mails/mails.mjs';
import { answerSections } from '../orders/answers.mjs';
import { documentsOf } from '../orders/documents.mjs';
import { dollars, kindOf } from '../orders/order-words.mjs';
import { deleteOrder, lockOrder, notesOf, orderNumber } from '../orders/orders.mjs';
import { readJson } from '../orders/payload.mjs';
import { oneLine } from '../orders/plain-text.mjs';
import { statusName } from '../order-status/order-status.mjs';
import { savedOrdersOf } from '../saved-orders/saved-orders.mjs';
import { orderFacts } from '../words/order-facts.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** A group of what is known of a person. @typedef {{ title: string, facts: { name: string, value: string }[] }} PersonalData */

/** Orders that are deleted one after the other before others are read. */
const batch = 50;

/**
 * Orders and messages of a person, those in the Trash among them.
 *
 * @param {Queries} db
 * @param {string} email
 * @param {number} after  an id
 */
const ordersOf = async (db, email, after) =>
  db.selectFrom('orders').selectAll().where('email', '=', email).where('id', '>', after).orderBy('id').limit(batch).execute();

/** An address as orders have it, whatever a visitor has typed as one. @param {string} email */
const addressOf = (email) => oneLine(email).toLowerCase();

const time = (/** @type {number} */ at) => new Date(at).toISOString();

/** @param {Shop} shop @param {Order} order @returns {Promise<PersonalData>} */
async function exportOrder(shop, order) {
  const { history, payments, refunds } = await orderFacts(shop, shop.db, order);
  const answers = answerSections(readJson(order.payload, {})).flatMap((section) =>
    section.answers.map(({ label, value }) => ({ name: `${section.title} › ${label}`, value })),
  );
  return {
    title: `${kindOf(order)} ${orderNumber(order)}`,
    facts: [
      { name: 'Received', value: time(order.createdAt) },
      ...answers,
      ...readJson(order.files, []).map((/** @type {{ label?: string, name: string }} */ { label, name }) => ({
        name: label ? `File › ${label}` : 'File',
        value: name,
      })),
      ...(await documentsOf(shop.db, order)).map(({ name }) => ({ name: 'File for the customer', value: name })),
      ...history.map(({ status, at }) => ({ name: 'Status', value: `${statusName(status)}, ${time(at)}` })),
      ...payments.map(({ way, providerId, amount }) => ({ name: 'Payment', value: `${dollars(amount)}, ${way}, payment ${providerId}` })),
      ...refunds.map(({ cents, doneAt }) => ({ name: 'Refund', value: `${dollars(cents)}, ${time(doneAt)}` })),
      ...(await mailsOf(shop.db, order)).map(({ kind, recipient, createdAt }) => ({
        name: 'Mail',
        value: `${kind}, ${recipient}, ${time(createdAt)}`,
      })),
      ...notesOf(order).map(({ text, at }) => ({ name: 'Note', value: `${text}, ${time(at)}` })),
    ],
  };
}

/** The parts of orders of others that a person was asked for. @param {Shop} shop @param {string} address @returns {AsyncGenerator<PersonalData>} */
async function* exportParts({ db }, address) {
  const parts = await db.selectFrom('coOwnerParts').selectAll().where('email', '=', address).orderBy('id').execute();
  for (const part of parts) {
    const { address: place = {}, ...names } = answersOf(part) ?? {};
    yield {
      title: 'Part of an order of somebody else',
      facts: [
        { name: 'Asked', value: time(part.askedAt) },
        ...(part.arrivedAt > 0 ? [{ name: 'Arrived', value: time(part.arrivedAt) }] : []),
        ...Object.entries({ ...names, ...Object(place) }).map(([name, value]) => ({ name, value: String(value) })),
      ],
    };
  }
}

/**
 * Each answer that was saved, by its path.
 *
 * @param {unknown} value
 * @param {string} path
 * @returns {{ name: string, value: string }[]}
 */
function savedAnswers(value, path) {
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? [] : [{ name: path, value: String(value) }];
  return Object.entries(value).flatMap(([name, part]) => savedAnswers(part, path === '' ? name : `${path} › ${name}`));
}

/** @param {import('../saved-orders/saved-orders.mjs').SavedOrder} saved @returns {PersonalData} */
const exportSavedOrder = ({ createdAt, expiresAt, page, data }) => ({
  title: 'Saved order',
  facts: [
    { name: 'Saved', value: time(createdAt) },
    { name: 'Deleted by itself', value: time(expiresAt) },
    { name: 'Page', value: page },
    ...savedAnswers(readJson(data, {}).answers ?? {}, ''),
  ],
});

/**
 * What is known of a person by their address: their orders and messages with all that belongs to them, saved orders, and their account.
 *
 * @param {Shop} shop
 * @param {string} email  in any case of letters
 * @returns {AsyncGenerator<PersonalData>}
 */
export async function* exportPerson(shop, email) {
  const address = addressOf(email);
  const account = await accountByEmail(shop.db, address);
  if (account) {
    const facts = { Email: account.email, Name: account.name, Opened: time(account.createdAt) };
    yield { title: 'Account', facts: Object.entries(facts).map(([name, value]) => ({ name, value })) };
  }
  for (const saved of address === '' ? [] : await savedOrdersOf(shop.db, address)) yield exportSavedOrder(saved);
  yield* exportParts(shop, address);
  let after = 0;
  for (;;) {
    const orders = address === '' ? [] : await ordersOf(shop.db, address, after);
    for (const order of orders) yield exportOrder(shop, order);
    if (orders.length < batch) return;
    after = orders.at(-1)?.id ?? 0;
  }
}

/**
 * Deletes an order for good, unless its post is still at work.
 *
 * @param {Shop} shop
 * @param {number} id
 * @returns {Promise<boolean>}
 */
const eraseOrder = (shop, id) =>
  shop.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) return true;
    const running = await trx
      .selectFrom('attempts')
      .select('state')
      .where('action', '=', order.action)
      .where('orderKey', '=', order.orderKey)
      .where('state', '=', 'running')
      .where('lockedUntil', '>', shop.now())
      .executeTakeFirst();
    if (running) return false;
    await deleteOrder(trx, order);
    return true;
  });

/**
 * Deletes what is known of a person, in every state: orders and messages with payments, refunds, mails and files, saved orders, and the account.
 * Only an order whose post is at work this very moment has to wait for the end of that.
 *
 * @param {Shop} shop
 * @param {string} email
 * @returns {Promise<{ erased: number, kept: string[] }>}  how many orders are gone, and the numbers of those that have to wait
 */
export async function erasePerson(shop, email) {
  const address = addressOf(email);
  if (address === '') return { erased: 0, kept: [] };
  let [erased, after] = [0, 0];
  /** @type {string[]} */
  const kept = [];
  for (;;) {
    const orders = await ordersOf(shop.db, address, after);
    for (const order of orders) {
      if (await eraseOrder(shop, order.id)) erased += 1;
      else kept.push(orderNumber(order));
    }
    if (orders.length < batch) break;
    after = orders.at(-1)?.id ?? 0;
  }
  await shop.db.transaction().execute(async (trx) => {
    const account = await accountByEmail(trx, address);
    await trx.deleteFrom('savedOrders').where('email', '=', address).execute();
    await trx
      .deleteFrom('mails')
      .where(sql`lower(recipient)`, '=', address)
      .where('orderId', 'is', null)
      .execute();
    await trx.deleteFrom('coOwnerParts').where('email', '=', address).execute();
    if (!account) return;
    // Orders with another address lose the account: nobody else must ever inherit them.
    await trx.updateTable('orders').set({ accountId: null }).where('accountId', '=', account.id).execute();
    await trx.deleteFrom('accounts').where('id', '=', account.id).execute();
  });
  return { erased, kept };
}
