import { groupBy } from '../util/group-by';
import type { Cart, CartItem } from './cart-item';
import { isDependent, withDependents, withoutOrphans } from './dependents';

/** What makes two items identical, joined: product, state, vehicle and option (CART-04). */
export const cartItemKey = ({ product_id, state, vehicleKey, product_option_id }: CartItem): string =>
  [product_id, state, vehicleKey, product_option_id].join('|');

/**
 * The cart with more items at its end (CART-02), and with what they bring (CART-05). One without product id, or
 * identical to one already there, is ignored (CART-03); one that was there for another item only is there by itself
 * from now on. When all are ignored, it stays the same cart.
 */
export function addToCart(cart: Cart, items: readonly CartItem[]): Cart {
  const wanted = groupBy(items.filter(({ product_id }) => product_id !== ''), cartItemKey);
  const kept = cart.map((item) => {
    const [own] = wanted.get(cartItemKey(item)) ?? [];
    wanted.delete(cartItemKey(item));
    return own && isDependent(item) ? own : item;
  });
  const added = [...wanted.values()].map(([first]) => first);
  return added.length > 0 || kept.some((item, index) => item !== cart[index]) ? withDependents([...kept, ...added]) : cart;
}

/** The cart without the identical items and what they brought; what another item still needs stays (CART-06). */
export function removeFromCart(cart: Cart, items: readonly CartItem[]): Cart {
  if (items.length === 0) return cart;
  const keys = new Set(items.map(cartItemKey));
  return withoutOrphans(cart, (item) => keys.has(cartItemKey(item)));
}

/**
 * The cart with each item in place of the one with the same product id and, where the item has them, the same state and
 * vehicle (CART-07). What the old one brought leaves, what the new one brings enters (CART-09). An item that replaces
 * none is left out.
 */
export function overwriteById(cart: Cart, items: readonly CartItem[]): Cart {
  if (items.length === 0) return cart;
  const placed = new Set<CartItem>();
  const replaced = cart.flatMap((old) => {
    const item = items.find(
      ({ product_id, state, vehicleKey }) =>
        product_id === old.product_id && ['', old.state].includes(state) && ['', old.vehicleKey].includes(vehicleKey),
    );
    if (!item) return [old];
    if (placed.has(item)) return [];
    placed.add(item);
    return [item];
  });
  return withDependents(withoutOrphans(replaced));
}

/** The cart with the item in place of all of its type (CART-08, CART-09). */
export const overwriteByType = (cart: Cart, item: CartItem): Cart =>
  replaceItems(cart, ({ type }) => type === item.type, [item]);

/** The cart with the items in place of all that are kept under a name (CART-10). */
export const replaceGroup = (cart: Cart, group: string, items: readonly CartItem[]): Cart =>
  replaceItems(cart, ({ saveAs }) => saveAs === group, items);

function replaceItems(cart: Cart, isOld: (item: CartItem) => boolean, items: readonly CartItem[]): Cart {
  const first = cart.findIndex(isOld);
  const place = first < 0 ? cart.length : first;
  const after = cart.slice(place).filter((item) => !isOld(item));
  return withDependents(withoutOrphans([...cart.slice(0, place), ...items, ...after]));
}

/** The empty cart (CART-11). */
export const resetCart = (): Cart => [];
