import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from '../form/form-provider';
import { useFormValue } from '../form/use-field';
import { checkForm, checkStep } from '../core/steps/check-step';
import {
  buttonsOf,
  continueTarget,
  currentStepIndex,
  firstInvalidStep,
  moveTo,
  previousStep,
  type Buttons,
} from '../core/steps/navigation';
import { enabledSteps } from '../core/steps/step-list';
import { useApp } from './app-context';
import { scrollToStep } from './scroll';

/** How long invalid fields pulse after a refusal, in ms (FORM-17). */
const pulseMs = 1500;

/** A refused Continue or Submit: which step, and a number that grows, so that a second refusal is news too. */
export interface Refusal {
  step: number;
  count: number;
}

/** Moving through the steps: where the visitor is, what Back, Continue and the progress bar do. */
export function useNavigation() {
  const { form, idPrefix } = useForm();
  const { root } = useApp();
  const enabled = useStable(useFormValue(() => enabledSteps(form.plan, form.facts()).join()), (joined) =>
    joined === '' ? [] : joined.split(',').map(Number),
  );
  const current = useFormValue(() => currentStepIndex(form.plan, form.facts()));
  const buttons = useStable(useFormValue(() => joinButtons(buttonsOf(form.plan, form.facts(), current))), splitButtons);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPulsing, setPulsing] = useState(false);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!isPulsing) return;
    const timer = setTimeout(() => setPulsing(false), pulseMs);
    return () => clearTimeout(timer);
  }, [isPulsing, refusal]);

  const goTo = useCallback(
    (step: number) => {
      hasMoved.current = true;
      form.change(moveTo(form.values(), step));
      form.flush();
    },
    [form],
  );

  // Only a move of the visitor's takes focus to the new step's heading; nothing does so on load.
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const heading = root.querySelector<HTMLElement>(`#${stepElementID(idPrefix, current)} .charterform-step h2`);
    scrollToStep(root, stepElementID(idPrefix, current));
    heading?.focus({ preventScroll: true });
  }, [current, idPrefix, root]);

  const refuse = useCallback(
    (step: number, paths: readonly string[]) => {
      form.show(paths);
      setRefusal((last) => ({ step, count: (last?.count ?? 0) + 1 }));
      setPulsing(true);
    },
    [form],
  );

  return useMemo(() => {
    /** Shows the first step that does not validate; true when all do (FORM-20). */
    const checkAll = (): boolean => {
      const failures = checkForm(form.plan, form.facts());
      const step = firstInvalidStep(form.plan, form.facts());
      if (step === undefined) return true;
      if (form.plan.stepMode && step !== current) {
        form.change(moveTo(form.values(), step));
        form.flush();
      }
      refuse(step, Object.keys(failures));
      return false;
    };
    return {
      enabled,
      current,
      buttons,
      refusal,
      isPulsing,
      goTo,
      checkAll,
      goBack: () => {
        const step = previousStep(form.plan, form.facts(), current);
        if (step !== undefined) goTo(step);
      },
      goOn: () => {
        const step = continueTarget(form.plan, form.facts(), current);
        if (step === current) refuse(step, Object.keys(checkStep(form.plan, step, form.facts())));
        else goTo(step);
      },
    };
  }, [enabled, current, buttons, refusal, isPulsing, goTo, refuse, form]);
}

export type Navigation = ReturnType<typeof useNavigation>;

export const stepElementID = (idPrefix: string, step: number) => `${idPrefix}-step-${step}`;

const joinButtons = (buttons: Buttons) => Object.entries(buttons).flatMap(([name, shows]) => (shows ? [name] : [])).join();
const splitButtons = (joined: string): Buttons => {
  const shown = joined.split(',');
  return { back: shown.includes('back'), continue: shown.includes('continue'), submit: shown.includes('submit') };
};

/** Made anew only when the text it is made from changes. */
function useStable<Value>(key: string, make: (key: string) => Value): Value {
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => make(key), [key]);
}
