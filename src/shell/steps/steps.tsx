import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { enabledSteps } from '../../kernel/plan/step-list';
import { isEqual } from '../../kernel/util/is-equal';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { useApp } from '../context/app-context';
import { scrollToStep, stepElementId } from '../context/scroll';
import { StepErrors } from './step-errors';
import { StepView } from './step-view';
import { startTimer } from '../../ui/timer';

/** How long invalid fields pulse after a refusal, in ms (FORM-17). */
const pulseMs = 1500;

/** The step the visitor is on or, outside step mode, all of them on one long page (FORM-04, FORM-06). */
export function Steps() {
  const { form, idPrefix } = useForm();
  const { root, navigation } = useApp();
  const current = useFormValue(navigation.current);
  const shown = useFormValue(() => (form.plan.stepMode ? [current] : enabledSteps(form.plan, form.facts())), isEqual);

  const arrived = useRef<number | undefined>(undefined);
  // Before the paint: later, the heading would take the focus from a field in which the visitor already types. But after all
  // of the step is drawn, as moving the focus makes the browser lay out what is drawn so far.
  useLayoutEffect(() => {
    if (!navigation.hasJustMovedTo(current)) return;
    const heading = `#${stepElementId(idPrefix, current)} .charterform-step h2`;
    queueMicrotask(() => root.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true }));
    arrived.current = current;
  }, [current, idPrefix, root, navigation]);
  // After the paint, once the step has its final place.
  useEffect(() => {
    if (arrived.current === current) scrollToStep(root, stepElementId(idPrefix, current));
    arrived.current = undefined;
  }, [current, idPrefix, root]);

  return shown.map((step) => <Step key={step} index={step} />);
}

function Step({ index }: { index: number }) {
  const { form, idPrefix } = useForm();
  const { config, navigation } = useApp();
  const refusal = useSyncExternalStore(navigation.subscribe, navigation.refusal);
  const count = refusal?.step === index ? refusal.count : undefined;
  const isPulsing = usePulse(count ?? 0);
  return (
    <div
      id={stepElementId(idPrefix, index)}
      className={isPulsing ? `charterform-pulse${config.layout.shake ? ' charterform-shake' : ''}` : undefined}
    >
      {count !== undefined && <StepErrors step={index} refusal={count} />}
      <StepView step={form.plan.steps[index]!} />
    </div>
  );
}

/** True for a while after each refusal. It starts after the paint, so that the animation does not delay the messages. */
function usePulse(refusal: number): boolean {
  const [isPulsing, setPulsing] = useState(false);
  useEffect(() => {
    if (refusal === 0) return;
    setPulsing(true);
    return startTimer(() => setPulsing(false), pulseMs);
  }, [refusal]);
  return isPulsing;
}
