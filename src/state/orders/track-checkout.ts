import { checkoutEvent, paymentEvent } from '../../commerce/analytics/tracked-events';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import { chosenWay } from '../../commerce/payment/chosen-way';
import { cartTotal } from '../../commerce/pricing/total';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { storedStep } from '../../kernel/plan/navigation';
import type { Services } from '../../services/services';
import { valuesMirrored } from '../form-slice';
import type { StartListening } from '../listeners/listeners';
import type { FactsOf } from '../root-state';
import { attemptCounted } from '../submission/submission-slice';

/** Whether trackers can be told of an order: something is in it, and all its products are known. */
const isKnown = (facts: Facts, cart: Cart) => facts.form.kind === 'order' && cart.length > 0 && cartReadiness(facts) === 'ready';

/** Tells the trackers once that an order has begun (TRACK-16), and how it is to be paid (TRACK-17). */
export function trackCheckout(startListening: StartListening, factsOf: FactsOf, { trackers }: Services): void {
  /** The step that the form starts with; undefined until it has its answers. */
  let start: number | undefined;
  let isBegunTold = false;
  /** The way to pay that the trackers know of. */
  let knownWay: string | undefined;

  function tellBegun(facts: Facts, cart: Cart): void {
    if (!isKnown(facts, cart)) return;
    // An order that was kept on a later step had begun before.
    if (start === 0 && !isBegunTold) trackers.track(checkoutEvent(cart));
    isBegunTold = true;
  }

  startListening({
    actionCreator: valuesMirrored,
    effect(_action, { getState }) {
      start ??= storedStep(factsOf(getState()));
    },
  });

  startListening({
    // Any action: the products may arrive after the visitor has gone on.
    predicate: () => start === 0 && !isBegunTold,
    effect(_action, { getState }) {
      const facts = factsOf(getState());
      if (storedStep(facts) > 0) tellBegun(facts, getState().cart.items);
    },
  });

  startListening({
    actionCreator: attemptCounted,
    effect(_action, { getState }) {
      const facts = factsOf(getState());
      const { items } = getState().cart;
      tellBegun(facts, items);
      const { id } = chosenWay(facts);
      if (id === knownWay || !isKnown(facts, items) || cartTotal(items) === 0) return;
      knownWay = id;
      trackers.track(paymentEvent(items, id));
    },
  });
}
