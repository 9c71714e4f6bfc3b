import type { Cart, CartItem } from '../../cart-items/cart-item';
import { groupBy } from '../../util/group-by';
import { cartItemKey } from '../../cart-items/cart-operations';
import { priceLedger } from '../../pricing/price-ledger';

/** One line of the order; the ids as the server sent them (SUBM-27). */
export interface ItemLine {
  product_id: string | number;
  product_option_id: string | number;
  quantity: number;
  /** What is to be known of the product; of a bundle its products, see `bundleData`. */
  data: object;
  saveAs: string;
}

/** A coupon that made something of the order cheaper (SUBM-28). */
export interface CouponLine {
  product_id: string | number;
  quantity: 1;
  bundled: boolean;
  bundleID: string | null;
}

export type ProductLine = ItemLine | CouponLine;

/** What the order says of one product; nothing before its data is gathered. */
type DataOf = (item: CartItem) => object;

/**
 * The lines of the order: one for each product, those of a bundle inside its line, then each coupon once. The price
 * ledger says which line names a product, so that the total is the price of these lines.
 */
export function productLines(cart: Cart, dataOf: DataOf = () => ({})): ProductLine[] {
  const lines = groupBy(priceLedger(cart), ({ namedBy }) => namedBy);
  const items = cart.flatMap((item): ItemLine[] => {
    const named = lines.get(item)?.map((entry) => entry.item);
    return named ? [itemLine(item, item.isBundle ? bundleData(named.filter((child) => child !== item), dataOf) : dataOf(item))] : [];
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
 * The products of a bundle, keyed by product id (SUBM-28). Where one id is filed more than once, in two states say, the
 * first has the id for its key and any other what tells it apart in the cart: nothing paid for is left out.
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
  return [...new Map(applied.map((coupon) => [coupon.id, coupon])).values()].map(({ wireId, bundled, bundleID }) => ({
    product_id: wireId,
    quantity: 1,
    bundled,
    bundleID,
  }));
}
