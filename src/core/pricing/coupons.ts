import type { CartItem } from '../cart/cart-item';
import type { Coupon } from '../catalogue/product';
import { partOf, type Cents } from './money';
import { partsOf, reprice, type PriceParts } from './reprice';

/** The coupons that name a product, by its id, in their order (PRICE-01). */
export function couponsByProduct(coupons: readonly Coupon[]): ReadonlyMap<string, readonly Coupon[]> {
  const found = new Map<string, Coupon[]>();
  for (const coupon of coupons) {
    for (const id of new Set(coupon.product_id_restrictions)) found.set(id, [...(found.get(id) ?? []), coupon]);
  }
  return found;
}

/** One for what is bundled applies to the items of its bundle, or of any where it names none. */
const isFor = ({ bundled, bundleID }: Coupon, item: CartItem) =>
  !bundled || (item.bundled && (bundleID === null || bundleID === item.bundleID));

/** Our own part first, then the surcharge, and the state fee only with what is left (PRICE-02). */
function lessDollars({ base, surcharge, stateFee }: PriceParts, dollars: Cents): PriceParts {
  const afterBase = Math.max(0, dollars - base);
  const afterSurcharge = Math.max(0, afterBase - surcharge);
  return {
    base: Math.max(0, base - dollars),
    surcharge: Math.max(0, surcharge - afterBase),
    stateFee: Math.max(0, stateFee - afterSurcharge),
  };
}

/** Every part alike, each rounded for itself (PRICE-03). */
const lessPercent = ({ base, surcharge, stateFee }: PriceParts, percent: number): PriceParts => ({
  base: partOf(base, 100 - percent),
  surcharge: partOf(surcharge, 100 - percent),
  stateFee: partOf(stateFee, 100 - percent),
});

/** The item at the price that the coupons leave of it, one after the other; each is named on it. */
export function withCoupons(item: CartItem, coupons: readonly Coupon[]): CartItem {
  return coupons.filter((coupon) => isFor(coupon, item)).reduce((priced, coupon) => {
    const { id, sentID, name, bundled, bundleID, dollar_value, percent_value } = coupon;
    const parts = lessPercent(lessDollars(partsOf(priced), dollar_value), percent_value);
    const appliedCoupons = [...priced.appliedCoupons, { id, sentID, name, bundled, bundleID }];
    return { ...reprice(priced, 'coupon', name, parts), appliedCoupons };
  }, item);
}
