import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import { isRequired } from '../validation/run-rules';
import { checkShown, rulesOf } from './check-step';
import type { FormPlan } from './form-plan';
import { currentStepIndex, seenPath } from './navigation';
import { enabledSteps, shownFields } from './step-list';

export interface StepProgress {
  /** In the plan. */
  index: number;
  key: string;
  title: string;
  /** Where it stands to the step the visitor is on (FORM-14). */
  place: 'before' | 'current' | 'after';
  isSeen: boolean;
  /** How many required fields are asked; of them `valid` pass now, `failed` show a message, the rest are open. */
  required: number;
  valid: number;
  failed: number;
  open: number;
  /** Shares of the required fields from 0 to 1; 0 where none is asked (FORM-13). */
  validShare: number;
  failedShare: number;
}

export interface Progress {
  /** The enabled steps in order. */
  steps: readonly StepProgress[];
  /** "Step {position}/{count}", counting enabled steps only (FORM-29). */
  position: number;
  count: number;
  /** Of all required fields that pass now, from 0 to 100; 100 where none is asked. */
  percent: number;
}

type IsMarked = (path: string) => boolean;

/**
 * What is done, broken and left, over all enabled steps, mounted or not (FORM-13, FORM-14, FORM-29).
 * `isErrorShown` tells whether a field's message shows while it fails, `isTouchedOrDirty` whether the visitor left or changed it.
 */
export function progressOf(plan: FormPlan, facts: Facts, isErrorShown: IsMarked, isTouchedOrDirty: IsMarked = isErrorShown): Progress {
  const current = currentStepIndex(plan, facts);
  const steps = enabledSteps(plan, facts).map((index) => stepProgress(plan, index, current, facts, isErrorShown, isTouchedOrDirty));
  const sum = (part: 'required' | 'valid') => steps.reduce((total, step) => total + step[part], 0);
  const required = sum('required');
  return {
    steps,
    position: steps.findIndex(({ index }) => index === current) + 1,
    count: steps.length,
    // Rounded down, so that 100 means that nothing is missing.
    percent: required === 0 ? 100 : Math.floor((100 * sum('valid')) / required),
  };
}

function stepProgress(
  plan: FormPlan,
  index: number,
  current: number,
  facts: Facts,
  isErrorShown: IsMarked,
  isTouchedOrDirty: IsMarked,
): StepProgress {
  const step = plan.steps[index] as FormPlan['steps'][number];
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
    key: step.key,
    title: step.title,
    place: index === current ? 'current' : index < current ? 'before' : 'after',
    // Passed, validated (then its messages show), touched or dirty (FORM-19).
    isSeen:
      getAnswer(facts.values, seenPath(index)) === true || fields.some(({ path }) => isErrorShown(path) || isTouchedOrDirty(path)),
    required,
    valid,
    failed,
    open: required - valid - failed,
    validShare: required && valid / required,
    failedShare: required && failed / required,
  };
}
