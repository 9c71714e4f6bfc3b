import type { Cents } from '../util/money';

/** A part of a line, priced like the line itself: without state fees. */
export interface SubLine {
  key: string;
  label: string;
  price: Cents;
  originalPrice: Cents;
}

/** One line of the order summary, in words and cents (SUMM-02). */
export interface LineItem {
  /** Stable while the line stands for the same thing. */
  key: string;
  /** An error line says what is missing and has no price. */
  type: 'single' | 'bundle' | 'multiState' | 'domain' | 'vehicle' | 'error';
  class: '' | 'primary' | 'cardFee' | 'stateFee';
  label: string;
  subLabel: string;
  /** Labels of what a bundle includes. */
  included: readonly string[];
  price: Cents;
  /** Without coupon, bulk price or bundle; the price itself where there is none of them. */
  originalPrice: Cents;
  tooltipText: string;
  order: number;
  /** Of a multi-state line, by jurisdiction (SUMM-03, SUMM-16). */
  subLineItems?: readonly SubLine[];
  /** Of a domain line; the duration in words. */
  domainLineItems?: readonly { domain: string; duration: string }[];
  /** Of a vehicle line; the index counts from 0. */
  vehicleKey?: string;
  vehicleIndex?: number;
  vehicleLineItems?: readonly SubLine[];
}
