import type { Changes } from '../core/answers/answer-path';
import type { FormValues } from '../core/answers/form-values';
import type { Notice } from '../core/answers/notice';
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

/** The form's values and the one door through which every write goes, whoever makes it. */
export function createValuesStore({ initialValues, reactions, factsWith, onWrite, onFactsChanged }: ValuesStoreOptions) {
  let values = initialValues;
  let known: Facts | undefined;
  /** True after the first change; no notices before it. */
  let hasChanged = false;
  const notices = createListeners<[readonly Notice[]]>();

  /** One object until something changes, so that whoever reads it by subscription rests until then. */
  const facts = () => (known ??= factsWith(values));

  function emitNotices(list: readonly Notice[]) {
    if (hasChanged && list.length > 0) notices.emit(list);
  }

  function write(before: Facts, after: FormValues, changed: readonly string[], isTyping = false) {
    known = factsWith(after);
    const reacted = react(before, known, reactions);
    values = reacted.values;
    const hasReacted = values !== after;
    if (hasReacted) known = undefined;
    onWrite({ changed, hasReacted, isTyping });
    emitNotices(reacted.notices);
  }

  return {
    facts,
    values: () => values,
    /** Calls back with what the visitor is to be told about a change they did not make themselves. */
    onNotices: notices.subscribe,
    /** Writes values by path; the reactions follow before anyone sees it. Throws on a path that is refused. */
    change(changes: Changes, isTyping = false) {
      const before = facts();
      let after = values;
      const changed: string[] = [];
      for (const [path, value] of Object.entries(changes)) {
        if (getPath(after, path) === value) continue;
        after = setPath(after, path, value);
        changed.push(path);
      }
      if (changed.length === 0) return;
      hasChanged = true;
      write(before, after, changed, isTyping);
    },
    /** Lets the reactions look again, after the catalogue has changed under the same values. */
    factsChanged() {
      const before = facts();
      known = undefined;
      const reacted = react(before, facts(), reactions);
      if (reacted.values !== values) write(before, reacted.values, []);
      else onFactsChanged();
      emitNotices(reacted.notices);
    },
  };
}
