import type { Facts } from '../facts/facts';
import { identityTogglePath } from '../optional/optional-identity';
import { hasField, type FormPlan, type PlannedModule } from '../plan/form-plan';
import { enabledSteps, shownModules } from '../plan/step-list';

/** Whether something can be ordered in a module. */
const offersSomething = (module: PlannedModule): boolean => {
  const { offer } = module;
  return offer?.optionalProducts === true || (offer?.optIns ?? []).length > 0 || hasField([module], identityTogglePath);
};

/** The first step in which something can be chosen, by its index in the plan; the first of all where none has it (FORM-41). */
export function choosingStep(plan: FormPlan, facts: Facts): number {
  const enabled = enabledSteps(plan, facts);
  return enabled.find((step) => shownModules(plan.steps[step]!, facts).some(offersSomething)) ?? enabled[0] ?? 0;
}
