import { filledGroup, flag, text, whole } from './config-key';

/** Whether an order can be printed or mailed as a quote before it is paid (PLUS-08). */
export const quote = filledGroup({
  print: flag(false),
  email: flag(false),
  /** For how many days its prices hold: the site owner's promise. */
  days: whole(1, 30, 365),
  /** Who makes the quote; without it the name of the site's address. */
  siteName: text(''),
});
