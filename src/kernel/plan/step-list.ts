import type { Facts } from '../facts/facts';
import { en } from '../text/en';
import { memoizePerObject } from '../util/memoize-per-object';
import { expandFields, type ConcreteField } from './expand-fields';
import type { FormPlan, PlannedModule, PlannedStep } from './form-plan';

/**
 * Recognises the step of optional items by its title, in steps of the form type and of the page config alike (OPT-07).
 */
export const isOptionalStep = (title: string): boolean => title === 'step.optionalItems' || title === en['step.optionalItems'];

/** The modules of a step that are shown now. */
export const shownModules = (step: PlannedStep, facts: Facts): readonly PlannedModule[] =>
  step.sections.flatMap(({ modules }) => modules.filter(({ isShown }) => isShown?.(facts) !== false));

const findShown = memoizePerObject((facts: Facts, step: PlannedStep): readonly ConcreteField[] =>
  shownModules(step, facts).flatMap(({ fields }) => expandFields(fields, facts)),
);

/** The fields of a step that are shown now, by concrete path. */
export const shownFields = (step: PlannedStep, facts: Facts): readonly ConcreteField[] => findShown(facts, step);

/**
 * Whether the step is part of the form now: its condition holds and it shows at least one module. A disabled step is
 * neither listed nor validated (FORM-05, FORM-33, FORM-38).
 */
export const isEnabled = (step: PlannedStep, facts: Facts): boolean =>
  step.isShown?.(facts) !== false && shownModules(step, facts).length > 0;

const findEnabled = memoizePerObject((facts: Facts, plan: FormPlan): readonly number[] =>
  plan.steps.flatMap((step, index) => (isEnabled(step, facts) ? [index] : [])),
);

/** The enabled steps, by their index in the plan. */
export const enabledSteps = (plan: FormPlan, facts: Facts): readonly number[] => findEnabled(facts, plan);

/** The enabled step that shows the field at a concrete path; undefined if none does. */
export const stepOfField = (plan: FormPlan, facts: Facts, path: string): number | undefined =>
  enabledSteps(plan, facts).find((step) => shownFields(plan.steps[step]!, facts).some((field) => field.path === path));
