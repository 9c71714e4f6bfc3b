import type { AppliedCoupon, Cart, CartItem } from '../../cart/cart-item';
import type { Facts } from '../../form-values/facts';
import { getPath } from '../../form-values/paths';
import type { PageConfig } from '../../page-config/page-config';
import { priceLedger } from '../../pricing/price-ledger';
import { formationData } from './formation-data';

/** One line of the order; the ids as the server sent them (SUBM-27). */
export interface ItemLine {
  product_id: string | number;
  product_option_id: string | number;
  quantity: number;
  /** What is to be known of the product; of a bundle its products by their id (SUBM-28). */
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
  const childrenOf = new Map<CartItem, CartItem[]>();
  for (const { item, namedBy } of priceLedger(cart)) {
    const children = childrenOf.get(namedBy) ?? [];
    if (item !== namedBy) children.push(item);
    childrenOf.set(namedBy, children);
  }
  const items = cart.flatMap((item): ItemLine[] => {
    const children = childrenOf.get(item);
    if (!children) return [];
    return [itemLine(item, item.isBundle ? bundleData(children, dataOf) : dataOf(item))];
  });
  return [...items, ...couponLines(cart)];
}

const itemLine = ({ sentID, product_option_sentID, quantity, saveAs }: CartItem, data: object): ItemLine => ({
  product_id: sentID,
  product_option_id: product_option_sentID,
  quantity,
  data,
  saveAs,
});

const bundleData = (children: readonly CartItem[], dataOf: DataOf): object =>
  Object.fromEntries(children.map((child) => [child.product_id, itemLine(child, dataOf(child))]));

function couponLines(cart: Cart): CouponLine[] {
  const coupons = new Map<string, AppliedCoupon>();
  for (const coupon of cart.flatMap(({ appliedCoupons }) => appliedCoupons)) coupons.set(coupon.id, coupon);
  return [...coupons.values()].map(({ sentID, bundled, bundleID }) => ({
    product_id: sentID,
    quantity: 1,
    bundled,
    bundleID,
  }));
}

/** The roles whose data is gathered from the whole form. */
const dataByRole: Readonly<Record<string, (facts: Facts) => object>> = {
  businessFormation: formationData,
  businessFormationFree: formationData,
  foreignRegistration: formationData,
  domestication: formationData,
};

/** What the order says of one product: gathered for its role, or as its own module keeps it. */
export function productData(item: CartItem, facts: Facts): object {
  const gather = dataByRole[roleOf(item, facts.config)];
  const kept = gather ? gather(facts) : getPath(facts.values, `productState.${item.saveAs}.data`);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

function roleOf({ saveAs }: CartItem, { products, filingProducts }: PageConfig): string {
  const bound = Object.entries({ ...products, ...filingProducts }).find(([, binding]) => binding.saveAs === saveAs);
  return bound?.[0] ?? saveAs;
}
