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

/**
 * The cart without the items that nobody wants any more and what only they brought (CART-06). What another item needs
 * as well stays, and is brought by that one from now on.
 */
export function withoutOrphans(cart: Cart, isUnwanted: (item: CartItem) => boolean = () => false): Cart {
  const staysIfNeeded = (item: CartItem) => isDependent(item) || isUnwanted(item);
  const brought = new Map(cart.filter(staysIfNeeded).map((item) => [productAndState(item), item]));
  if (brought.size === 0) return cart;
  const parents = new Map<string, CartItem>();
  // Starts at what is wanted by itself, so that two items that only need each other both go.
  const needed = cart.filter((item) => !staysIfNeeded(item));
  for (const item of needed) {
    for (const dependent of dependentsOf(item)) {
      const key = productAndState(dependent);
      if (parents.has(key)) continue;
      parents.set(key, item);
      const present = brought.get(key);
      if (present) needed.push(present);
    }
  }
  return cart.flatMap((item) => {
    const parent = parents.get(productAndState(item));
    if (!staysIfNeeded(item)) return [item];
    return parent ? [broughtBy(item, parent)] : [];
  });
}
