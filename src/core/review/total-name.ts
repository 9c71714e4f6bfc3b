import { ordersDomains } from '../cart/orders-domains';
import { withRoles } from '../cart-items/item-role';
import type { Cart } from '../cart-items/cart-item';
import { hasSubscription } from '../bundles/subscription-bundles';
import type { Facts } from '../facts/facts';
import { domainRole } from '../reference/product-roles';
import { counted } from '../text/counted';
import type { Text } from '../text/format-message';

/**
 * What the total is called in the foot of the form (FORM-42): the domains while nothing else is ordered; "Due today" where the
 * order is submitted, unless it is paid monthly; else what the summary calls it.
 */
export function totalName(facts: Facts, cart: Cart, totalLabel: string, isLastStep: boolean, text: Text): string {
  if (ordersDomains(facts, cart) && withRoles(facts, cart, [domainRole]).length === cart.length)
    return counted(text, 'summary.domain', facts.domains.length);
  return isLastStep && !hasSubscription(cart) ? text('summary.due') : totalLabel;
}
