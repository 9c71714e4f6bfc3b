import { applyingBundles, bundledIn } from '../bundles/bundles';
import type { CartItem } from '../cart-items/cart-item';
import { configureItem } from '../cart-items/configure-item';
import { rebuildCart } from './rebuild-cart';
import type { FilingMethod } from '../facts/product';
import type { CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { couponsFor, withCoupons } from '../pricing/coupons';
import { dollarsToCents, type Cents } from '../util/money';

/** What we take for a product ourselves, in cents (PRICE-07). */
export const ourFee = ({ baseFee }: CartItem): Cents => baseFee;

/** What a filing costs, with what the state takes for it, in cents (PRICE-07). */
export const filingCost = (item: CartItem): Cents => ourFee(item) + item.stateFee;

/**
 * What is shown as the price of filing a product by one of its methods, in cents. In a bundle without facade that is the
 * bundle's price and the state fee; with a facade, with a coupon that applies to it, or in no bundle its own price
 * after coupons (PRICE-06). What it adds to the total is another matter (SUMM-08).
 */
export function filingOptionPrice(facts: Facts, offered: CatalogueEntry, method: FilingMethod): Cents {
  const item = configureItem(facts, offered, method);
  if (!item) return 0;
  const { product_id } = offered.product;
  const bundle = applyingBundles(facts).find(({ product_ids }) => product_ids.includes(product_id));
  const own = bundle ? bundledIn(item, bundle, false) : item;
  const coupons = couponsFor(facts, own, () => rebuildCart(facts));
  if (bundle && bundle.use_facade !== true && coupons.length === 0) return (dollarsToCents(bundle.price) ?? 0) + item.stateFee;
  const priced = withCoupons(own, coupons);
  return filingCost(priced) + priced.processingSurcharge;
}
