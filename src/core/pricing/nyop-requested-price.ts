import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import { dollarsToCents, type Cents } from '../util/money';

/** The pattern of the prices that `nyopRequestedPrice` can read: `49`, `$1,200.50`. */
export const readablePrice = String.raw`\s*\$?\s*\d{1,3}(,?\d{3}){0,2}(\.\d\d?)?\s*`;

/** The visitor's price per year and state in cents; undefined if it is not a price, or zero. */
export function nyopRequestedPrice({ values }: Facts): Cents | undefined {
  const typed = getAnswer(values, 'nyop.requestedPrice');
  return (typeof typed === 'string' ? dollarsToCents(typed.replace(/[\s$,]/g, '')) : undefined) || undefined;
}

/** Whether the visitor's price counts; with immediate service they pay the list price (NYOP-04). */
export const isNyopPriceAsked = ({ offer, values }: Facts): boolean =>
  offer.asksNyop && getAnswer(values, 'nyop.immediateService') !== true;

/** The page's minimum in cents if the visitor's price is below it (NYOP-05), else undefined. */
export function nyopMinimumNotMet(facts: Facts): Cents | undefined {
  const minimum = dollarsToCents(facts.config.nyop?.minimum);
  const price = nyopRequestedPrice(facts);
  const isTooLow = isNyopPriceAsked(facts) && minimum !== undefined && price !== undefined && price < minimum;
  return isTooLow ? minimum : undefined;
}
