import type { Cents } from '../pricing/money';

/** A configured product in the cart; all money in cents, durations in months (CART-01). */
export interface CartItem {
  product_id: string;
  /** The id as the server sent it, for the payload. */
  sentID: string | number;
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
  isFiling: boolean;
  isFederal: boolean;
  isBundle: boolean;
  /** '' for anything but a bundle itself (CART-19). */
  bundle_type: '' | 'regular' | 'subscription';
  bundled: boolean;
  bundleID: string;
  bundledInPrimaryBundle: boolean;
  hideLineItem: boolean;
  multiYear: boolean;
  duration: number;
  durationFormatted: string;
  /** The chosen filing method (or other option): its id inside, and as the server sent it. */
  product_option_id: string;
  product_option_sentID: string | number;
  product_option_key: string;
  vehicleKey: string;
  labelText: string;
  tooltipText: string;
  /** Items without an order of their own have 100 (SUMM-17). */
  order: number;
}

export type Cart = readonly CartItem[];
