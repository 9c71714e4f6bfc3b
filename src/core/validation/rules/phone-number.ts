import { textOf } from '../value-text';
import type { Rule } from './rule';

const shape = /^\+?(\(\d{1,3}\))?[\d\s./-]*$/;

/** A phone number. Fails on an empty value, other than `phoneNumber:optional` (RULE-10). */
export const phoneNumber: Rule = {
  check: (value) => {
    const text = textOf(value);
    return shape.test(text) && /\d/.test(text) ? null : { rule: 'phoneNumber', params: {} };
  },
  params: /^(optional)?$/,
  runsOnEmpty: ([variant]) => variant !== 'optional',
  checksFormat: true,
};
