import type { Cart, CartItem } from '../../kernel/facts/cart';
import { groupBy } from '../../kernel/util/collections';
import { cartItemKey } from '../../commerce/items/cart-operations';
import { priceLedger } from '../../commerce/pricing/price-ledger';

/** One line of the order, with ids as the server sent them (SUBM-27). */
export interface ItemLine {
  product_id: string | number;
  product_option_id: string | number;
  quantity: number;
  /** The product's data; for a bundle its products, see `bundleData`. */
  data: object;
  saveAs: string;
}

/** A coupon that was applied to the order (SUBM-28). */
export interface CouponLine {
  product_id: string | number;
  quantity: 1;
  bundled: boolean;
  bundleID: string | number | null;
  /** By which the visitor added it; left out for one that applies by itself (PLUS-02). */
  code?: string;
}

export type ProductLine = ItemLine | CouponLine;

/** Returns the data of one product. */
type DataOf = (item: CartItem) => object;

/**
 * The lines of the order: one for each product, with a bundle's products inside the bundle's line, then each coupon
 * once. The price ledger decides which line contains a product, so that lines and total always agree.
 */
export function productLines(cart: Cart, dataOf: DataOf = () => ({})): ProductLine[] {
  const lines = groupBy(priceLedger(cart), ({ namedBy }) => namedBy);
  const items = cart.flatMap((item): ItemLine[] => {
    const included = lines.get(item)?.map((entry) => entry.item);
    return included
      ? [
          itemLine(
            item,
            item.isBundle
              ? bundleData(
                  included.filter((child) => child !== item),
                  dataOf,
                )
              : dataOf(item),
          ),
        ]
      : [];
  });
  return [...items, ...couponLines(cart)];
}

const itemLine = ({ wireId, product_option_wireId, quantity, saveAs }: CartItem, data: object): ItemLine => ({
  product_id: wireId,
  product_option_id: product_option_wireId,
  quantity,
  data,
  saveAs,
});

/**
 * The products of a bundle, by product id (SUBM-28). If an id occurs several times, for example in two states, all but
 * the first are under their cart item key, so that nothing paid for is lost.
 */
function bundleData(children: readonly CartItem[], dataOf: DataOf): object {
  const lines: Record<string, ItemLine> = {};
  for (const child of children) {
    const { product_id } = child;
    lines[Object.hasOwn(lines, product_id) ? cartItemKey(child) : product_id] = itemLine(child, dataOf(child));
  }
  return lines;
}

function couponLines(cart: Cart): CouponLine[] {
  const applied = cart.flatMap(({ appliedCoupons }) => appliedCoupons);
  return [...new Map(applied.map((coupon) => [coupon.id, coupon])).values()].map(({ wireId, bundled, bundleID, code }) => ({
    product_id: wireId,
    quantity: 1,
    bundled,
    bundleID,
    ...(code && { code }),
  }));
}
