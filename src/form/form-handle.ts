import type { AnswerPath, Changes, ListPath } from '../core/answers/answer-path';
import { addEntry, canAdd, canRemove, removeEntry } from '../core/answers/list-operations';
import type { FormValues } from '../core/answers/form-values';
import { unchangedSince } from '../core/answers/unchanged-since';
import type { Facts } from '../core/facts/facts';
import type { FormPlan } from '../core/plan/form-plan';
import { listsOf, type PlannedList } from '../core/plan/lists';
import type { Reaction } from '../core/reactions/reaction';
import { reactionsOf } from '../core/reactions/reaction-list';
import { getPath } from '../core/util/paths';
import { createFieldState } from './field-state';
import { createListeners } from './listeners';
import { createMirror } from './mirror';
import { createValuesStore } from './values-store';

export interface FormOptions {
  plan: FormPlan;
  initialValues: FormValues;
  /** The facts around the given values, at this moment. */
  factsWith: (values: FormValues) => Facts;
  /** Takes the values to the store's mirror. */
  mirror: (values: FormValues) => void;
  /** Those of the form where left out. */
  reactions?: readonly Reaction[];
}

/**
 * The form as its fields see it: values with their one door, the state of each field, and the store's mirror of it all.
 * Fields subscribe here rather than to Formik, which draws everything at each key; Formik is told in the same tick.
 */
export function createFormHandle({ plan, initialValues, factsWith, mirror: writeMirror, reactions = reactionsOf(plan) }: FormOptions) {
  const listeners = createListeners<[]>();
  const store = createValuesStore({
    initialValues,
    reactions,
    factsWith,
    onWrite(write) {
      follow(write);
      // Before the listeners, since what they draw is drawn as soon as this is over.
      mirror.schedule(write.isTyping);
      listeners.emit();
    },
    onFactsChanged: listeners.emit,
  });
  const { follow, removeEntry: moveUp, ...fields } = createFieldState({ plan, initialValues, facts: store.facts, onChange: listeners.emit });
  const mirror = createMirror(store.values, writeMirror);

  /** The declaration of a list; throws on a path no module declares as one, since that is a mistake of ours. */
  function list(path: ListPath): PlannedList {
    const found = listsOf(plan).get(path);
    if (!found) throw new Error(`No module of this form declares the list "${path}".`);
    return found;
  }

  function entries(path: ListPath): readonly unknown[] {
    const kept = getPath(store.values(), path);
    return Array.isArray(kept) ? kept : [];
  }

  function changeList(path: ListPath, changed: readonly unknown[]) {
    store.change({ [path]: changed });
    mirror.flush();
  }

  return {
    plan,
    initialValues,
    ...store,
    ...fields,
    get: (path: AnswerPath) => getPath(store.values(), path),
    subscribe: listeners.subscribe,
    flush: mirror.flush,
    /** Writes what a service answered to a question that was asked of these values. */
    answer: (asked: FormValues, changes: Changes) =>
      store.whenAnswered(() => store.change(unchangedSince(asked, store.values(), changes))),
    /** A key in a text field: the same door, with the mirror following at the next pause. */
    type: (path: AnswerPath, text: string) => store.change({ [path]: text }, true),
    list,
    entries,
    /** Adds a blank entry to a declared list, unless it is full. */
    addEntry(path: ListPath) {
      const { blank, max } = list(path);
      store.whenAnswered(() => {
        if (canAdd(entries(path).length, max)) changeList(path, addEntry(entries(path), blank));
      });
    },
    /**
     * Removes an entry of a declared list, unless that would leave too few. Its messages go, those of later entries
     * move up with their data.
     */
    removeEntry(path: ListPath, index: number) {
      store.whenAnswered(() => {
        if (!canRemove(entries(path).length, list(path).min)) return;
        moveUp(path, index);
        changeList(path, removeEntry(entries(path), index));
      });
    },
    /** The field was left: its message may show from now on, and the mirror waits no longer. */
    blur(path: string) {
      fields.blur(path);
      mirror.flush();
    },
  };
}

export type FormHandle = ReturnType<typeof createFormHandle>;
