import { filledGroup, flag } from './config-key';

/** Where the products of the business identity package are offered (OPT-07, OPT-10, OPT-12). */
export const businessIdentity = filledGroup({
  inOptionalItems: flag(false),
  first: flag(false),
  required: flag(false),
});
