import type { Cents } from '../../kernel/util/money';

/** A part of a line. Prices in cents, without state fees. */
export interface SubLine {
  key: string;
  label: string;
  price: Cents;
  originalPrice: Cents;
}

/** One line of the order summary (SUMM-02). Texts are translated, prices in cents without state fees. */
export interface LineItem {
  /** Stable across rebuilds of the cart; used as the React key. */
  key: string;
  /** An error line tells what is missing and shows no price. */
  type: 'single' | 'bundle' | 'multiState' | 'domain' | 'vehicle' | 'error';
  class: '' | 'primary' | 'cardFee' | 'stateFee';
  label: string;
  subLabel: string;
  /** The labels of what a bundle includes. */
  included: readonly string[];
  /** The sentence about what is left out of a bundle (CART-31); '' if nothing is. */
  leftOut: string;
  /** Both companies of a double order get it (SUMM-09): the price is for two. */
  isForBoth?: boolean;
  price: Cents;
  /** The price without coupon, bulk price or bundle. */
  originalPrice: Cents;
  tooltipText: string;
  /** How long it is bought for, in months; 0 for what is paid once. Left out where its parts differ, or nobody knows. */
  term?: number | undefined;
  order: number;
  /** For a multi-state line, one per jurisdiction (SUMM-03, SUMM-16). */
  subLineItems?: readonly SubLine[];
  /** For a domain line; durations as text: "2 Years". */
  domainLineItems?: readonly { domain: string; duration: string }[];
  /** For a vehicle line; the index counts from 0. */
  vehicleKey?: string;
  vehicleIndex?: number;
  vehicleLineItems?: readonly SubLine[];
}
