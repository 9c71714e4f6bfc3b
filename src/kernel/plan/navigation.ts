import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import { checkStep } from './check-step';
import type { FormPlan } from './form-plan';
import { enabledSteps } from './step-list';
import type { AnswerPath, Changes } from '../answers/answer-path';

/** The step that is stored, by its index in the plan; 0 before there is one. It may have been taken out of the form since. */
export const storedStep = ({ values }: Pick<Facts, 'values'>): number => Number(getAnswer(values, 'currentStep') ?? 0);

/** The step the visitor is on, by its index in the plan: the stored one or, if disabled, the enabled one before it. */
export function currentStepIndex(plan: FormPlan, facts: Facts): number {
  const enabled = enabledSteps(plan, facts);
  const stored = storedStep(facts);
  return enabled.filter((step) => step <= stored).at(-1) ?? enabled[0] ?? 0;
}

/** The enabled step after this one; undefined on the last (FORM-05). */
export const nextStep = (plan: FormPlan, facts: Facts, step: number): number | undefined =>
  enabledSteps(plan, facts).find((other) => other > step);

/** The enabled step before this one; undefined on the first (FORM-05). */
export const previousStep = (plan: FormPlan, facts: Facts, step: number): number | undefined =>
  enabledSteps(plan, facts)
    .filter((other) => other < step)
    .at(-1);

export interface Buttons {
  back: boolean;
  continue: boolean;
  submit: boolean;
}

/** Which buttons a step shows (FORM-07 to FORM-09). */
export function buttonsOf(plan: FormPlan, facts: Facts, step: number): Buttons {
  const goesOn = plan.stepMode && nextStep(plan, facts, step) !== undefined;
  return { back: plan.stepMode && previousStep(plan, facts, step) !== undefined, continue: goesOn, submit: !goesOn };
}

/** The step that Continue leads to: the next one, or the same if it is invalid or the last (FORM-15). */
export const continueTarget = (plan: FormPlan, facts: Facts, step: number): number =>
  isInvalid(plan, facts, step) ? step : (nextStep(plan, facts, step) ?? step);

/** The first enabled step that is invalid, of those after one if that is given; undefined if all are valid (FORM-20). */
export const firstInvalidStep = (plan: FormPlan, facts: Facts, after = -1): number | undefined =>
  enabledSteps(plan, facts).find((step) => step > after && isInvalid(plan, facts, step));

const isInvalid = (plan: FormPlan, facts: Facts, step: number): boolean => Object.keys(checkStep(plan, step, facts)).length > 0;

/** The changes that a move to another step writes: the step left is marked as seen (FORM-18). */
export const moveTo = (plan: FormPlan, facts: Facts, step: number): Changes => ({
  // The step that was shown, which is another than the stored one where that is hidden or does not exist.
  [seenPath(currentStepIndex(plan, facts))]: true,
  currentStep: step,
});

export const seenPath = (step: number): AnswerPath => `stepSeenStatus.${step}.seen`;
