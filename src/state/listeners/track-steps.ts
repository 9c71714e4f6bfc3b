import type { FormPlan } from '../../kernel/plan/form-plan';
import { currentStepIndex } from '../../kernel/plan/navigation';
import { stepEvent } from '../../kernel/plan/step-event';
import { enabledSteps } from '../../kernel/plan/step-list';
import type { Services } from '../../services/services';
import { valuesMirrored } from '../form-slice';
import { orderStore } from '../order-store';
import type { FactsOf } from '../root-state';
import type { StartListening } from './listeners';

/** Tells the trackers of moves between steps (TRACK-03). */
export function trackSteps(startListening: StartListening, factsOf: FactsOf, plan: FormPlan, { trackers }: Services): void {
  let hasStarted = false;
  /** The step that the trackers know of. */
  let knownStep: unknown;

  startListening({
    actionCreator: valuesMirrored,
    effect(_action, { getState }) {
      const facts = factsOf(getState());
      const { currentStep } = facts.values;
      if (hasStarted && currentStep !== knownStep) {
        const step = currentStepIndex(plan, facts);
        const place = enabledSteps(plan, facts).indexOf(step) + 1;
        const eventOf = orderStore.get()?.stepEvent ?? plainStepEvent;
        trackers.track(eventOf(facts.config.formType, plan.steps[step]!.key, place, getState().cart.items));
      }
      knownStep = currentStep;
      hasStarted = true;
    },
  });
}

/** A move to another step of a form that sells nothing. */
const plainStepEvent = (formType: string, stepName: string, place: number) => stepEvent(formType, stepName, place);
