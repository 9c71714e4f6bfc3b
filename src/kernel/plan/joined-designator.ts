import { memoizePerObject } from '../util/memoize-per-object';
import { hasField, type FormPlan, type PlannedModule } from './form-plan';

const namePath = 'companyInformation.companyName';
const designatorPath = 'companyInformation.companyNameDesignator';

const asksBoth = (modules: readonly PlannedModule[]): boolean => hasField(modules, namePath) && hasField(modules, designatorPath);

/** Whether name and designator stand in the same section, where one control asks for both (COMP-46). */
export const isDesignatorJoined = memoizePerObject((plan: FormPlan): boolean =>
  plan.steps.some(({ sections }) => sections.some(({ modules }) => asksBoth(modules))),
);

/** The modules of a section as they are seen: a joined designator comes with the name, and so does its error. */
export function inOrderSeen(modules: readonly PlannedModule[]): readonly PlannedModule[] {
  if (!asksBoth(modules)) return modules;
  const designators = modules.filter((module) => hasField([module], designatorPath));
  return modules.flatMap((module) => {
    if (designators.includes(module)) return [];
    return hasField([module], namePath) ? [module, ...designators] : [module];
  });
}
