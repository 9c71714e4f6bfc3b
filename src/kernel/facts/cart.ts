import type { Cents } from '../util/money';

/** A coupon that was applied to an item; it is sent with the order (PRICE-01, SUBM-28). */
export interface AppliedCoupon {
  id: string;
  wireId: string | number;
  name: string;
  bundled: boolean;
  bundleID: string | number | null;
  /** The code by which the visitor added it; left out for a coupon that applies by itself (PLUS-02). */
  code?: string;
}

/** One change of an item's list price: the cents added to each part, mostly negative. */
export interface PriceChange {
  kind: 'coupon' | 'bulk' | 'named';
  /** The coupon's name; '' for other kinds. */
  name: string;
  base: Cents;
  surcharge: Cents;
  stateFee: Cents;
}

/** A filing method that an item can be filed by (CART-01). */
export interface ItemMethod {
  key: string;
  cost: Cents;
  /** In hours. */
  filedIn: number;
  /** In hours, after it is filed. */
  docsIn: number;
}

/** A configured product in the cart; money in cents, durations in months (CART-01). */
export interface CartItem {
  product_id: string;
  /** The id as the server sent it, for the payload. */
  wireId: string | number;
  name: string;
  /** The name under which the visitor's data for it is stored: a role or a name from the page config. */
  saveAs: string;
  type: string;
  category: string;
  subcategory: string;
  quantity: number;
  /** Jurisdiction code; '' if the product has none. */
  state: string;
  entityType: string;
  /** baseFee + stateFee + processingSurcharge, after coupons. */
  price: Cents;
  originalPrice: Cents;
  baseFee: Cents;
  stateFee: Cents;
  originalStateFee: Cents;
  processingSurcharge: Cents;
  /** What turned the original price parts into the ones above, in order. */
  priceChanges: readonly PriceChange[];
  appliedCoupons: readonly AppliedCoupon[];
  /** The card fee of a free formation (PRICE-05); not part of `price`, it has a line of its own. */
  ccFee: Cents;
  /** For a subscription bundle only (PRICE-08). */
  price_monthly: Cents;
  isFiling: boolean;
  isFederal: boolean;
  isBundle: boolean;
  /** '' if the item is not a bundle (CART-19). */
  bundle_type: '' | 'regular' | 'subscription';
  bundled: boolean;
  bundleID: string;
  bundledInPrimaryBundle: boolean;
  /** For a bundle: the names of its products that are not sold to this visitor (CART-31). */
  leftOut: readonly string[];
  /** What a bundle includes besides its products. */
  additionalLabels: readonly string[];
  /** The bundle shows its filing at the filing's own price (PRICE-06). */
  use_facade: boolean;
  hideLineItem: boolean;
  /** Ordered for each of several states (PROD-39). */
  multiState: boolean;
  /** Filed in the company's home state instead of the state of service. */
  isUsingHomeState: boolean;
  /** The visitor can neither change nor remove it. */
  disabled: boolean;
  /** Items that are added and removed together with it (CART-05, CART-06). */
  linkedProduct: CartItem | null;
  configuredDependentFilingProducts: readonly CartItem[];
  /** For a linked or dependent item: product id and state of its parent. */
  dependantProductID: string;
  parentProductState: string;
  /** Counted twice, once for each company of a double order (SUMM-09). */
  includedInBothCompanies: boolean;
  /** The jurisdiction of a registered agent. */
  abbreviation: string;
  filing_methods: readonly ItemMethod[];
  multiYear: boolean;
  duration: number;
  durationFormatted: string;
  /** The id of the filing method or other option, as a string and as the server sent it. */
  product_option_id: string;
  product_option_wireId: string | number;
  product_option_key: string;
  vehicleKey: string;
  labelText: string;
  tooltipText: string;
  /** Sorts the summary, lower first; 100 by default (SUMM-17). */
  order: number;
}

export type Cart = readonly CartItem[];
