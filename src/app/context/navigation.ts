import { continueTarget, currentStepIndex, firstInvalidStep, moveTo, previousStep } from '../../core/plan/navigation';
import { enabledSteps } from '../../core/plan/step-list';
import type { FormHandle } from '../../form/form-handle';

/** A refused Continue or Submit: which step, and a number that grows, so that a second refusal is news too. */
export interface Refusal {
  step: number;
  count: number;
}

/**
 * Moving through the steps: what Back, Continue and the progress bar do. Where the visitor is stands in the form's
 * values; here is only what they were refused last, for the one step that shows it.
 */
export function createNavigation(form: FormHandle) {
  let refusal: Refusal | null = null;
  let movedTo: number | undefined;
  const listeners = new Set<() => void>();
  const current = () => currentStepIndex(form.plan, form.facts());

  function show(step: number) {
    form.change(moveTo(form.values(), step));
    form.flush();
  }

  function goTo(step: number) {
    movedTo = step;
    show(step);
  }

  function refuse(step: number) {
    refusal = { step, count: (refusal?.count ?? 0) + 1 };
    listeners.forEach((listener) => listener());
  }

  return {
    goTo,
    goBack() {
      const step = previousStep(form.plan, form.facts(), current());
      if (step !== undefined) goTo(step);
    },
    goOn() {
      const from = current();
      if (form.validateSteps([from]).length > 0) refuse(from);
      else goTo(continueTarget(form.plan, form.facts(), from));
    },
    /** Shows the first step that does not validate; true when all do (FORM-20). */
    checkAll(): boolean {
      form.validateSteps(enabledSteps(form.plan, form.facts()));
      const step = firstInvalidStep(form.plan, form.facts());
      if (step === undefined) return true;
      if (form.plan.stepMode && step !== current()) show(step);
      refuse(step);
      return false;
    },
    refusal: () => refusal,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether the visitor has just moved to this step; asked once, since only then it takes the focus. */
    hasJustMovedTo(step: number): boolean {
      const isMove = movedTo === step;
      if (isMove) movedTo = undefined;
      return isMove;
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;
