import type { Facts } from '../../kernel/facts/facts';
import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { amountOf, dollarsToCents, type Cents } from '../../kernel/util/money';

/** The visitor's price per year and state in cents; undefined if it is not an amount (NYOP-11), or zero. */
export function nyopRequestedPrice({ values }: Facts): Cents | undefined {
  const typed = getAnswer(values, 'nyop.requestedPrice');
  return (typeof typed === 'string' && dollarsToCents(amountOf(typed))) || undefined;
}

/** Whether the visitor's price counts; with immediate service they pay the list price (NYOP-04). */
export const isNyopPriceAsked = ({ offer, values }: Facts): boolean => offer.asksNyop && !isTrue(values, 'nyop.immediateService');

/** The page's minimum in cents if the visitor's price is below it (NYOP-05), else undefined. */
export function nyopMinimumNotMet(facts: Facts): Cents | undefined {
  const minimum = dollarsToCents(facts.config.nyop?.minimum);
  const price = nyopRequestedPrice(facts);
  const isTooLow = isNyopPriceAsked(facts) && minimum !== undefined && price !== undefined && price < minimum;
  return isTooLow ? minimum : undefined;
}
