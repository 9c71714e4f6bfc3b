import { asksBox, asksCard, chosenWay } from '../../commerce/payment/chosen-way';
import { cartTotal } from '../../commerce/pricing/total';
import { CheckoutError, NetworkFault, TokenizerError } from '../../submission/faults';
import { wayPart, type PaymentPart, type WayPart } from '../../submission/payload/card';
import type { Services } from '../../services/services';
import type { FormStore } from '../create-store';
import type { CardTokens } from './card-tokens';
import type { PricedOrder } from '../submission/order-sending';
import { statusChanged } from '../submission/submission-slice';

/**
 * The payment part of an order. A card, or what is in a provider's box, is exchanged for a token only by a way that needs one,
 * for an order that costs something (PAY-02, PAY-03, PAY-06). A token of a box pays for one order, and is kept nowhere.
 */
export async function payFor(
  { store, services }: { store: FormStore; services: Pick<Services, 'paymentBox'> },
  cardTokens: CardTokens,
  { facts, cart, agreedTotal }: PricedOrder,
  signal: AbortSignal,
): Promise<PaymentPart | WayPart> {
  const { needsCard, needsBox } = chosenWay(facts);
  const part = wayPart(facts);
  if (agreedTotal === 0 || !(asksCard(facts, cart) || asksBox(facts, cart))) {
    // The form has asked for nothing to pay with, as its prices are older than the one that was agreed to.
    if (agreedTotal && (needsCard || needsBox)) throw new CheckoutError('price.changed.unknown');
    return part;
  }
  store.dispatch(statusChanged('tokenizing'));
  if (needsCard) return cardTokens.pay(facts, signal);
  const answer = await services.paymentBox.token(agreedTotal ?? cartTotal(cart));
  if ('token' in answer) return { ...part, token: answer.token };
  throw answer.error ? new TokenizerError({ box: [answer.error] }) : new NetworkFault('unreadable', 'The payment provider made no token');
}
