import { cartReadiness } from '../cart/cart-readiness';
import { cartOf } from '../cart/current-cart';
import { missingPrimary } from '../cart/missing-primary';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { cartTotal } from '../pricing/total';
import { lacksSelection } from '../summary/missing-selection';
import type { Cents } from '../../kernel/util/money';

/**
 * What the order costs, in cents; undefined while that is not known: nothing is ordered, a choice is missing, or prices have
 * not arrived.
 */
export const knownTotal = (facts: Facts, cart: Cart = cartOf(facts)): Cents | undefined =>
  cart.length > 0 &&
  facts.form.isEmpty?.(facts) !== true &&
  cartReadiness(facts) === 'ready' &&
  !lacksSelection(facts, cart) &&
  missingPrimary(facts, cart).length === 0
    ? cartTotal(cart)
    : undefined;

/** Whether nothing is to be paid for the order (PAY-02). One whose total is not known is not free. */
export const isFree = (facts: Facts, cart: Cart = cartOf(facts)): boolean => cartTotal(cart) === 0 && knownTotal(facts, cart) === 0;
