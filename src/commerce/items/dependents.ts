import { groupBy } from '../../kernel/util/collections';
import type { Cart, CartItem } from '../../kernel/facts/cart';

/** Dependents are matched to the items of a cart by product and state (CART-06), those of a vehicle by the vehicle too. */
export const dependentKey = ({ product_id, state, vehicleKey }: CartItem): string => `${product_id}|${state}|${vehicleKey}`;

/** An item's linked product and dependent filings. */
const dependentsOf = ({ linkedProduct, configuredDependentFilingProducts: filings }: CartItem): readonly CartItem[] =>
  linkedProduct ? [linkedProduct, ...filings] : filings;

/** Whether an item is in the cart only because another one needs it. */
export const isDependent = ({ dependantProductID }: CartItem): boolean => dependantProductID !== '';

const asDependentOf = (item: CartItem, parent: CartItem): CartItem => ({
  ...item,
  dependantProductID: parent.product_id,
  parentProductState: parent.state,
});

/** Adds the missing dependents of all items, and the dependents of those (CART-05). */
export function withDependents(cart: Cart): Cart {
  const present = new Set(cart.map(dependentKey));
  const all = [...cart];
  // The loop also visits the dependents that it appends.
  for (const item of all) {
    for (const dependent of dependentsOf(item)) {
      if (present.has(dependentKey(dependent))) continue;
      present.add(dependentKey(dependent));
      all.push(asDependentOf(dependent, item));
    }
  }
  return all.length === cart.length ? cart : all;
}

/**
 * Removes the unwanted items, and the dependents that no remaining item needs (CART-06). A dependent that another item
 * needs stays and becomes a dependent of that one.
 */
export function withoutOrphans(cart: Cart, isUnwanted: (item: CartItem) => boolean = () => false): Cart {
  const staysIfNeeded = (item: CartItem) => isDependent(item) || isUnwanted(item);
  const removable = groupBy(cart.filter(staysIfNeeded), dependentKey);
  if (removable.size === 0) return cart;
  const parents = new Map<string, CartItem>();
  // Starts with the items that stay in any case, so that two items that only need each other are both removed.
  const needed = cart.filter((item) => !staysIfNeeded(item));
  for (const item of needed) {
    for (const dependent of dependentsOf(item)) {
      const key = dependentKey(dependent);
      if (parents.has(key)) continue;
      parents.set(key, item);
      needed.push(...(removable.get(key) ?? []));
    }
  }
  return cart.flatMap((item) => {
    const parent = parents.get(dependentKey(item));
    if (!staysIfNeeded(item)) return [item];
    return parent ? [asDependentOf(item, parent)] : [];
  });
}
