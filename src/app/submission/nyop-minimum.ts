import { hasField } from '../../core/plan/form-plan';
import { currentStepIndex } from '../../core/plan/navigation';
import type { FormHandle } from '../../form/form-handle';
import type { Navigation } from '../context/navigation';

/** Takes the visitor to the price they named; a reaction then asks for the minimum, in cents (NYOP-05, NYOP-06). */
export function askForMinimum(form: FormHandle, navigation: Navigation, min: number): void {
  const step = form.plan.steps.findIndex(({ sections }) => sections.some(({ modules }) => hasField(modules, 'nyop.requestedPrice')));
  // A page config's own steps may ask for no price.
  if (form.plan.stepMode && step >= 0 && step !== currentStepIndex(form.plan, form.facts())) navigation.goTo(step);
  form.change({ nyopOverlay: { show: true, min } });
}
