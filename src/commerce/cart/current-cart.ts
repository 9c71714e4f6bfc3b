import { stateOfService } from '../catalogue/jurisdictions-in-use';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { withRoles } from '../items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import type { Offer } from '../../kernel/facts/offer';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { needsRebuild } from './needs-rebuild';
import { rebuildCart } from './rebuild-cart';

/**
 * Memoizes what is made of the facts as the cart is: made anew only if an answer or product has changed that the cart
 * depends on (CART-12). Keeps the last one of each form, whose offer never changes.
 */
export function memoizePerCart<Made>(make: (facts: Facts) => Made): (facts: Facts) => Made {
  const lastMade = new WeakMap<Offer, { facts: Facts; made: Made }>();
  return memoizePerObject((facts: Facts): Made => {
    const last = lastMade.get(facts.offer);
    const isKept = last?.facts.form === facts.form && !needsRebuild(last.facts, facts);
    const made = isKept ? last.made : make(facts);
    lastMade.set(facts.offer, { facts, made });
    return made;
  });
}

/** The cart that the facts make. */
export const cartOf: (facts: Facts) => Cart = memoizePerCart(rebuildCart);

/** The cart that the facts would make with other answers; their own where these change nothing of it. */
export const cartWith = (facts: Facts, changed: Facts): Cart => (needsRebuild(facts, changed) ? rebuildCart(changed) : cartOf(facts));

/** The items of the order that have one of the roles. */
export const itemsOfRoles = (facts: Facts, ...roles: readonly string[]): readonly CartItem[] => withRoles(facts, cartOf(facts), roles);

export const isInCart = (facts: Facts, ...roles: readonly string[]): boolean => itemsOfRoles(facts, ...roles).length > 0;

/** The state that an item is for: its own, or else the state of service. */
export const stateOfItem = (facts: Facts, { state }: Pick<CartItem, 'state'>): string => state || stateOfService(facts);

/** The roles of products that hold a seal (ITEM-04). */
export const sealRoles: readonly ProductRole[] = ['seal', 'bookAndSeal', 'goBookAndSeal'];

/** The states that the items of a role are for, each once. */
export const statesOfRole = memoizePerObject((facts: Facts, role: ProductRole): readonly string[] => [
  ...new Set(itemsOfRoles(facts, role).map((item) => stateOfItem(facts, item))),
]);
