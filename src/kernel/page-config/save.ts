import { filledGroup, flag, whole } from './config-key';

/** Whether an order can be saved at the server for another device, by a link in a mail (PLUS-05). */
export const save = filledGroup({
  email: flag(false),
  /** For how many days the link works. */
  days: whole(1, 14, 90),
  /** Offers one reminder of an order that was left, for whoever asks for it. */
  reminder: flag(false),
});
