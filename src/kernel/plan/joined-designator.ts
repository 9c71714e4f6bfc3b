import { memoizePerObject } from '../util/memoize-per-object';
import { hasField, type FormPlan, type PlannedModule } from './form-plan';

const namePath = 'companyInformation.companyName';
const designatorPath = 'companyInformation.companyNameDesignator';

/** Whether name and designator stand in the same section, where one control asks for both (COMP-46). */
export const isDesignatorJoined = memoizePerObject((plan: FormPlan): boolean =>
  plan.steps.some(({ sections }) => sections.some(({ modules }) => [namePath, designatorPath].every((path) => hasField(modules, path)))),
);

/** The modules of a section as they are seen: a designator is asked for with the name, so that its error follows that of the name. */
export function inOrderSeen(modules: readonly PlannedModule[]): readonly PlannedModule[] {
  const designator = modules.find((module) => hasField([module], designatorPath));
  if (!designator || !hasField(modules, namePath)) return modules;
  return modules.flatMap((module) => {
    if (module === designator) return [];
    return hasField([module], namePath) ? [module, designator] : [module];
  });
}
