import { cartFaults } from '../../core/cart/cart-faults';
import { needsRebuild } from '../../core/cart/needs-rebuild';
import { rebuildCart } from '../../core/cart/rebuild-cart';
import type { Log } from '../../services/services';
import { cartRebuilt } from '../cart-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';
import { productsWanted } from './load-products';

/**
 * Replaces the cart whenever the facts it stands on have changed, and once on mount (CART-12). The cart is made whole
 * from the facts of that moment, so overlapping loads cannot leave an older one behind (CART-18). What is wrong with it
 * is logged, each sentence once.
 */
export function rebuildCartOnChange(factsOf: FactsOf, log: Log): Listener {
  const logged = new Set<string>();

  return ({ action, before, after, dispatch, getState }) => {
    const isElsewhere = before.form === after.form && before.catalogue === after.catalogue && before.domains === after.domains;
    const isWanted = productsWanted.match(action);
    if (!isWanted && (isElsewhere || !needsRebuild(factsOf(before), factsOf(after)))) return;
    const facts = factsOf(getState());
    dispatch(cartRebuilt(rebuildCart(facts)));
    for (const fault of cartFaults(facts)) {
      if (!logged.has(fault)) log.warn(fault);
      logged.add(fault);
    }
  };
}
