import { lastChange, standing } from '../order-status/history.mjs';
import { dollars, ledgerOf } from '../orders/order-words.mjs';
import { doneWords } from '../words/customer-words.mjs';

/** @typedef {import('../words/order-facts.mjs').OrderFacts} OrderFacts */
/** @typedef {import('../words/translate.mjs').Translate} Translate */

/**
 * What became of an order so far, for its customer: its statuses, and refunds of a part. The oldest first.
 *
 * @param {OrderFacts} facts
 * @param {Translate} t
 * @returns {{ at: number, words: string }[]}
 */
export function pastSteps({ order, history, refunds }, t) {
  const steps = standing(history)
    // SHOP-09: that it was paid is said only where the owner or a provider of payments has said so.
    .filter(({ status, madeBy }) => status !== 'paid' || madeBy === 'owner' || madeBy === 'provider')
    .map(({ at, status, statusBefore }) => {
      if (statusBefore === '') return { at, words: t('We received your order') };
      return { at, words: t(status === 'awaiting_payment' ? 'Awaiting your payment' : (doneWords[status] ?? '')) };
    });
  // The last refund of an order that is refunded as a whole is what the status says.
  const parts = order.status === 'refunded' ? refunds.slice(0, -1) : refunds;
  const refunded = parts.map(({ doneAt, cents }) => ({
    at: doneAt,
    words: t('We refunded {amount} of your order', { amount: dollars(cents) }),
  }));
  return [...steps, ...refunded].sort((first, second) => first.at - second.at);
}

/** The steps of an order that the shop makes, in their order. */
const steps = Object.freeze({
  in_progress: 'We work on your order',
  filed: 'We file your documents',
  delivered: 'We complete your order',
});

/**
 * What is still to come, in its order; nothing for an order that is over.
 *
 * @param {OrderFacts} facts
 * @param {Translate} t
 * @returns {string[]}
 */
export function stepsToCome({ order, history, state }, t) {
  if (order.status === 'cancelled' || order.status === 'refunded') return [];
  const all = Object.entries(steps);
  const reached = all.map(([status]) => lastChange(history, status) !== undefined).lastIndexOf(true) + 1;
  const isFiled = ledgerOf(order).some(({ kind }) => kind === 'stateFee');
  const left = all.slice(reached).filter(([status]) => status !== 'filed' || isFiled);
  const waits = state === 'processing' || state === 'due' || state === 'unconfirmed';
  return [...(waits ? [t('Your payment')] : []), ...left.map(([, step]) => t(step))];
}
