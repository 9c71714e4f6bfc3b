import { addJob } from '../queue/add-job.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./ways.d.ts').Order} Order */
/** @typedef {import('./ways.d.ts').Payment} Payment */
/** @typedef {import('./ways.d.ts').PaymentState} PaymentState */

export const currency = 'usd';

/** Milliseconds after which a payment is asked after for the first time. */
export const firstWatch = 15 * 60_000;

/** The kind of the jobs that ask after payments of which nobody tells. */
export const watchKind = 'payment-watch';

/** Before the id of a payment that its provider has not told yet. */
const reserved = 'new-';

/** Whether the provider has not told the id of a payment yet. @param {Payment} payment */
export const isReserved = ({ providerId }) => providerId.startsWith(reserved);

/**
 * The payments of an order, the newest last.
 *
 * @param {Queries} db
 * @param {Pick<Order, 'id'>} order
 * @returns {Promise<Payment[]>}
 */
export const paymentsOf = (db, { id }) => db.selectFrom('payments').selectAll().where('orderId', '=', id).orderBy('tries').execute();

/** @param {Queries} db @param {number} id @returns {Promise<Payment | undefined>} */
export const paymentById = (db, id) => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** @param {Queries} db @param {string} way @param {string} providerId @returns {Promise<Payment | undefined>} */
export const findPayment = (db, way, providerId) =>
  db.selectFrom('payments').selectAll().where('way', '=', way).where('providerId', '=', providerId).executeTakeFirst();

/**
 * Reserves the next try to pay an order, before its provider is asked, and has it asked after in case nobody ever tells.
 *
 * @param {Shop} shop
 * @param {Transaction} trx  which holds the order
 * @param {Order} order
 * @param {string} way
 * @param {number} tries  one more than that of the payment before
 * @returns {Promise<Payment>}
 */
export async function reserve(shop, trx, order, way, tries) {
  const now = shop.now();
  const payment = await trx
    .insertInto('payments')
    .values({
      orderId: order.id,
      way,
      providerId: `${reserved}${order.id}-${tries}`,
      amount: Number(order.total),
      currency,
      state: 'open',
      refunded: 0,
      url: '',
      isTest: 0,
      tries,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addJob(trx, {
    kind: watchKind,
    payload: { payment: payment.id, turn: 1 },
    key: `${watchKind}-${payment.id}-1`,
    runAt: now + firstWatch,
    now,
  });
  return payment;
}

/**
 * Brings a payment from one of several states into another.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Payment} payment  its state is brought up to date
 * @param {PaymentState} state
 * @param {readonly PaymentState[]} from
 * @returns {Promise<boolean>} whether this call changed it
 */
export async function changeState(shop, trx, payment, state, from) {
  const changed = await trx
    .updateTable('payments')
    .set({ state, updatedAt: shop.now() })
    .where('id', '=', payment.id)
    .where('state', 'in', from)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  payment.state = state;
  return true;
}

/**
 * Writes down what a provider made of a payment.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Payment} payment  it is brought up to date
 * @param {{ providerId?: string, url?: string, isTest?: boolean }} said
 */
export async function fill(shop, db, payment, { providerId = payment.providerId, url = payment.url, isTest = payment.isTest === 1 }) {
  const values = { providerId, url, isTest: isTest ? 1 : 0 };
  if (Object.entries(values).every(([name, value]) => payment[/** @type {keyof Payment} */ (name)] === value)) return;
  await db
    .updateTable('payments')
    .set({ ...values, updatedAt: shop.now() })
    .where('id', '=', payment.id)
    .execute();
  Object.assign(payment, values);
}
