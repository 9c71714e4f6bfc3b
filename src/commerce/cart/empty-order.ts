import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { cartReadiness } from './cart-readiness';
import { missingPrimary } from './missing-primary';

/**
 * Whether an order holds nothing although all of its products are known, so that it is not sent (FORM-41). One whose primary
 * products are not sold is no such: nothing that can be chosen would help it.
 */
export const isOrderEmpty = (facts: Facts, cart: Cart): boolean =>
  facts.form.kind === 'order' &&
  cartReadiness(facts) === 'ready' &&
  (cart.length === 0 || facts.form.isEmpty?.(facts) === true) &&
  missingPrimary(facts, cart).length === 0;
