import type { Facts } from '../facts/facts';
import { memoizePerObject } from '../util/memoize-per-object';
import { expandFields, type ConcreteField } from './expand-fields';
import type { FormPlan, PlannedModule, PlannedStep } from './form-plan';

/** The modules of a step that are shown now. */
export const shownModules = (step: PlannedStep, facts: Facts): readonly PlannedModule[] =>
  step.sections.flatMap(({ modules }) => modules.filter(({ isShown }) => isShown?.(facts) !== false));

/** The fields of a step that are asked now, by concrete path. */
export const shownFields = (step: PlannedStep, facts: Facts): readonly ConcreteField[] =>
  shownModules(step, facts).flatMap(({ fields }) => expandFields(fields, facts));

/**
 * Whether the step is part of the form now. One whose condition is false, or of which no module is shown, is skipped,
 * not listed and not validated (FORM-05, FORM-33, FORM-38).
 */
export const isEnabled = (step: PlannedStep, facts: Facts): boolean =>
  step.isShown?.(facts) !== false && shownModules(step, facts).length > 0;

const findEnabled = memoizePerObject((facts: Facts, plan: FormPlan): readonly number[] =>
  plan.steps.flatMap((step, index) => (isEnabled(step, facts) ? [index] : [])),
);

/** The steps that are part of the form now, by their index in the plan. */
export const enabledSteps = (plan: FormPlan, facts: Facts): readonly number[] => findEnabled(facts, plan);
