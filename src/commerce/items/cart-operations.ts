import { groupBy } from '../../kernel/util/collections';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { isDependent, withDependents, withoutOrphans } from './dependents';

/** Items with the same key are identical: same product, state, vehicle and option (CART-04). */
export const cartItemKey = ({ product_id, state, vehicleKey, product_option_id }: CartItem): string =>
  [product_id, state, vehicleKey, product_option_id].join('|');

/**
 * Appends items (CART-02) and their dependents (CART-05). Items without product id, and items identical to one in the
 * cart, are ignored (CART-03); but an identical item that was only a dependent is replaced, so that it no longer
 * depends on its parent, and its dependents with it (CART-09). Returns the same cart if all items are ignored.
 */
export function addToCart(cart: Cart, items: readonly CartItem[]): Cart {
  const itemsByKey = groupBy(
    items.filter(({ product_id }) => product_id !== ''),
    cartItemKey,
  );
  const present = cart.map((item) => {
    const [identical] = itemsByKey.get(cartItemKey(item)) ?? [];
    itemsByKey.delete(cartItemKey(item));
    return identical && isDependent(item) ? identical : item;
  });
  const added = [...itemsByKey.values()].map(([first]) => first);
  const isChanged = added.length > 0 || present.some((item, index) => item !== cart[index]);
  return isChanged ? withDependents(withoutOrphans([...present, ...added])) : cart;
}

/** Removes the identical items and their dependents, except for what other items still need (CART-06). */
export function removeFromCart(cart: Cart, items: readonly CartItem[]): Cart {
  if (items.length === 0) return cart;
  const keys = new Set(items.map(cartItemKey));
  return withoutOrphans(cart, (item) => keys.has(cartItemKey(item)));
}

/**
 * Replaces items by those with the same product id and, if the new item has them, the same state and vehicle (CART-07),
 * and their dependents with them (CART-09). An item that matches none is not added.
 */
export function overwriteById(cart: Cart, items: readonly CartItem[]): Cart {
  if (items.length === 0) return cart;
  const inserted = new Set<CartItem>();
  const replaced = cart.flatMap((old) => {
    const item = items.find(
      ({ product_id, state, vehicleKey }) =>
        product_id === old.product_id && ['', old.state].includes(state) && ['', old.vehicleKey].includes(vehicleKey),
    );
    if (!item) return [old];
    if (inserted.has(item)) return [];
    inserted.add(item);
    return [item];
  });
  return withDependents(withoutOrphans(replaced));
}

/** Replaces all items of the item's type by the item (CART-08, CART-09). */
export const overwriteByType = (cart: Cart, item: CartItem): Cart => replaceItems(cart, ({ type }) => type === item.type, [item]);

/** Replaces all items with a `saveAs` name by other items (CART-10). */
export const replaceGroup = (cart: Cart, name: string, items: readonly CartItem[]): Cart =>
  replaceItems(cart, ({ saveAs }) => saveAs === name, items);

function replaceItems(cart: Cart, isOld: (item: CartItem) => boolean, items: readonly CartItem[]): Cart {
  const first = cart.findIndex(isOld);
  const start = first < 0 ? cart.length : first;
  const after = cart.slice(start).filter((item) => !isOld(item));
  return withDependents(withoutOrphans([...cart.slice(0, start), ...items, ...after]));
}

/** The empty cart (CART-11). */
export const resetCart = (): Cart => [];
