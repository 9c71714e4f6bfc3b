import type { Changes } from '../kernel/answers/answer-path';
import type { FormValues } from '../kernel/answers/form-values';
import type { Notice } from '../kernel/answers/notice';
import type { Question } from '../kernel/answers/question';
import type { Facts } from '../kernel/facts/facts';
import { react } from '../kernel/reactions/react';
import type { Reaction } from '../kernel/reactions/reaction';
import { getPath, setPath } from '../kernel/util/paths';
import type { HeldState } from './form-state';
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
  state: HeldState;
  reactions: readonly Reaction[];
  /** Reads an answer before it is written (FIELD-25). */
  read: (path: string, answer: unknown) => unknown;
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

/** The only way to write the form's values, so the reactions always run. Formik's state holds the values. */
export function createValuesStore({ state, reactions, read, factsWith, onWrite, onFactsChanged }: ValuesStoreOptions) {
  const values = () => state.read().values;
  const facts = createFactsCache(values, factsWith);
  const notices = createListeners<[readonly Notice[]]>();
  const waiting: (() => void)[] = [];
  /** True after the first change; before it only notices about kept answers. */
  let hasChanged = false;
  let suspended: Suspended | undefined;

  function emitNotices(all: readonly Notice[]) {
    const list = hasChanged ? all : all.filter(isOfKept);
    if (list.length > 0) notices.emit(list);
  }
  function suspend(change: Suspended) {
    suspended = change;
    onFactsChanged();
  }
  function write(before: Facts, after: FormValues, changed: readonly string[], isTyping = false) {
    const around = factsWith(after);
    const reacted = react(before, around, reactions);
    if (reacted.question) return suspend({ question: reacted.question, before, after, changed });
    state.update((current) => ({ ...current, values: reacted.values }));
    const hasReacted = reacted.values !== after;
    if (!hasReacted) facts.keep(around);
    onWrite({ changed, hasReacted, isTyping });
    emitNotices(reacted.notices);
  }
  /** Runs `act` now, or after the open question has been answered, in order of arrival. */
  const whenAnswered = (act: () => void) => (suspended ? void waiting.push(act) : act());
  function change(changes: Changes, isTyping = false) {
    const answers = Object.fromEntries(Object.entries(changes).map(([path, answer]) => [path, read(path, answer)]));
    const { after, changed } = withChanges(values(), answers);
    if (changed.length === 0) return;
    hasChanged = true;
    write(facts.now(), after, changed, isTyping);
  }

  return {
    facts: facts.now,
    values,
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
      whenAnswered(() => suspend({ question, before: facts.now(), after: values(), changed: [], onAnswer })),
    /** Applies the waiting change and the answer's changes in one write, then the changes queued meanwhile. */
    answerQuestion(isAccepted: boolean) {
      if (!suspended) return;
      const { before, onAnswer } = suspended;
      const { after, changed } = answeredChange(suspended, isAccepted, values());
      suspended = undefined;
      write(before, after, changed);
      while (!suspended && waiting.length > 0) waiting.shift()!();
      onAnswer?.(isAccepted);
    },
    /** Runs the reactions after other facts than the values have changed, such as the catalogue. */
    factsChanged() {
      const before = facts.now();
      facts.forget();
      // The answer runs the reactions against the facts from before the question, which covers this change too.
      if (suspended) return onFactsChanged();
      const reacted = react(before, facts.now(), reactions);
      if (reacted.question || reacted.values !== values()) write(before, reacted.values, []);
      else onFactsChanged();
      emitNotices(reacted.notices);
    },
  };
}

/** Keeps the last facts, so that subscribers read the same object until something changes. */
function createFactsCache(values: () => FormValues, factsWith: (values: FormValues) => Facts) {
  let last: Facts | undefined;
  return {
    now(): Facts {
      const current = values();
      return last?.values === current ? last : (last = factsWith(current));
    },
    keep: (facts: Facts) => void (last = facts),
    /** Call when other facts than the values have changed. */
    forget: () => void (last = undefined),
  };
}

/** What the suspended change and the answer's own changes come to, without what is so already. */
function answeredChange({ question, after: asked, changed }: Suspended, isAccepted: boolean, values: FormValues) {
  const { after, changed: answered } = withChanges(asked, isAccepted ? question.accept : question.decline);
  const paths = [...new Set([...changed, ...answered])];
  return { after, changed: paths.filter((path) => getPath(values, path) !== getPath(after, path)) };
}

/** The changed values, and the paths whose value differs. */
export function withChanges(values: FormValues, changes: Changes) {
  let after = values;
  const changed: string[] = [];
  for (const [path, value] of Object.entries(changes)) {
    if (getPath(after, path) === value) continue;
    after = setPath(after, path, value);
    changed.push(path);
  }
  return { after, changed };
}
