import { lastChange, paidChange } from '../order-status/history.mjs';
import { dollars, ledgerLines } from '../orders/order-words.mjs';
import { findWay } from '../payment/ways.mjs';
import { dateIn, localeOfOrder, translator } from './translate.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./order-facts.mjs').OrderFacts} OrderFacts */
/** A row of amounts, as plain text. @typedef {{ name: string, note: string, amount: string, isFee: boolean }} AmountLine */

/**
 * What mails and the status page say of an order, in the language of its page.
 *
 * @param {Shop} shop
 * @param {OrderFacts} facts
 */
export function customerWords(shop, facts) {
  const { order } = facts;
  const locale = localeOfOrder(shop, order);
  const t = translator(locale);
  return {
    locale,
    t,
    date: (/** @type {number} */ at) => dateIn(at, locale),
    total: order.total === null ? '' : dollars(order.total),
    /** Where the order stands with its payment, and what of it was refunded; '' where its amount is not known. */
    payment: [paymentSentence(facts, locale), refundSentence(facts, t)].filter(Boolean).join(' '),
    /** How what is due is paid; '' where nothing is, and where the owner says nothing. */
    instructions: facts.state === 'due' ? (findWay(shop, order.paymentWay)?.instructions?.(order) ?? '') : '',
    ledger: amountLines(order, t),
    /** What stands below the total. */
    afterTotal: afterTotal(facts, locale),
  };
}

/** What a status is called for the customer, in the past. @type {Readonly<Record<string, string>>} */
export const doneWords = Object.freeze({
  awaiting_payment: 'We received your order',
  paid: 'We received your payment',
  in_progress: 'We started to work on your order',
  filed: 'We filed your documents',
  delivered: 'Your order is complete',
  cancelled: 'Your order was cancelled',
  refunded: 'We refunded your order',
});

/**
 * That an order was paid is said only where the owner or a provider of payments says so (SHOP-09).
 *
 * @param {OrderFacts} facts
 * @param {import('./translate.mjs').Locale} locale
 */
function paymentSentence({ order, history, state, paid }, locale) {
  const t = translator(locale);
  const amount = order.total === null ? '' : dollars(order.total);
  const payment = paidChange(history);
  const date = dateIn(lastChange(history, order.status)?.at ?? order.updatedAt, locale);
  switch (state) {
    case 'paid':
    case 'partly_refunded': {
      const on = dateIn(payment?.at ?? order.updatedAt, locale);
      return paid === 0
        ? t('You paid this order on {date}.', { date: on })
        : t('You paid {amount} on {date}.', { amount: dollars(paid), date: on });
    }
    case 'refunded':
      return t('We refunded this order on {date}.', { date });
    case 'cancelled':
      return payment
        ? t('This order was cancelled on {date}. Please contact us if you have a question about your payment.', { date })
        : t('This order was cancelled on {date}. You do not have to pay anything for it.', { date });
    case 'free':
      return t('This order costs nothing.');
    case 'processing':
      return t('Your payment of {amount} is on its way. We write to you once it is confirmed.', { amount });
    case 'due':
      return t('Please pay {amount}.', { amount });
    case 'unconfirmed':
      return t('We have not received a confirmation of your payment of {amount} yet.', { amount });
    default:
      return '';
  }
}

/** @param {OrderFacts} facts @param {import('./translate.mjs').Translate} t */
function refundSentence({ order, remains }, t) {
  if (order.refunded === 0) return '';
  const amount = dollars(order.refunded);
  return remains > 0
    ? t('We refunded {amount} of it; {rest} remains paid.', { amount, rest: dollars(remains) })
    : t('We refunded {amount}.', { amount });
}

/** The amounts of a ledger. @param {{ ledger: string }} order @param {import('./translate.mjs').Translate} t @returns {AmountLine[]} */
export const amountLines = (order, t) =>
  ledgerLines(order).map(({ name, state, kind, cents, words }) => ({
    name,
    note: [state, kind === 'base' ? '' : t(words)].filter(Boolean).join(', '),
    amount: dollars(cents),
    isFee: kind === 'stateFee',
  }));

/** @param {OrderFacts} facts @param {import('./translate.mjs').Locale} locale @returns {AmountLine[]} */
function afterTotal({ order, refunds, remains }, locale) {
  if (refunds.length === 0) return [];
  const t = translator(locale);
  const rows = ledgerLines(order);
  const lines = refunds.map(({ cents, doneAt, rowCents, isTold, reason }) => {
    const parts = Object.entries(/** @type {Record<string, number>} */ (JSON.parse(rowCents))).flatMap(([index, part]) => {
      const row = rows[Number(index)];
      return row ? [`${row.name}${row.kind === 'base' ? '' : `, ${t(row.words)}`}: ${dollars(part)}`] : [];
    });
    return {
      name: t('Refunded on {date}', { date: dateIn(doneAt, locale) }),
      note: [parts.join('; '), isTold ? reason : ''].filter(Boolean).join('. '),
      amount: dollars(-cents),
      isFee: false,
    };
  });
  return [...lines, { name: t('Paid after refunds'), note: '', amount: dollars(remains), isFee: false }];
}
