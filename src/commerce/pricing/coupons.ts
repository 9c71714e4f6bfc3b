import type { Cart, CartItem } from '../../kernel/facts/cart';
import { agentRole } from '../../kernel/reference/product-roles';
import { hasRole } from '../items/item-role';
import type { Coupon } from '../../kernel/facts/product';
import { entriesOf } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { roundCents } from '../../kernel/util/money';
import { addedCoupon } from './added-coupon';
import { mapParts, partsOf, reprice } from './reprice';

/** The coupons that apply by themselves, then the one that the visitor has added (PLUS-02). */
function couponsOf(facts: Facts): readonly Coupon[] {
  const { coupons } = facts.catalogue;
  const added = addedCoupon(facts);
  return added && coupons.every(({ id }) => id !== added.id) ? [...coupons, added] : coupons;
}

/**
 * The coupons that apply to an item: those that name its product (PRICE-01), none for a price that the visitor named.
 * @param cartOf returns the cart; called only for items that need it, since building a cart is slow
 */
export function couponsFor(facts: Facts, item: CartItem, cartOf: () => Cart): readonly Coupon[] {
  /** A discount on a change of agent needs a registered agent for more than a year in the cart (PRICE-04). */
  function isSkipped({ product_id_restrictions }: Coupon): boolean {
    if (!hasRole(facts, item, 'changeOfAgent')) return false;
    if (cartOf().some((one) => hasRole(facts, one, agentRole) && one.duration > 12)) return false;
    const offered = entriesOf(facts.catalogue, item.state);
    return offered.every(({ product }) => product.type === item.type || !product_id_restrictions.includes(product.product_id));
  }
  if (isPriceNamed(item)) return [];
  return couponsOf(facts).filter(
    (coupon) => coupon.product_id_restrictions.includes(item.product_id) && fitsBundle(coupon, item) && !isSkipped(coupon),
  );
}

/** Whether the visitor named the item's price, which no coupon reduces (NYOP-11). */
const isPriceNamed = ({ priceChanges }: CartItem) => priceChanges.some(({ kind }) => kind === 'named');

/** A bundle coupon applies to the items of its bundle or, if it names none, of any bundle. */
const fitsBundle = ({ bundled, bundleID }: Coupon, item: CartItem) =>
  !bundled || (item.bundled && (bundleID === null || String(bundleID) === item.bundleID));

/** An item after the coupons that apply to it. @param cartOf see `couponsFor` */
export const discounted = (facts: Facts, item: CartItem, cartOf: () => Cart): CartItem =>
  withCoupons(item, couponsFor(facts, item, cartOf));

/**
 * Applies coupons to an item: first those of percent, then those of dollars only, each kind in the order of the reply
 * (PRICE-14). A dollar value reduces the base fee first, then the surcharge, then the state fee (PRICE-02); a percentage
 * reduces every part (PRICE-03). Fractions of a cent are carried from coupon to coupon, so that a part is rounded once.
 */
export function withCoupons(item: CartItem, coupons: readonly Coupon[]): CartItem {
  const inOrder = [...coupons].sort((one, other) => Number(other.percent_value > 0) - Number(one.percent_value > 0));
  let exact = partsOf(item);
  return inOrder.reduce((priced, coupon) => {
    const { id, wireId, name, bundled, bundleID, dollar_value, percent_value, code } = coupon;
    let dollars = dollar_value;
    const reduced = (part: number): number => {
      const taken = Math.min(part, dollars);
      dollars -= taken;
      return ((part - taken) * (100 - percent_value)) / 100;
    };
    exact = mapParts(exact, reduced);
    const appliedCoupons = [...priced.appliedCoupons, { id, wireId, name, bundled, bundleID, ...(code && { code }) }];
    return { ...reprice(priced, 'coupon', name, mapParts(exact, roundCents)), appliedCoupons };
  }, item);
}
