import { useEffect, useState } from 'react';
import { progressOf, type Progress, type StepProgress } from '../../core/plan/progress';
import type { FormHandle } from '../../form/form-handle';
import { useForm } from '../../form/form-provider';
import { useWords } from '../../form/use-field';
import { ProgressBar } from '../../ui/progress-bar';
import { useApp } from '../context/app-context';
import { debounce } from './debounce';

/** Counts wait for a pause in typing, so that a key pays for its own field alone (VALID-14). */
const refreshMs = 16;

/** Where the visitor is, what is left and what needs them. */
export function FormProgress() {
  const { text, idPrefix } = useForm();
  const words = useWords();
  const progress = useProgress();
  const { navigation } = useApp();
  const [isOpen, setOpen] = useState(false);

  const stateOf = ({ place, isSeen, valid, required }: StepProgress) =>
    place === 'current' ? 'current' : isSeen && valid === required ? 'done' : 'todo';
  const share = ({ required, valid, isSeen, place }: StepProgress) => {
    if (required === 0) return text('steps.optional');
    // Before the visitor has been there, what is filled in beforehand is none of their doing.
    if (isSeen || place === 'current') return text('steps.valid', { valid, count: required });
    return required === 1 ? text('steps.oneField') : text('steps.fields', { count: required });
  };

  return (
    <ProgressBar
      id={`${idPrefix}-steps`}
      label={text('steps.label')}
      steps={progress.steps.map((step) => ({
        key: String(step.index),
        title: words(step.title),
        share: share(step),
        state: stateOf(step),
        place: step.place,
        seen: step.isSeen,
        failed: step.failed > 0 ? text('steps.failed', { count: step.failed }) : '',
      }))}
      percent={progress.percent}
      percentText={text('steps.progress', { percent: progress.percent })}
      toggleText={text('steps.counter', { current: progress.position, count: progress.count })}
      open={isOpen}
      onToggle={setOpen}
      onSelect={(key) => {
        setOpen(false);
        navigation.goTo(Number(key));
      }}
    />
  );
}

function useProgress(): Progress {
  const { form } = useForm();
  const [progress, setProgress] = useState(() => readProgress(form));
  useEffect(() => {
    const refresh = () =>
      setProgress((last) => {
        const next = readProgress(form);
        // Most keys change no count, and then nothing is drawn again.
        return JSON.stringify(next) === JSON.stringify(last) ? last : next;
      });
    const soon = debounce(refresh, refreshMs);
    const unsubscribe = form.subscribe(soon.ask);
    refresh();
    return () => {
      unsubscribe();
      soon.stop();
    };
  }, [form]);
  return progress;
}

const readProgress = (form: FormHandle) => progressOf(form.plan, form.facts(), form.isShown, form.isTouched);
