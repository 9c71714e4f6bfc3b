import { createAction } from '@reduxjs/toolkit';
import { cartEvents, purchaseEvent, stepEvent } from '../../core/analytics/tracked-events';
import { cartReadiness } from '../../core/cart/cart-readiness';
import { needsRebuild } from '../../core/cart/needs-rebuild';
import { rebuildCart } from '../../core/cart/rebuild-cart';
import type { Cart } from '../../core/cart-items/cart-item';
import type { Facts } from '../../core/facts/facts';
import type { FormPlan } from '../../core/plan/form-plan';
import { currentStepIndex } from '../../core/plan/navigation';
import { enabledSteps } from '../../core/plan/step-list';
import { conversionOf } from '../../core/submission/payload/affiliate';
import type { SignupResult } from '../../core/submission/submission';
import type { Services } from '../../services/services';
import { valuesMirrored } from '../form-slice';
import type { FactsOf } from '../root-state';
import type { StartListening } from './listeners';

/** The order was accepted under its idempotency key. */
export const orderAccepted = createAction<{ orderNumber: string; result: SignupResult | null }>('orderAccepted');

/** The only road to the trackers: what changes in the cart (TRACK-01), moves between steps (TRACK-03), and the accepted order. */
export function track(startListening: StartListening, factsOf: FactsOf, plan: FormPlan, { trackers, readKey }: Services): void {
  /** What the form starts with, kept answers included: nobody has added it. */
  let start: Facts | undefined;
  /** The step that the trackers know of. */
  let knownStep: unknown;
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
      const facts = factsOf(getState());
      const { currentStep } = facts.values;
      if (start && currentStep !== knownStep) {
        const step = currentStepIndex(plan, facts);
        const place = enabledSteps(plan, facts).indexOf(step) + 1;
        trackers.track(stepEvent(facts.config.formType, plan.steps[step]!.key, place, getState().cart.items));
      }
      knownStep = currentStep;
      start ??= facts;
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
