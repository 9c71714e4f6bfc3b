import type { Cart, CartItem } from './cart-item';

/** What joins an item to those that need it: its product and its state (CART-06). */
export const productAndState = ({ product_id, state }: CartItem): string => `${product_id}|${state}`;

/** What comes with an item and goes with it: its linked product and its dependent filings. */
const dependentsOf = ({ linkedProduct, configuredDependentFilingProducts: filings }: CartItem): readonly CartItem[] =>
  linkedProduct ? [linkedProduct, ...filings] : filings;

/** Whether an item is there for another one only, rather than by itself. */
export const isDependent = ({ dependantProductID }: CartItem): boolean => dependantProductID !== '';

const broughtBy = (item: CartItem, parent: CartItem): CartItem => ({
  ...item,
  dependantProductID: parent.product_id,
  parentProductState: parent.state,
});

/** The cart with what its items bring, as far as absent, and what that brings in turn (CART-05). */
export function withDependents(cart: Cart): Cart {
  const present = new Set(cart.map(productAndState));
  const all = [...cart];
  // Grows while it is read, so that what an item brings is asked for what it brings itself.
  for (const item of all) {
    for (const dependent of dependentsOf(item)) {
      if (present.has(productAndState(dependent))) continue;
      present.add(productAndState(dependent));
      all.push(broughtBy(dependent, item));
    }
  }
  return all.length === cart.length ? cart : all;
}

/** The cart without what was brought by items that are gone; what another item needs as well is now that one's. */
export function withoutOrphans(cart: Cart): Cart {
  const brought = new Map(cart.filter(isDependent).map((item) => [productAndState(item), item]));
  if (brought.size === 0) return cart;
  const parents = new Map<string, CartItem>();
  // From what is there by itself to what it brings, so that two that only need each other are not needed.
  const needed = cart.filter((item) => !isDependent(item));
  for (const item of needed) {
    for (const dependent of dependentsOf(item)) {
      const place = productAndState(dependent);
      if (parents.has(place)) continue;
      parents.set(place, item);
      const present = brought.get(place);
      if (present) needed.push(present);
    }
  }
  return cart.flatMap((item) => {
    const parent = parents.get(productAndState(item));
    if (!isDependent(item)) return [item];
    return parent ? [broughtBy(item, parent)] : [];
  });
}

/** The item as one that only stays where another one needs it. */
export const asUnwanted = (item: CartItem): CartItem => broughtBy(item, item);
