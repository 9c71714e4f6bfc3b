import type { Failure } from '../failure';
import { textOf } from '../value-text';
import type { Rule } from './rule';

const shape = /^(\d\d)\/(\d\d)\/(\d{4})$/;

/** A day of the years 1800 to 2099, as MM/DD/YYYY; `date:12/31/2025` is the last that passes (RULE-02 to RULE-04). */
export const date: Rule = {
  check: (value, [max]): Failure | null => {
    const text = textOf(value);
    if (!shape.test(text)) return { rule: 'date', params: {} };
    if (!isDay(text)) return { rule: 'dateInvalid', params: {} };
    return max && sortable(text) > sortable(max) ? { rule: 'dateTooLate', params: { max } } : null;
  },
  takes: /^(\d\d\/\d\d\/\d{4})?$/,
  judgesForm: true,
};

function isDay(text: string): boolean {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1800 && year <= 2099 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const sortable = (text: string) => text.replace(shape, '$3$1$2');
