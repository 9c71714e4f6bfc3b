import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import type { Cart } from './cart-item';
import { checkedPath } from './optional-products';

/** What the visitor has unchecked of the bundles beside the primary one; only what the page offers has a checkbox. */
export function uncheckedOfBundles({ config, offer, values }: Facts, cart: Cart): Cart {
  const editable = cart.filter(({ bundled, disabled }) => bundled && !disabled);
  if (editable.length === 0) return [];
  const options = offer.groups.flatMap(({ products, sections }) => [...products, ...sections.flatMap((section) => section.products)]);
  const paths = new Set(options.map(({ role }) => checkedPath(config, role)));
  return editable.filter(({ saveAs }) => {
    const path = `productState.${saveAs}.checked`;
    return paths.has(path) && getPath(values, path) === false;
  });
}
