import { applyingBundles, bundledIn } from '../../commerce/bundles/bundles';
import type { CartItem } from '../../kernel/facts/cart';
import { configureProduct } from '../../commerce/items/configure-dependents';
import { federal } from '../../kernel/facts/catalogue';
import { addedPrice, type AddedPrice } from '../../commerce/cart/option-price';
import { rebuildCart } from '../../commerce/cart/rebuild-cart';
import type { FilingMethod } from '../../kernel/facts/product';
import type { CatalogueEntry } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { couponsFor, withCoupons } from '../../commerce/pricing/coupons';
import { dollarsToCents, type Cents } from '../../kernel/util/money';

/** Our own fee for a product, in cents (PRICE-07). */
export const ourFee = ({ baseFee }: CartItem): Cents => baseFee;

/**
 * The price shown for a filing method, in cents: our fee, and beside it the state fee (PRICE-07). Outside of bundles it is
 * what the total grows by (SUMM-31). In a bundle without facade it is the bundle's price plus the state fee; with a facade
 * or a coupon it is the product's own price after coupons (PRICE-06).
 */
export function filingOptionParts(facts: Facts, offered: CatalogueEntry, method: FilingMethod): AddedPrice {
  const item = configureProduct(facts, offered, method);
  const isFederal = offered.jurisdiction === federal;
  if (!item) return { price: 0, fees: 0, isFederal };
  const { product_id } = offered.product;
  const bundle = applyingBundles(facts).find(({ product_ids }) => product_ids.includes(product_id));
  if (!bundle) return addedPrice(facts, [item]);
  const own = bundledIn(item, bundle, false);
  const coupons = couponsFor(facts, own, () => rebuildCart(facts));
  if (bundle.use_facade !== true && coupons.length === 0)
    return { price: dollarsToCents(bundle.price) ?? 0, fees: item.stateFee, isFederal };
  const priced = withCoupons(own, coupons);
  return { price: ourFee(priced) + priced.processingSurcharge, fees: priced.stateFee, isFederal };
}
