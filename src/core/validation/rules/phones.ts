import { isInternational } from '../masks';
import type { Rule } from './rule';
import { matching } from './text-shape';
import { textOf } from '../value-text';

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

/** A US number of ten digits, with or without the country code 1 (RULE-11). */
export const faxNumber: Rule = {
  ...matching(/^(\+?1[\s.-]?)?(\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/),
  checksFormat: true,
};
