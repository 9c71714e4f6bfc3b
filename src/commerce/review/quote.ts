import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { formatDay } from '../../kernel/text/format-date';
import type { Text } from '../../kernel/text/format-message';
import { addDays } from '../../kernel/util/days';
import { cartReadiness } from '../cart/cart-readiness';
import { missingPrimary } from '../cart/missing-primary';
import { lacksSelection } from '../summary/missing-selection';
import { nyopMinimumNotMet } from '../pricing/nyop-requested-price';
import { writtenOrder, type OrderSummary } from './order-summary';
import { renewals, type Renewal } from './renewals';

/** An order in words, at the prices of today, before anything is ordered. */
export interface OrderQuote {
  order: OrderSummary;
  renewals: readonly Renewal[];
  /** Today, and the last day on which the prices hold, in words. */
  made: string;
  until: string;
}

/** Whether there is a quote: `none` while nothing can be ordered, as long as something is missing; else as its prices stand (PLUS-08). */
export type QuoteState = 'none' | 'pending' | 'failed' | 'ready';

export function quoteState(facts: Facts, cart: Cart): QuoteState {
  const readiness = cartReadiness(facts);
  const isEmpty = cart.length === 0 || facts.form.isEmpty?.(facts) === true;
  if (isEmpty && readiness !== 'failed') return 'none';
  const isIncomplete = lacksSelection(facts, cart) || nyopMinimumNotMet(facts) !== undefined;
  if (isIncomplete || (readiness === 'ready' && missingPrimary(facts, cart).length > 0)) return 'none';
  return readiness;
}

/** The quote for an order: every line with its fees, the total, what renews, and until when it holds (PLUS-08). */
export const orderQuote = (facts: Facts, cart: Cart, text: Text): OrderQuote => ({
  order: writtenOrder(facts, cart, text, true),
  renewals: renewals(facts, cart, text),
  made: formatDay(facts.today, text.locale),
  until: formatDay(addDays(facts.today, facts.config.quote.days), text.locale),
});
