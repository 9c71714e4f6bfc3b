import { getAnswer } from '../../kernel/answers/get-answer';
import type { Cart } from '../../kernel/facts/cart';
import type { ConfiguredAnswers, Facts } from '../../kernel/facts/facts';
import { offeredWays, type PaymentWay } from '../../kernel/page-config/payment-ways';
import { isFree, knownTotal } from './free-order';

/** The way by which the order is to be paid: the chosen one, or else the first that the page offers (PAY-01). */
export function chosenWay({ config, values }: ConfiguredAnswers): PaymentWay {
  const offered = offeredWays(config);
  const chosen = getAnswer(values, 'payment.way');
  return offered.find(({ id }) => id === chosen) ?? offered[0]!;
}

/** Whether the visitor chooses among several ways; of a free order nobody is asked. */
export const asksWay = (facts: Facts): boolean => offeredWays(facts.config).length > 1 && !isFree(facts);

/** Whether the form asks for a card: only if the way needs one and the order costs something (PAY-02, PAY-03). */
export const asksCard = (facts: Facts, cart?: Cart): boolean => chosenWay(facts).needsCard && !isFree(facts, cart);

/** Whether the provider's box asks for what pays; only if the order costs something (PAY-02, PAY-06). */
export const asksBox = (facts: Facts, cart?: Cart): boolean => chosenWay(facts).needsBox && !isFree(facts, cart);

/** Whether the form says how the order is paid, in place of the card or beside a choice of ways. */
export const explainsWay = (facts: Facts): boolean => asksWay(facts) || (!chosenWay(facts).needsCard && !isFree(facts));

/** What to tell the site owner about an order that costs something and is paid by card, where no step asks for one: nobody could pay it. */
export const unaskedCard = (facts: Facts, cart: Cart): string[] =>
  facts.offer.asksCard === false && asksCard(facts, cart) && knownTotal(facts, cart) !== undefined
    ? ['"steps" needs the module "Card", because the order is paid by card.']
    : [];
