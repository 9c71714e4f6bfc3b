import { useEffect, useLayoutEffect, useRef } from 'react';
import { isEqual } from '../../kernel/util/is-equal';
import { ownerOf } from '../../kernel/plan/entry-title';
import { listedMessage } from '../../form/shown-message';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { enabledSteps } from '../../kernel/plan/step-list';
import { checkStep } from '../../kernel/plan/check-step';
import { ErrorSummary } from '../../ui/error-summary';
import { useApp } from '../context/app-context';
import { scrollToStep, stepElementId } from '../context/scroll';

/**
 * After a refused Continue or Submit: the fields that fail, each with a link to it; on a long page those of all steps. It takes the focus at each refusal;
 * `refusal` is the refusal's number, 0 for one
 * that the visitor knows of.
 */
export function StepErrors({ step, refusal }: { step: number; refusal: number }) {
  const { form, text, idPrefix } = useForm();
  const { root } = useApp();
  const summary = useRef<HTMLDivElement>(null);
  const paths = useFormValue(() => {
    const steps = form.plan.stepMode ? [step] : enabledSteps(form.plan, form.facts());
    return steps.flatMap((index) => Object.keys(checkStep(form.plan, index, form.facts()))).filter(form.failureOf);
  }, isEqual);

  // Before the paint: later, it would take the focus from a field that the visitor already corrects. But after the fields
  // have drawn their errors, as moving the focus makes the browser style all that is drawn so far.
  useLayoutEffect(() => {
    if (refusal > 0) queueMicrotask(() => summary.current?.focus({ preventScroll: true }));
  }, [refusal, step]);
  // After the paint, once the step has its final place.
  useEffect(() => {
    if (refusal > 0) scrollToStep(root, stepElementId(idPrefix, step));
  }, [refusal, step, idPrefix, root]);

  if (paths.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      id={`${idPrefix}-errors-${step}`}
      title={text(paths.length === 1 ? 'errors.one' : 'errors.some', { count: paths.length })}
      errors={paths.map((path) => ({ id: fieldId(idPrefix, path), text: wordsOf(path) }))}
    />
  );

  function wordsOf(path: string): string {
    const words = listedMessage(form, path, text);
    const owner = ownerOf(form.plan, path, form.declaration(path), text);
    return owner ? text('errors.inEntry', { entry: owner, message: words }) : words;
  }
}
