import type { Clock } from './services';

export const clock: Clock = {
  today() {
    const now = new Date();
    // The same clock face in UTC, which alone is written so.
    now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
    return now.toISOString().slice(0, 10);
  },
};
