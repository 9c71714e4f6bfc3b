import { cartWarnings } from '../../commerce/cart/cart-warnings';
import { cartOf } from '../../commerce/cart/current-cart';
import { needsRebuild } from '../../commerce/cart/needs-rebuild';
import type { Cart } from '../../kernel/facts/cart';
import { unaskedCard } from '../../commerce/payment/chosen-way';
import { unaskedSelections } from '../../commerce/summary/unasked-selections';
import type { Facts } from '../../kernel/facts/facts';
import type { Log } from '../../services/services';
import { cartRebuilt } from './cart-slice';
import { valuesMirrored } from '../form-slice';
import type { FactsOf } from '../root-state';
import type { StartListening } from '../listeners/listeners';
import { productsWanted } from './load-products';
import { logOnce } from '../listeners/log-once';

/**
 * Rebuilds the cart when the facts it depends on change, and once on mount (CART-12). Each rebuild starts from the current
 * facts, so overlapping loads cannot leave an outdated cart (CART-18). Each message is logged once.
 */
export function rebuildCartOnChange(startListening: StartListening, factsOf: FactsOf, log: Log): void {
  const warn = logOnce(log.warn);
  const inform = logOnce(log.info);
  let built: Facts | undefined;

  startListening({
    predicate: (action, state) =>
      productsWanted.match(action) || (built ? needsRebuild(built, factsOf(state)) : valuesMirrored.match(action)),
    effect(_action, { dispatch, getState }) {
      const facts = factsOf(getState());
      built = facts;
      let cart: Cart = [];
      try {
        cart = cartOf(facts);
      } finally {
        // After an error the cart is empty: the one before belongs to answers that have changed, and must not be ordered.
        dispatch(cartRebuilt(cart));
      }
      warn(cartWarnings(facts));
      inform([...unaskedSelections(facts, cart), ...unaskedCard(facts, cart)]);
    },
  });
}
