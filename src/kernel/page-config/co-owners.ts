import { filledGroup, flag, whole } from './config-key';

/** Whether people of the company can be asked for their own part of the order (PLUS-06). */
export const coOwners = filledGroup({
  invite: flag(false),
  /** Whether the order waits for the parts that were asked for. */
  wait: flag(false),
  /** For how many days a link counts. */
  days: whole(1, 14, 90),
});
