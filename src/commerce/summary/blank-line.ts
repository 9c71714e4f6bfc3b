import { defaultOrder } from '../../kernel/reference/limits';
import type { LineItem } from './line-item';

/** The defaults of a line. */
export const blankLine: LineItem = {
  key: '',
  type: 'single',
  class: '',
  label: '',
  subLabel: '',
  included: [],
  leftOut: '',
  price: 0,
  originalPrice: 0,
  tooltipText: '',
  order: defaultOrder,
};
