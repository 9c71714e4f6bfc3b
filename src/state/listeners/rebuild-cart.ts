import { cartWarnings } from '../../core/cart/cart-warnings';
import { cartOf } from '../../core/cart/current-cart';
import { needsRebuild } from '../../core/cart/needs-rebuild';
import { unaskedSelections } from '../../core/summary/unasked-selections';
import type { Log } from '../../services/services';
import { cartRebuilt } from '../cart-slice';
import type { FactsOf } from '../root-state';
import type { Listener } from './listeners';
import { logOnce } from './log-once';
import { productsWanted } from './load-products';

/**
 * Rebuilds the cart when the facts it depends on change, and once on mount (CART-12). Each rebuild starts from the current
 * facts, so overlapping loads cannot leave an outdated cart (CART-18). Each message is logged once.
 */
export function rebuildCartOnChange(factsOf: FactsOf, log: Log): Listener {
  const warn = logOnce(log.warn);
  const inform = logOnce(log.info);

  return ({ action, before, after, dispatch, getState }) => {
    if (!productsWanted.match(action) && !needsRebuild(factsOf(before), factsOf(after))) return;
    const facts = factsOf(getState());
    const cart = cartOf(facts);
    dispatch(cartRebuilt(cart));
    warn(cartWarnings(facts));
    inform(unaskedSelections(facts, cart));
  };
}
