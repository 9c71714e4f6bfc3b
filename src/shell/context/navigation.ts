import { continueTarget, currentStepIndex, firstInvalidStep, moveTo, previousStep, seenPath } from '../../kernel/plan/navigation';
import { enabledSteps, stepOfField } from '../../kernel/plan/step-list';
import type { FormHandle } from '../../form/form-handle';
import { createListeners } from '../../form/listeners';

/**
 * A refused Continue or Submit: the step, by its index in the plan, and a count that tells a second refusal from the first.
 * The count is 0 for a refusal by an earlier form on the same root, of which the visitor knows.
 */
export interface Refusal {
  step: number;
  count: number;
}

/**
 * Moves through the steps for Back, Continue and the progress bar. The current step is a form value; the last refusal is
 * kept here, for the step that shows it.
 * @param refusedStep the key of the step that an earlier form on the same root has refused
 */
export function createNavigation(form: FormHandle, refusedStep?: string) {
  const { plan, facts } = form;
  const refusedBefore = plan.steps.findIndex(({ key }) => key === refusedStep);
  let refusal: Refusal | null = refusedBefore < 0 ? null : { step: refusedBefore, count: 0 };
  let movedTo: number | undefined;
  /** The step that the visitor left to change something, and that Continue then leads back to. */
  let returnTo: number | undefined;
  const listeners = createListeners<[]>();
  const current = () => currentStepIndex(plan, facts());

  function show(step: number) {
    form.changeNow(moveTo(plan, facts(), step));
    form.flush();
  }

  function goTo(step: number, from?: number) {
    returnTo = from;
    movedTo = step;
    show(step);
  }

  function refuse(step: number) {
    refusal = { step, count: (refusal?.count ?? 0) + 1 };
    listeners.emit();
  }

  return {
    /** The step that the visitor is on. */
    current,
    goTo: (step: number) => goTo(step),
    /** Goes to a step to change it; Continue comes back, by way of the steps between that are incomplete. */
    goToChange: (step: number) => goTo(step, current()),
    /** Goes to the step that asks for the field, unless it is shown already or no step does. */
    goToField(path: string) {
      const step = stepOfField(plan, facts(), path);
      if (plan.stepMode && step !== undefined && step !== current()) goTo(step, returnTo);
    },
    goBack() {
      const step = previousStep(plan, facts(), current());
      if (step !== undefined) goTo(step);
    },
    /** Shows what is wrong in a step; true when nothing is. The step counts as seen by its errors, or once it is left. */
    validateStep(step: number): boolean {
      const isValid = form.validateSteps([step]).length === 0;
      if (!isValid) refuse(step);
      return isValid;
    },
    /** Leaves a step that validates, unless the visitor has left it already. */
    goOnFrom(step: number) {
      if (step !== current()) return;
      const next = continueTarget(plan, facts(), step);
      if (returnTo === undefined || step >= returnTo) goTo(next);
      else goTo(next === step ? step : Math.min(returnTo, firstInvalidStep(plan, facts(), step) ?? returnTo), returnTo);
    },
    /** Shows the first step that does not validate; true when all do (FORM-20). All count as seen (FORM-19). */
    validateAll(): boolean {
      const steps = enabledSteps(plan, facts());
      form.change(Object.fromEntries(steps.map((index) => [seenPath(index), true])));
      form.validateSteps(steps);
      const step = firstInvalidStep(plan, facts());
      if (step === undefined) return true;
      if (plan.stepMode && step !== current()) show(step);
      refuse(step);
      return false;
    },
    refusal: () => refusal,
    subscribe: listeners.subscribe,
    /** Whether the visitor has just moved to this step. Answers true once, so that its heading takes the focus once. */
    hasJustMovedTo(step: number): boolean {
      const isMove = movedTo === step;
      if (isMove) movedTo = undefined;
      return isMove;
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;
