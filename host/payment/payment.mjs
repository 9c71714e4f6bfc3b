import { dollars } from '../orders/order-words.mjs';
import { findOrder, orderNumber } from '../orders/orders.mjs';
import { historyOf, lastChange } from '../order-status/history.mjs';
import { localeOfOrder, sentencesIn, translator } from '../words/translate.mjs';
import { returnUrl } from './return-link.mjs';
import { fill, isReserved, paymentById, paymentsOf, reserve } from './payment-rows.mjs';
import { costsSomething, isBeingTaken, isPaid } from './payment-state.mjs';
import { record } from './records.mjs';
import { UnknownOutcome } from './unknown-outcome.mjs';
import { findWay } from './ways.mjs';
import { withOrder } from './with-order.mjs';

export { paymentStateOf } from './payment-state.mjs';
export { paymentsOf } from './payment-rows.mjs';
export { warningsOf } from './warnings.mjs';
export { offeredWays, waysConfig, waysNotReady, waysOf } from './ways.mjs';
export { UnknownOutcome } from './unknown-outcome.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('./ways.d.ts').Order} Order */
/** @typedef {import('./ways.d.ts').Outcome} Outcome */
/** @typedef {import('./ways.d.ts').Payment} Payment */
/** @typedef {import('./ways.d.ts').Standing} Standing */
/** @typedef {import('./ways.d.ts').Way} Way */

/** How often an order's page of a provider is begun anew where the one before can be paid no more. */
const anew = 3;

const cancelledWords = 'This order was cancelled because its payment was refused. Nothing was charged.';
const tooLittleWords = 'An order below {amount} cannot be paid in this way. Nothing was ordered or charged. Choose another way to pay.';

const failedWords = 'The payment was not completed. Nothing was ordered or charged. Please try again.';

/**
 * The newest payment of an order; undefined where nobody was asked for one.
 *
 * @param {Queries} db
 * @param {Pick<Order, 'id'>} order
 * @returns {Promise<Payment | undefined>}
 */
export const paymentOf = async (db, order) => (await paymentsOf(db, order)).at(-1);

/** What a payment is for, as the provider shows it. @param {Shop} shop @param {Order} order */
const descriptionOf = (shop, order) => `Order ${orderNumber(order)} at ${shop.settings.shopName}`.slice(0, 1000);

/**
 * The order as it is now, and the payment of the next try, which is reserved where the last one can be paid no more.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @param {Way} way
 * @returns {Promise<{ order: Order, payment: Payment | undefined }>} no payment where nothing is to be paid any more
 */
const nextPayment = (shop, order, way) =>
  withOrder(shop, order.id, async (trx, now) => {
    if (!now || now.status !== 'awaiting_payment' || !costsSomething(now)) return { order: now ?? order, payment: undefined };
    const payments = await paymentsOf(trx, now);
    const last = payments.at(-1);
    if (payments.some(({ state }) => state === 'paid' || state === 'processing')) return { order: now, payment: undefined };
    if (last && last.way === way.id && (last.state === 'open' || way.kind === 'box')) return { order: now, payment: last };
    return { order: now, payment: await reserve(shop, trx, now, way.id, (last?.tries ?? 0) + 1) };
  });

/**
 * Gives up a try that its provider has never confirmed: what was made of it, if anything, is in nobody's hands.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 */
async function giveUpReserved(shop, payment) {
  const now = await paymentById(shop.db, payment.id);
  if (now && isReserved(now)) await record(shop, now, { state: 'expired' });
}

/**
 * Asks a provider for a payment and writes down what it says.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @param {Way & { begin: NonNullable<Way['begin']> }} way
 * @param {Payment} payment
 * @param {string} token
 * @returns {Promise<Outcome>}
 */
async function askFor(shop, order, way, payment, token) {
  const begun = way.begin({
    order,
    payment,
    key: `${order.orderKey}-${payment.tries}`,
    token,
    returnUrl: returnUrl(shop, payment),
    description: descriptionOf(shop, order),
    remember: async (providerId, isTest) => {
      if (isReserved(payment)) await fill(shop, shop.db, payment, { providerId, isTest });
    },
  });
  const outcome = await begun.catch(async (error) => {
    if (error instanceof UnknownOutcome && error.isOver) await giveUpReserved(shop, payment);
    throw error;
  });
  await record(shop, payment, outcome, { isBox: way.kind === 'box' });
  return outcome;
}

/**
 * Why an order is cancelled that was to be paid in the form.
 *
 * @param {Shop} shop
 * @param {Order} order
 */
async function whyCancelled(shop, order) {
  const change = lastChange(await historyOf(shop.db, order), 'cancelled');
  return change?.madeBy === 'shop' && change.note !== '' ? change.note : cancelledWords;
}

