import { cartWarnings } from '../../core/cart/cart-warnings';
import { cartOf } from '../../core/cart/current-cart';
import { needsRebuild } from '../../core/cart/needs-rebuild';
import type { Log } from '../../services/services';
import { cartRebuilt } from '../cart-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';
import { productsWanted } from './load-products';

/**
 * Rebuilds the cart when the facts it depends on change, and once on mount (CART-12). Each rebuild starts from the current
 * facts, so overlapping loads cannot leave an outdated cart (CART-18). Each warning is logged once.
 */
export function rebuildCartOnChange(factsOf: FactsOf, log: Log): Listener {
  const logged = new Set<string>();

  return ({ action, before, after, dispatch, getState }) => {
    const isUnrelated = before.form === after.form && before.catalogue === after.catalogue && before.domains === after.domains;
    const isForced = productsWanted.match(action);
    if (!isForced && (isUnrelated || !needsRebuild(factsOf(before), factsOf(after)))) return;
    const facts = factsOf(getState());
    dispatch(cartRebuilt(cartOf(facts)));
    for (const warning of cartWarnings(facts)) {
      if (!logged.has(warning)) log.warn(warning);
      logged.add(warning);
    }
  };
}
