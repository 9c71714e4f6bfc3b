import type { Changes } from '../core/answers/answer-path';
import type { FormValues } from '../core/answers/form-values';
import type { Notice } from '../core/answers/notice';
import type { Question } from '../core/answers/question';
import type { Facts } from '../core/facts/facts';
import { react } from '../core/reactions/react';
import type { Reaction } from '../core/reactions/reaction';
import { getPath, setPath } from '../core/util/paths';
import { createListeners } from './listeners';

/** One change of the values, with what followed from it. */
export interface Write {
  /** Paths the caller changed. */
  changed: readonly string[];
  /** Reactions changed other values as well. */
  hasReacted: boolean;
  isTyping: boolean;
}

export interface ValuesStoreOptions {
  initialValues: FormValues;
  reactions: readonly Reaction[];
  /** The current facts with these values. */
  factsWith: (values: FormValues) => Facts;
  onWrite: (write: Write) => void;
  /** Called when the facts have changed but the values have not, or a question has opened. */
  onFactsChanged: () => void;
}

/** A change that waits for the visitor to answer a question. */
interface Suspended {
  question: Question;
  before: Facts;
  after: FormValues;
  changed: readonly string[];
  onAnswer?: (isAccepted: boolean) => void;
}

const isOfKept = ({ isForKept }: Notice) => isForKept === true;

/** Holds the form's values. Every change goes through this store, so the reactions always run. */
export function createValuesStore({ initialValues, reactions, factsWith, onWrite, onFactsChanged }: ValuesStoreOptions) {
  let values = initialValues;
  let known: Facts | undefined;
  /** True after the first change; before it only notices about kept answers. */
  let hasChanged = false;
  let suspended: Suspended | undefined;
  const waiting: (() => void)[] = [];
  const notices = createListeners<[readonly Notice[]]>();
  /** Cached, so that subscribers read the same object until something changes. */
  const facts = () => (known ??= factsWith(values));
  const emitNotices = (list: readonly Notice[], told = hasChanged ? list : list.filter(isOfKept)) => told.length > 0 && notices.emit(told);

  function suspend(change: Suspended) {
    suspended = change;
    onFactsChanged();
  }
  function write(before: Facts, after: FormValues, changed: readonly string[], isTyping = false) {
    const around = factsWith(after);
    const reacted = react(before, around, reactions);
    if (reacted.question) return suspend({ question: reacted.question, before, after, changed });
    values = reacted.values;
    const hasReacted = values !== after;
    known = hasReacted ? undefined : around;
    onWrite({ changed, hasReacted, isTyping });
    emitNotices(reacted.notices);
  }

  /** Runs `act` now, or after the open question has been answered, in order of arrival. */
  const whenAnswered = (act: () => void) => (suspended ? void waiting.push(act) : act());
  function change(changes: Changes, isTyping = false) {
    const before = facts();
    const { after, changed } = withChanges(values, changes);
    if (changed.length === 0) return;
    hasChanged = true;
    write(before, after, changed, isTyping);
  }

  return {
    facts,
    values: () => values,
    /** Whether anything has been answered since the form was opened. */
    hasChanged: () => hasChanged,
    /** Subscribes to notices about changes that the visitor did not make. */
    onNotices: notices.subscribe,
    whenAnswered,
    /** Writes values by path; the reactions run before any listener. Waits while a question is open; throws on an unsafe path. */
    change: (changes: Changes, isTyping = false) => whenAnswered(() => change(changes, isTyping)),
    /** Writes values even while a question is open, whose answer leaves them as they are: the step that it is asked on. */
    changeNow(changes: Changes) {
      if (suspended) suspended = { ...suspended, after: withChanges(suspended.after, changes).after };
      change(changes);
    },
    /** The open question, if any. Other values do not change until it is answered. */
    question: () => suspended?.question,
    /** Asks a question that no change gave rise to. */
    ask: (question: Question, onAnswer: (isAccepted: boolean) => void) =>
      whenAnswered(() => suspend({ question, before: facts(), after: values, changed: [], onAnswer })),
    /** Applies the waiting change and the answer's changes in one write, then the changes queued meanwhile. */
    answerQuestion(isAccepted: boolean) {
      if (!suspended) return;
      const { question, before, after: asked, changed, onAnswer } = suspended;
      suspended = undefined;
      const { after, changed: answered } = withChanges(asked, isAccepted ? question.accept : question.decline);
      write(
        before,
        after,
        [...new Set([...changed, ...answered])].filter((path) => getPath(values, path) !== getPath(after, path)),
      );
      while (!suspended && waiting.length > 0) waiting.shift()!();
      onAnswer?.(isAccepted);
    },
    /** Runs the reactions after other facts than the values have changed, such as the catalogue. */
    factsChanged() {
      const before = facts();
      known = undefined;
      // The answer runs the reactions against the facts from before the question, which covers this change too.
      if (suspended) return onFactsChanged();
      const reacted = react(before, facts(), reactions);
      if (reacted.question || reacted.values !== values) write(before, reacted.values, []);
      else onFactsChanged();
      emitNotices(reacted.notices);
    },
  };
}

/** The changed values, and the paths whose value differs. */
function withChanges(values: FormValues, changes: Changes) {
  let after = values;
  const changed: string[] = [];
  for (const [path, value] of Object.entries(changes)) {
    if (getPath(after, path) === value) continue;
    after = setPath(after, path, value);
    changed.push(path);
  }
  return { after, changed };
}
