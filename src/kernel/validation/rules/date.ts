import { textOf } from '../value-text';
import type { Rule } from './rule';

const shape = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const isoOf = (text: string) => text.replace(shape, '$3-$1-$2');

/** MM/DD/YYYY in the years 1800 to 2099; with `date:12/31/2025` no later than that day (RULE-02 to RULE-04). */
export const date: Rule = {
  check: (value, [max]) => {
    const text = textOf(value);
    if (!shape.test(text)) return false;
    const iso = isoOf(text);
    if (!/^(18|19|20)/.test(iso) || !isDay(iso)) return 'dateInvalid';
    return !max || iso <= isoOf(max) || { rule: 'dateTooLate', params: { max } };
  },
  params: /^(\d\d\/\d\d\/\d{4})?$/,
  checksFormat: true,
};

/** Compares with what was parsed, since some engines read February 30 as a day in March. */
const isDay = (iso: string): boolean => String(new Date(iso).toJSON()).startsWith(iso);
