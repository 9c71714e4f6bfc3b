import { useEffect, useLayoutEffect, useRef } from 'react';
import { messageOf } from '../../core/validation/message-of';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import { checkStep } from '../../core/plan/check-step';
import { ErrorSummary } from '../../ui/error-summary';
import { useApp } from '../context/app-context';
import { scrollToStep, stepElementId } from './scroll';

/** After a refused Continue or Submit: what needs another look, each a link to its field. It takes focus at each refusal, whose number it is given. */
export function StepErrors({ step, refusal }: { step: number; refusal: number }) {
  const { form, text, idPrefix } = useForm();
  const { root } = useApp();
  const summary = useRef<HTMLDivElement>(null);
  // Joined, because a subscription has to answer with something that stays equal to itself.
  const failing = useFormValue(() =>
    Object.keys(checkStep(form.plan, step, form.facts())).filter(form.failureOf).join('|'),
  );

  // The focus moves at once, not after the paint: a visitor who already mends an answer would lose it. The page moves once all stands in its place.
  useLayoutEffect(() => summary.current?.focus({ preventScroll: true }), [refusal, step]);
  useEffect(() => scrollToStep(root, stepElementId(idPrefix, step)), [refusal, step, idPrefix, root]);

  if (failing === '') return null;
  const paths = failing.split('|');
  return (
    <ErrorSummary
      ref={summary}
      id={`${idPrefix}-errors-${step}`}
      title={text(paths.length === 1 ? 'errors.one' : 'errors.some', { count: paths.length })}
      errors={paths.map((path) => ({ id: fieldId(idPrefix, path), text: wordsOf(path) }))}
    />
  );

  function wordsOf(path: string): string {
    const failure = form.failureOf(path);
    const { label, name } = form.declaration(path);
    const words = failure ? messageOf(failure, text(name ?? label), text) : '';
    const entry = /^llc\.(member|manager)s\.(\d+)/.exec(path);
    return entry
      ? text('errors.inEntry', {
          entry: text('list.entry', { name: text(`llc.${entry[1] as 'member' | 'manager'}`), number: Number(entry[2]) + 1 }),
          message: words,
        })
      : words;
  }
}
