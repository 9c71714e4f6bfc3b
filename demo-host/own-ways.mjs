import { currentVisit } from './visit.mjs';

/** @typedef {import('../host/payment/ways.d.ts').Way} Way */
/** @typedef {import('../host/payment/ways.d.ts').Outcome} Outcome */
/** @typedef {import('./provider/demo-pay/demo-pay.mjs').DemoPay} DemoPay */

/**
 * A card by the tokenizer. Its owner charges the token by another program, so that the order awaits its payment; in the scenario
 * `paid` that program has charged it at once.
 *
 * @returns {Way}
 */
const card = () => ({
  id: 'card',
  kind: 'card',
  label: 'Card, by a back end that this demo does not have',
  name: 'Card',
  get begin() {
    if (!currentVisit().scenario.chargesCards) return undefined;
    return async (/** @type {import('../host/payment/ways.d.ts').AskedPayment} */ { key }) => ({
      state: /** @type {const} */ ('paid'),
      providerId: `card_${key}`,
    });
  },
});

/** @param {DemoPay} demoPay @returns {Way} */
function demoPayWay(demoPay) {
  /** @param {import('./provider/demo-pay/demo-pay.mjs').DemoPayment | undefined} payment @returns {Outcome} */
  function outcomeOf(payment) {
    if (!payment) return { state: 'failed' };
    const { id: providerId, status, secret, error } = payment;
    if (status === 'paid') return { state: 'paid', providerId };
    return status === 'requires_action'
      ? { state: 'open', providerId, confirm: { secret } }
      : { state: 'failed', providerId, words: error };
  }

  return {
    id: 'demo-pay',
    kind: 'box',
    label: 'DemoPay, the provider of this demo',
    name: 'DemoPay',
    text: 'You pay by card when you submit your order.',
    begin: async ({ payment, key, token }) => outcomeOf(demoPay.charge({ token, amount: payment.amount, key })),
    settle: async ({ providerId }) => outcomeOf(demoPay.findById(providerId)),
    cancel: async ({ providerId }) => outcomeOf(demoPay.cancel(providerId)),
    refund: async (_payment, _cents, key) => demoPay.refund(key),
  };
}

/**
 * The ways to pay that the owner of this demo has beside those of the shop.
 *
 * @param {DemoPay} demoPay
 * @returns {Way[]}
 */
export const ownWays = (demoPay) => [card(), demoPayWay(demoPay)];
