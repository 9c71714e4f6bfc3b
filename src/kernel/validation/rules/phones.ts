import { choiceKey } from '../../answers/form-values';
import { dialsLikeUS } from '../../reference/phone-countries';
import { getPath } from '../../util/paths';
import { hasExtension, internationalPrefix, isInternational } from '../phone-number';
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

/**
 * A number that can be dialled as it is sent: without an extension, and with a plus where it is one of another country. With
 * `dialable:contactInformation.country` that is any number where that country has another numbering plan (FIELD-23).
 */
export const dialable: Rule = {
  check: (value, [path = ''], { values }) => {
    const text = internationalPrefix(textOf(value).trim());
    if (hasExtension(text)) return 'phoneExtension';
    // What is no number at all is left to the next rule.
    if (text.startsWith('+') || !shape.test(text) || !/\d/.test(text)) return true;
    // Only numbers of the US are written so, wherever their owner lives.
    if (/^\([2-9]\d\d\) \d{3}-\d{4}$/.test(text)) return true;
    return (dialsLikeUS(choiceKey(getPath(values, path))) && !/^\D*0/.test(text)) || 'phoneAbroad';
  },
  params: /^(\w+(\.\w+)*)?$/,
  crossField: true,
};

/** A US number of ten digits, with or without the country code 1 (RULE-11). */
export const faxNumber: Rule = {
  ...matching(/^(\+?1[\s.-]?)?(\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/),
  checksFormat: true,
};
