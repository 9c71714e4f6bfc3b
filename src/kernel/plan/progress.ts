import type { Facts } from '../facts/facts';
import { isTrue } from '../answers/get-answer';
import { sumBy } from '../util/collections';
import { isRequired } from '../validation/run-rules';
import { checkShown, rulesOf } from './check-step';
import type { FormPlan } from './form-plan';
import { currentStepIndex, seenPath } from './navigation';
import { enabledSteps, shownFields } from './step-list';

export interface StepProgress {
  /** The step's index in the plan. */
  index: number;
  title: string;
  /** Its position relative to the current step (FORM-14). */
  position: 'before' | 'current' | 'after';
  isSeen: boolean;
  /** How many required fields it shows: `valid` ones pass, `failed` ones show a message (FORM-13). */
  required: number;
  valid: number;
  failed: number;
  /** The share of the required fields that pass, from 0 to 1; 0 if there are none (FORM-13). */
  validShare: number;
}

export interface Progress {
  /** The enabled steps, in order. */
  steps: readonly StepProgress[];
  /** The N of "Step N/M", counting enabled steps only (FORM-29). */
  currentNumber: number;
  count: number;
  /**
   * How many of all required fields pass, from 0 to 100. Those of a step that the visitor has not reached count as open,
   * though they may be preset; a step without any counts as one field, done once it is reached. So a move forward never
   * takes from it, and 100 means that every step was reached and passes.
   */
  percent: number;
}

type IsMarked = (path: string) => boolean;

/**
 * The progress over all enabled steps, whether or not they are mounted (FORM-13, FORM-14, FORM-29).
 * @param isErrorShown whether the message of the field at a path shows while the field fails
 * @param isTouchedOrDirty whether the visitor has left or changed the field at a path
 */
export function progressOf(plan: FormPlan, facts: Facts, isErrorShown: IsMarked, isTouchedOrDirty: IsMarked = isErrorShown): Progress {
  const current = currentStepIndex(plan, facts);
  const steps = enabledSteps(plan, facts).map((index): StepProgress => {
    const step = plan.steps[index]!;
    const fields = shownFields(step, facts);
    let required = 0;
    let valid = 0;
    let failed = 0;
    for (const { path, field } of fields) {
      const rules = rulesOf(field, path, facts);
      if (!isRequired(rules)) continue;
      required++;
      if (!checkShown(field, path, rules, facts)) valid++;
      else if (isErrorShown(path)) failed++;
    }
    return {
      index,
      title: step.title,
      position: index === current ? 'current' : index < current ? 'before' : 'after',
      // Moved on from, validated (then its messages show), touched or dirty (FORM-19).
      isSeen: isTrue(facts.values, seenPath(index)) || fields.some(({ path }) => isErrorShown(path) || isTouchedOrDirty(path)),
      required,
      valid,
      failed,
      validShare: required && valid / required,
    };
  });
  // A long page shows all of its steps at once.
  const isReached = ({ isSeen, position }: StepProgress) => isSeen || position === 'current' || !plan.stepMode;
  const sum = (list: readonly StepProgress[], part: 'required' | 'valid') => sumBy(list, (step) => (step.required ? step[part] : 1));
  return {
    steps,
    currentNumber: steps.findIndex(({ index }) => index === current) + 1,
    count: steps.length,
    // Rounded down, so that 100 means complete.
    percent: Math.floor((100 * sum(steps.filter(isReached), 'valid')) / sum(steps, 'required')),
  };
}
