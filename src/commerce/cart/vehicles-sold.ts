import { hasSubscription } from '../bundles/subscription-bundles';
import type { Cart } from '../../kernel/facts/cart';
import { withRoles } from '../items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import { vehiclesRole } from '../../kernel/reference/product-roles';

/** Whether an order is for vehicles: their parent is in it. A subscription replaces all single products (CART-28). */
export const sellsVehicles = (facts: Facts, cart: Cart): boolean =>
  !hasSubscription(cart) && withRoles(facts, cart, [vehiclesRole]).length > 0;