/**
 * How the payment of an order stands, by what is stored and what its provider just said.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @param {Outcome} [said]
 * @returns {Promise<Standing>}
 */
async function standingOf(shop, { id }, said) {
  const order = await findOrder(shop.db, id);
  const payments = await paymentsOf(shop.db, { id });
  if (payments.some(({ state }) => state === 'paid') || (order && (await isPaid(shop.db, order)))) return { paid: true };
  const refused = (/** @type {string} */ words) => ({ refused: sentencesIn(order ? localeOfOrder(shop, order) : 'en', words) });
  const isBox = order && findWay(shop, order.paymentWay)?.kind === 'box';
  if (isBox && order.status === 'cancelled') return refused(said?.words ?? (await whyCancelled(shop, order)));
  const last = payments.at(-1);
  const isOver = last?.way === order?.paymentWay && (last?.state === 'failed' || last?.state === 'expired');
  if (isBox && isOver && (await isBeingTaken(shop.db, order))) return refused(said?.words ?? failedWords);
  if (order?.status !== 'awaiting_payment' || said?.state !== 'open') return { pending: true };
  if (said.confirm) return { next: { confirm: said.confirm } };
  return said.url ? { next: { url: said.url } } : { pending: true };
}

/**
 * Begins the payment of an order by a way, or goes on with it.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @param {Way | undefined} way
 * @param {string} token
 * @returns {Promise<Standing>}
 */
export async function beginBy(shop, order, way, token) {
  const { begin } = way ?? {};
  if (!way || !begin || !costsSomething(order)) return standingOf(shop, order);
  const { least = 0 } = way;
  if (Number(order.total) < least) {
    return { refused: translator(localeOfOrder(shop, order))(tooLittleWords, { amount: dollars(least) }) };
  }
  /** @type {Outcome | undefined} */
  let outcome;
  for (let tries = 0; tries < anew; tries++) {
    const next = await nextPayment(shop, order, way);
    if (!next.payment) return standingOf(shop, order);
    if (next.payment.state !== 'open') return standingOf(shop, order);
    outcome = await askFor(shop, next.order, { ...way, begin }, next.payment, token);
    if (way.kind === 'box' || !['expired', 'failed'].includes(outcome.state)) break;
  }
  return standingOf(shop, order, outcome);
}

/**
 * Begins the payment of an order in the way that its customer chose; safe to repeat. A page of a provider that does not answer is
 * no error: the order awaits its payment, and `payNow` tries again. A way without a provider, such as an invoice, and a total of
 * zero ask nobody (PAY-02, PAY-03).
 *
 * Ask outside of a transaction. An order that is `refused` here is none: delete it, its payment is cancelled already.
 *
 * @param {Shop} shop
 * @param {Order} order  which is stored, and awaits its payment
 * @param {{ token?: string }} [post]  of the provider's box or card service, which is kept nowhere
 * @returns {Promise<Standing>}
 * @throws {UnknownOutcome} where nobody knows what became of it
 */
export async function beginPayment(shop, order, { token = '' } = {}) {
  const way = findWay(shop, order.paymentWay);
  try {
    return await beginBy(shop, order, way, token);
  } catch (error) {
    if (way?.kind !== 'page') throw error;
    shop.log('warn', 'The payment of an order could not be begun', { order: order.id, error: /** @type {Error} */ (error).message });
    return standingOf(shop, order);
  }
}

/**
 * Asks the provider of a payment how it stands, and writes it down.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 * @returns {Promise<Outcome | undefined>} undefined for one of a way that is gone, or asks nobody
 */
export async function settlePayment(shop, payment) {
  const way = findWay(shop, payment.way);
  const outcome = await way?.settle?.(payment);
  if (outcome) await record(shop, payment, outcome, { isBox: way?.kind === 'box' });
  return outcome;
}

/**
 * Asks the providers how the payments of an order stand: for `settle_payment`, and whenever its customer comes back.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @returns {Promise<Standing>}
 * @throws {UnknownOutcome} where a provider does not say it
 */
export async function settleOrder(shop, order) {
  /** @type {Outcome | undefined} */
  let said;
  for (const payment of await paymentsOf(shop.db, order)) {
    if (payment.state === 'open' || payment.state === 'processing') said = await settlePayment(shop, payment);
  }
  return standingOf(shop, order, said);
}

/**
 * Makes sure that a payment which is open can never be made; one that was made meanwhile is written down.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 */
export async function closePayment(shop, payment) {
  const way = findWay(shop, payment.way);
  const now = await paymentById(shop.db, payment.id);
  if (now?.state !== 'open' || !way?.cancel) return;
  await record(shop, now, await way.cancel(now));
}
