import { needsRebuild, rebuildCart } from '../../core/cart/rebuild-cart';
import { cartRebuilt } from '../cart-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';
import { productsWanted } from './load-products';

/**
 * Replaces the cart whenever the facts it stands on have changed, and once on mount (CART-12). The cart is made whole
 * from the facts of that moment, so overlapping loads cannot leave an older one behind (CART-18).
 */
export function rebuildCartOnChange(factsOf: FactsOf): Listener {
  return ({ action, before, after, dispatch, getState }) => {
    const isElsewhere = before.form === after.form && before.catalogue === after.catalogue && before.domains === after.domains;
    if (productsWanted.match(action) || (!isElsewhere && needsRebuild(factsOf(before), factsOf(after))))
      dispatch(cartRebuilt(rebuildCart(factsOf(getState()))));
  };
}
