import { dollars, group, neededOneOf, text, whole } from './config-key';

/** Name your own price: in `full` mode the visitor names a price, in `bulk` mode many states make it cheaper (NYOP-04). */
export const nyop = group({
  mode: neededOneOf(['full', 'bulk']),
  /** Dollars for a year and state. Without it only the server's minimum counts (NYOP-05). */
  minimum: dollars(text()),
  bulkQuantity: whole(1),
  /** Dollars for a year and state. */
  bulkPrice: dollars(text()),
});
