import { dollars, group, requiredOneOf, text, whole } from './config-key';

/** Name your own price: in `full` mode the visitor names the price; `bulk` mode is a discount for many states (NYOP-04). */
export const nyop = group({
  mode: requiredOneOf(['full', 'bulk']),
  /** Dollars per year and state. Without it only the server's minimum counts (NYOP-05). */
  minimum: dollars(text()),
  bulkQuantity: whole(1),
  /** Dollars per year and state. */
  bulkPrice: dollars(text()),
});
