import { localDay } from '../kernel/util/days';
import type { Clock } from './services';

/** No clock is right that is before the product was. A card or a date of today would be refused by it. */
const firstDay = '2026-01-01';

export const clock: Clock = {
  today() {
    const today = localDay(new Date().toISOString());
    return today < firstDay ? firstDay : today;
  },

  now: () => new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
};
