import { ordersDomains } from '../cart/orders-domains';
import { withRoles } from '../items/item-role';
import type { Cart } from '../../kernel/facts/cart';
import { hasSubscription } from '../bundles/subscription-bundles';
import type { Facts } from '../../kernel/facts/facts';
import { domainRole } from '../../kernel/reference/product-roles';
import { chosenWay } from '../payment/chosen-way';
import { counted } from '../../kernel/text/counted';
import type { Text } from '../../kernel/text/format-message';

/**
 * What the total is called in the foot of the form (FORM-42): the domains while nothing else is ordered; what the way to pay calls
 * it where the order is submitted, such as "Due today", unless it is paid monthly; else what the summary calls it.
 */
export function totalName(facts: Facts, cart: Cart, totalLabel: string, isLastStep: boolean, text: Text): string {
  if (ordersDomains(facts, cart) && withRoles(facts, cart, [domainRole]).length === cart.length)
    return counted(text, 'summary.domain', facts.domains.length);
  return isLastStep && !hasSubscription(cart) ? text(chosenWay(facts).due) : totalLabel;
}
