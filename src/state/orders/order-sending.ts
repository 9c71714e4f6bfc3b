import { isOrderEmpty } from '../../commerce/cart/empty-order';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import { missingParties, partyName, partsField } from '../../commerce/co-owners/asked-parts';
import { missingPrimary } from '../../commerce/cart/missing-primary';
import { ordersDomains } from '../../commerce/cart/orders-domains';
import { asksBox } from '../../commerce/payment/chosen-way';
import { nyopMinimumNotMet } from '../../commerce/pricing/nyop-requested-price';
import { ledgerRows } from '../../commerce/pricing/price-ledger';
import { cartTotal } from '../../commerce/pricing/total';
import { receiptOf, withTotal } from '../../commerce/review/receipt';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { dollarsToCents } from '../../kernel/util/money';
import { emptyOrderError, missingPartsError, pricesPendingError } from '../../submission/error-catalogue';
import { CheckoutError } from '../../submission/faults';
import { priceChangeError, priceChangeQuestion } from '../../submission/price-question';
import type { ActionReply } from '../../submission/submission';
import type { OrderSender, OrderSending } from '../submission/order-sending';
import type { Outcome } from '../submission/outcome';
import type { SendOptions } from '../submission/send-options';
import { createCardTokens } from './card-tokens';
import { productsOutdated } from './catalogue-slice';
import { domainEngine } from './domain-engine';
import { finishPayment } from './finish-payment';
import { orderAccepted } from './order-accepted';
import { payFor } from './pay-for';
import { productsHere } from './products-here';
import { resumePayment } from './resume-payment';

/** What the sending of orders has beside that of every form. */
export const sendingOfOrders: OrderSending = {
  createSender,
  receiptOf,
  withTotal,
  ledgerOf: ledgerRows,
  totalOf: cartTotal,
  partsOf: partsField,
  priceQuestion: priceChangeQuestion,
};

function createSender(options: SendOptions): OrderSender {
  const { store, services, context } = options;
  const { dispatch } = store;
  const cardTokens = createCardTokens(services.tokenizer, context.switches);
  const domains = domainEngine.get();
  const sender: OrderSender = {
    refusalOf,
    assertSendable,
    ordersDomains,
    recheckDomains: async (facts, signal) => domains?.recheck(options, facts, signal),
    payFor: (order, signal) => payFor(options, cardTokens, order, signal),
    isPaidByBox: asksBox,
    finishPayment: (config, order, reply) => finishPayment(options, config, order, reply),
    questionOf,
    priceChangeError,
    noteAccepted({ form }, orderNumber, result) {
      if (form.kind === 'order') dispatch(orderAccepted({ orderNumber, result }));
    },
    reloadProducts(signal) {
      dispatch(productsOutdated());
      return productsHere(store, signal);
    },
    releaseDomains: () => domains?.take(dispatch, []),
    resumePayment: (facts) => resumePayment(options, sender, facts),
  };
  return sender;
}

function refusalOf(facts: Facts, cart: Cart): Outcome | undefined {
  if (facts.form.kind === 'order' && cartReadiness(facts) === 'pending') return { type: 'refused', error: pricesPendingError };
  const missing = facts.config.coOwners.wait ? missingParties(facts) : [];
  if (missing.length > 0)
    return { type: 'refused', error: missingPartsError(missing.map(({ prefix, part }) => partyName(facts.values, prefix) || part.email)) };
  const minimum = nyopMinimumNotMet(facts);
  if (minimum !== undefined) return { type: 'priceTooLow', minimum };
  return isOrderEmpty(facts, cart) ? { type: 'refused', error: emptyOrderError } : undefined;
}

function assertSendable(facts: Facts, cart: Cart): void {
  if (facts.form.kind !== 'order') return;
  if (cartReadiness(facts) !== 'ready') throw new CheckoutError('load.failed');
  if (isOrderEmpty(facts, cart)) throw new CheckoutError('order.empty');
  if (missingPrimary(facts, cart).length > 0) throw new CheckoutError('summary.notOffered');
}

/** An accepted order ignores `min`; a refused one with `min` asks for a higher price. */
function questionOf({ offer }: Facts, { min, result, success, priceChange }: ActionReply): Outcome | undefined {
  if (result || success) return undefined;
  if (priceChange) return { type: 'priceChanged', change: priceChange };
  const minimum = offer.asksNyop ? dollarsToCents(min) : undefined;
  return minimum === undefined ? undefined : { type: 'priceTooLow', minimum };
}
