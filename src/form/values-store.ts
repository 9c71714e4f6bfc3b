import type { Changes } from '../core/answers/answer-path';
import type { FormValues } from '../core/answers/form-values';
import type { Notice } from '../core/answers/notice';
import type { Question } from '../core/answers/question';
import type { Facts } from '../core/facts/facts';
import { react } from '../core/reactions/react';
import type { Reaction } from '../core/reactions/reaction';
import { getPath, setPath } from '../core/util/paths';
import { createListeners } from './listeners';

/** One write through the door, with all that followed from it. */
export interface Write {
  /** The paths that the caller changed. */
  changed: readonly string[];
  /** Reactions changed other values as well. */
  hasReacted: boolean;
  isTyping: boolean;
}

export interface ValuesStoreOptions {
  initialValues: FormValues;
  reactions: readonly Reaction[];
  /** The facts around the given values, at this moment. */
  factsWith: (values: FormValues) => Facts;
  onWrite: (write: Write) => void;
  /** The facts have changed around the same values. */
  onFactsChanged: () => void;
}

/** A change that waits for the visitor's answer. */
interface Suspended {
  question: Question;
  before: Facts;
  after: FormValues;
  changed: readonly string[];
}

/** The form's values and the one door through which every write goes, whoever makes it. */
export function createValuesStore({ initialValues, reactions, factsWith, onWrite, onFactsChanged }: ValuesStoreOptions) {
  let values = initialValues;
  let known: Facts | undefined;
  /** True after the first change; no notices before it. */
  let hasChanged = false;
  let suspended: Suspended | undefined;
  const waiting: (() => void)[] = [];
  const notices = createListeners<[readonly Notice[]]>();

  /** One object until something changes, so that whoever reads it by subscription rests until then. */
  const facts = () => (known ??= factsWith(values));

  function emitNotices(list: readonly Notice[]) {
    if (hasChanged && list.length > 0) notices.emit(list);
  }

  function write(before: Facts, after: FormValues, changed: readonly string[], isTyping = false) {
    const around = factsWith(after);
    const reacted = react(before, around, reactions);
    if (reacted.question) {
      suspended = { question: reacted.question, before, after, changed };
      onFactsChanged();
      return;
    }
    values = reacted.values;
    const hasReacted = values !== after;
    known = hasReacted ? undefined : around;
    onWrite({ changed, hasReacted, isTyping });
    emitNotices(reacted.notices);
  }

  /** Runs what changes the values now or, while a question is open, in its turn after the answer. */
  function whenAnswered(act: () => void) {
    if (suspended) waiting.push(act);
    else act();
  }

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
    /** Calls back with what the visitor is to be told about a change they did not make themselves. */
    onNotices: notices.subscribe,
    whenAnswered,
    /**
     * Writes values by path; the reactions follow before anyone sees it. Throws on a path that is refused. While a
     * question is open, the change waits for its answer.
     */
    change: (changes: Changes, isTyping = false) => whenAnswered(() => change(changes, isTyping)),
    /** What the visitor is being asked: until the answer nothing changes. */
    question: () => suspended?.question,
    /** Makes the change that waited together with what the answer changes, then those that came meanwhile. */
    answerQuestion(isAccepted: boolean) {
      if (!suspended) return;
      const { question, before, after: asked, changed } = suspended;
      suspended = undefined;
      const { after, changed: answered } = withChanges(asked, isAccepted ? question.accept : question.decline);
      write(before, after, [...new Set([...changed, ...answered])].filter((path) => getPath(values, path) !== getPath(after, path)));
      while (!suspended && waiting.length > 0) waiting.shift()!();
    },
    /** Lets the reactions look again, after the catalogue has changed under the same values. */
    factsChanged() {
      const before = facts();
      known = undefined;
      // The reactions see the difference with the answer, since they compare with the facts from before the question.
      if (suspended) return onFactsChanged();
      const reacted = react(before, facts(), reactions);
      if (reacted.question || reacted.values !== values) write(before, reacted.values, []);
      else onFactsChanged();
      emitNotices(reacted.notices);
    },
  };
}

/** The values with the changes, and the paths at which these differ. */
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
