import { textOf } from '../value-text';
import type { Rule } from './rule';

/** A price of one's own may be anything but zero, however zero is written (RULE-01). */
export const requestedPrice: Rule = {
  check: (value) => {
    const amount = textOf(value).replace(/[$,\s]/g, '');
    return amount !== '' && Number(amount) === 0 ? { rule: 'requestedPrice', params: {} } : null;
  },
};
