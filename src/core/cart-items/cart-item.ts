import type { Cents } from '../util/money';

/** A coupon that made an item cheaper; the payload names it (PRICE-01, SUBM-28). */
export interface AppliedCoupon {
  id: string;
  wireId: string | number;
  name: string;
  bundled: boolean;
  bundleID: string | null;
}

/** Why an item costs another price than its products' own: what was added to each part, in cents, mostly below 0. */
export interface PriceChange {
  kind: 'coupon' | 'bulk' | 'named';
  /** The coupon's name; '' for the others. */
  name: string;
  base: Cents;
  surcharge: Cents;
  stateFee: Cents;
}

/** A filing method on offer for an item, as its own data keeps it (CART-01). */
export interface ItemMethod {
  key: string;
  cost: Cents;
  /** Hours. */
  filedIn: number;
  docsIn: number;
}

/** A configured product in the cart; all money in cents, durations in months (CART-01). */
export interface CartItem {
  product_id: string;
  /** The id as the server sent it, for the payload. */
  wireId: string | number;
  name: string;
  /** The role or option name under which the visitor's data for it is kept. */
  saveAs: string;
  type: string;
  category: string;
  subcategory: string;
  quantity: number;
  /** Jurisdiction code; '' where the product has none. */
  state: string;
  entityType: string;
  /** What the item costs: baseFee + stateFee + processingSurcharge, after coupons. */
  price: Cents;
  originalPrice: Cents;
  baseFee: Cents;
  stateFee: Cents;
  originalStateFee: Cents;
  processingSurcharge: Cents;
  /** From the original parts to those above, one entry a reason. */
  priceChanges: readonly PriceChange[];
  appliedCoupons: readonly AppliedCoupon[];
  /** The card fee of a free formation (PRICE-05); beside the price, in a line of its own. */
  ccFee: Cents;
  /** Of a subscription bundle, by the month (PRICE-08). */
  price_monthly: Cents;
  isFiling: boolean;
  isFederal: boolean;
  isBundle: boolean;
  /** '' for anything but a bundle itself (CART-19). */
  bundle_type: '' | 'regular' | 'subscription';
  bundled: boolean;
  bundleID: string;
  bundledInPrimaryBundle: boolean;
  /** The bundle shows its filing at the filing's own price (PRICE-06). */
  use_facade: boolean;
  hideLineItem: boolean;
  /** Ordered for each of several states (PROD-39). */
  multiState: boolean;
  /** Filed in the home state of the company rather than the state of service. */
  isUsingHomeState: boolean;
  /** The visitor can neither change nor remove it. */
  disabled: boolean;
  /** What enters and leaves the cart with it (CART-05, CART-06). */
  linkedProduct: CartItem | null;
  configuredDependentFilingProducts: readonly CartItem[];
  /** Of a linked or dependent item: the product id and state of the one it came with. */
  dependantProductID: string;
  parentProductState: string;
  /** Counts twice, once for each company of a double order (SUMM-09). */
  includedInBothCompanies: boolean;
  /** The jurisdiction of a registered agent. */
  abbreviation: string;
  filing_methods: readonly ItemMethod[];
  multiYear: boolean;
  duration: number;
  durationFormatted: string;
  /** The chosen filing method (or other option): its id inside, and as the server sent it. */
  product_option_id: string;
  product_option_wireId: string | number;
  product_option_key: string;
  vehicleKey: string;
  labelText: string;
  tooltipText: string;
  /** Items without an order of their own have 100 (SUMM-17). */
  order: number;
}

export type Cart = readonly CartItem[];
