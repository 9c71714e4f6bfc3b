import { dollars, flag, group, list, requiredList, requiredText, oneOf, openGroup, textOrNumber, whole, type ValueOf } from './config-key';

const bundle = group({
  product_id: textOrNumber(requiredText()),
  product_ids: requiredList(textOrNumber(requiredText()), 'a list of product ids'),
  /** Dollars, as on the wire. */
  price: dollars(requiredText()),
  ra_product_count: whole(0),
  bundle_type: oneOf(['regular', 'subscription']),
  use_facade: flag(),
  config: openGroup({}),
});

export type BundleConfig = ValueOf<typeof bundle>;

/** Products sold together at one price (CART-19). */
export const bundles = list(bundle, []);
