import { cartEvents, purchaseEvent } from '../../commerce/analytics/tracked-events';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import { needsRebuild } from '../../commerce/cart/needs-rebuild';
import { rebuildCart } from '../../commerce/cart/rebuild-cart';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { conversionOf } from '../../submission/payload/affiliate';
import type { Services } from '../../services/services';
import { valuesMirrored } from '../form-slice';
import type { StartListening } from '../listeners/listeners';
import type { FactsOf } from '../root-state';
import { orderAccepted } from './order-accepted';

/** Tells the trackers what changes in the cart (TRACK-01), and of the accepted order. */
export function trackOrders(startListening: StartListening, factsOf: FactsOf, { trackers, readKey }: Services): void {
  /** What the form starts with, kept answers included: nobody has added it. */
  let start: Facts | undefined;
  /** The cart that the trackers know of. */
  let known: Cart | undefined;

  startListening({
    actionCreator: orderAccepted,
    effect({ payload: { orderNumber, result } }, { getState }) {
      const facts = factsOf(getState());
      const { items } = getState().cart;
      trackers.track(purchaseEvent(items, orderNumber, conversionOf(facts, items, readKey, orderNumber, result)));
    },
  });

  startListening({
    actionCreator: valuesMirrored,
    effect(_action, { getState }) {
      start ??= factsOf(getState());
    },
  });

  startListening({
    predicate: (_action, state) => start?.form.kind === 'order' && state.cart.items !== known,
    effect(_action, { getState }) {
      const state = getState();
      const { items } = state.cart;
      const facts = factsOf(state);
      if (!start || items === known) return;
      // While products are loaded, the cart lacks what will be in it; after the order it loses its domains.
      if (['redirecting', 'done'].includes(state.submission.status) || cartReadiness(facts) !== 'ready') return;
      const begun = { ...facts, values: start.values, domains: start.domains };
      known ??= needsRebuild(begun, facts) ? rebuildCart(begun) : items;
      cartEvents(known, items).forEach(trackers.track);
      known = items;
    },
  });
}
