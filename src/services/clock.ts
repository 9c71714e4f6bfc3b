import type { Clock } from './services';

/** No clock is right that is before the product was. A card or a date of today would be refused by it. */
const firstDay = '2026-01-01';

export const clock: Clock = {
  today() {
    const now = new Date();
    // Only UTC dates have an ISO format: shift the time so that the UTC date equals the local one.
    now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
    const today = now.toISOString().slice(0, 10);
    return today < firstDay ? firstDay : today;
  },

  now: () => new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
};
