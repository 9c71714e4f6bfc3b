import type { Cents } from '../pricing/money';

/** One line of the order summary, in words and cents (SUMM-02). */
export interface LineItem {
  /** Stable while the line stands for the same thing. */
  key: string;
  /** An error line says what is missing and has no price. */
  type: 'single' | 'bundle' | 'error';
  class: '' | 'primary' | 'stateFee';
  label: string;
  subLabel: string;
  /** Labels of what a bundle includes. */
  included: readonly string[];
  price: Cents;
  tooltipText: string;
  order: number;
}
