import { useEffect, useState } from 'react';
import { offersOf } from '../../kernel/plan/form-plan';
import { progressOf, type Progress, type StepProgress } from '../../kernel/plan/progress';
import { chosenIn, isAnswered } from '../../kernel/plan/review';
import { shownModules } from '../../kernel/plan/step-list';
import type { PageWords, TextKey } from '../../kernel/text/en';
import type { Text } from '../../kernel/text/format-message';
import { isEqual } from '../../kernel/util/is-equal';
import type { FormHandle } from '../../form/form-handle';
import { useForm } from '../../form/form-provider';
import { useWords } from '../../form/use-field';
import { ProgressBar } from '../../ui/progress-bar';
import { useApp } from '../context/app-context';

/** The counts wait until nothing has changed for so long, in ms (VALID-14). */
const refreshMs = 16;

/** The steps with their counts: which one the visitor is on, what is done, and what fails. */
export function FormProgress() {
  const { text, idPrefix } = useForm();
  const words = useWords();
  const { steps, percent, currentNumber, count, answered, notes } = useProgress();
  const { navigation } = useApp();
  const [isOpen, setOpen] = useState(false);

  const shown = ({ index, title, position, isSeen, required, valid, failed, validShare }: StepProgress) => {
    const isCurrent = position === 'current';
    const chosen = answered[index];
    const answeredText = chosen ? 'steps.chosen' : 'steps.answered';
    const withoutFields = notes[index] ?? (chosen === undefined ? 'field.optional' : answeredText);
    return {
      key: String(index),
      title: words(title),
      share: text(required ? 'steps.valid' : withoutFields, { valid, count: required || (chosen ?? 0) }),
      state: isCurrent ? 'current' : isSeen && valid === required ? 'done' : 'todo',
      position,
      seen: isSeen,
      filled: isSeen || isCurrent ? (required ? validShare : 1) : 0,
      failed: failed > 0 ? text('steps.failed', { count: failed }) : '',
    } as const;
  };

  return (
    <ProgressBar
      id={`${idPrefix}-steps`}
      label={text('steps.label')}
      steps={steps.map(shown)}
      percent={percent}
      percentText={text('steps.progress', { percent })}
      toggleText={text('steps.counter', { current: currentNumber, count })}
      open={isOpen}
      onToggle={setOpen}
      onSelect={(key) => {
        setOpen(false);
        navigation.goTo(Number(key));
      }}
    />
  );
}

interface ShownProgress extends Progress {
  /**
   * By the index of each step without required fields in which something is chosen or entered: how many products and domains.
   * They no longer say "optional".
   */
  answered: Readonly<Record<number, number>>;
  /** What its modules say of a step without required fields, by its index. */
  notes: Readonly<Record<number, TextKey | PageWords>>;
}

function useProgress(): ShownProgress {
  const { form, text } = useForm();
  const [progress, setProgress] = useState(() => readProgress(form, text));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      setProgress((last) => {
        const next = readProgress(form, text);
        // Most changes change no count; the same object spares a render.
        return isEqual(next, last) ? last : next;
      });
    };
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, refreshMs);
    };
    /** Whether the text that was typed last passes. */
    let isValid: boolean | undefined;
    // A key costs its own field alone: all others are asked once it passes or fails, and at the pause in typing.
    const stopFields = form.subscribe(([path = ''] = []) => {
      const wasValid = isValid;
      isValid = path ? form.isValid(path) : undefined;
      if (timer || isValid !== wasValid) refreshSoon();
    });
    const stopViews = form.subscribeView(refreshSoon);
    refresh();
    return () => {
      stopFields();
      stopViews();
      clearTimeout(timer);
    };
  }, [form, text]);
  return progress;
}

function readProgress({ plan, facts, isErrorShown, isTouchedOrDirty }: FormHandle, text: Text): ShownProgress {
  const progress = progressOf(plan, facts(), isErrorShown, isTouchedOrDirty);
  const idle = progress.steps.filter(({ required }) => required === 0).map(({ index }) => index);
  const answered = Object.fromEntries(
    idle.filter((index) => isAnswered(plan, index, facts(), text)).map((index) => [index, chosenIn(plan, index, facts(), text)]),
  );
  const notes = Object.fromEntries(
    idle.flatMap((index) =>
      offersOf(shownModules(plan.steps[index]!, facts())).flatMap(({ stepNote }) =>
        stepNote ? [[index, stepNote(facts())] as const] : [],
      ),
    ),
  );
  return { ...progress, answered, notes };
}
