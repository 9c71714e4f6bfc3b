import { isInternational } from '../masks';
import { textOf } from '../value-text';
import type { Rule } from './rule';

const shape = /^\+?(\(\d{1,3}\))?[\d\s./-]*$/;

/** A country code and a number, as the world's numbering plan allows them (FIELD-21). */
const internationalDigits = /^(\D*\d){8,15}\D*$/;

/** A phone number. Fails on an empty value, other than `phoneNumber:optional` (RULE-10). */
export const phoneNumber: Rule = {
  check: (value) => {
    const text = textOf(value);
    return shape.test(text) && /\d/.test(text) && (!isInternational(text) || internationalDigits.test(text));
  },
  params: /^(optional)?$/,
  runsOnEmpty: ([variant]) => variant !== 'optional',
  checksFormat: true,
};
