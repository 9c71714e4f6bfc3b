import { hasSubscription } from '../bundles/subscription-bundles';
import type { Cart } from '../cart-items/cart-item';
import { withRoles } from '../cart-items/item-role';
import type { Facts } from '../facts/facts';
import { vehiclesRole } from '../reference/product-roles';

/** Whether an order is for vehicles: their parent is in it. A subscription replaces all single products (CART-28). */
export const sellsVehicles = (facts: Facts, cart: Cart): boolean =>
  !hasSubscription(cart) && withRoles(facts, cart, [vehiclesRole]).length > 0;
