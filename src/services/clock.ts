import type { Clock } from './services';

export const clock: Clock = {
  today() {
    const now = new Date();
    // Only UTC dates have an ISO format: shift the time so that the UTC date equals the local one.
    now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
    return now.toISOString().slice(0, 10);
  },
};
