import type { ListPath } from '../kernel/answers/answer-path';
import { addEntry, canAdd, canRemove, removeEntry } from '../kernel/answers/list-operations';
import type { FormPlan } from '../kernel/plan/form-plan';
import { listsOf, type PlannedList } from '../kernel/plan/lists';
import { getPath } from '../kernel/util/paths';
import type { createValuesStore } from './values-store';

interface FormListsOptions {
  plan: FormPlan;
  store: ReturnType<typeof createValuesStore>;
  /** Drops the field state of a removed entry. */
  moveUp: (path: ListPath, removed: number) => void;
  /** Called after entries were added or removed. */
  onChange: () => void;
}

/** Adds and removes entries of the lists that modules declare. */
export function createFormLists({ plan, store, moveUp, onChange }: FormListsOptions) {
  /** The declaration of a list. Throws if no module declares it (a programming error). */
  function list(path: ListPath): PlannedList {
    const found = listsOf(plan).get(path);
    if (!found) throw new Error(`No module declares "${path}".`);
    return found;
  }

  function entries(path: ListPath): readonly unknown[] {
    const kept = getPath(store.values(), path);
    return Array.isArray(kept) ? kept : [];
  }

  function changeList(path: ListPath, changed: readonly unknown[]) {
    store.change({ [path]: changed });
    onChange();
  }

  return {
    list,
    entries,
    /** Adds a blank entry to a declared list, unless it is full. */
    addEntry(path: ListPath) {
      const { blank, max } = list(path);
      store.whenAnswered(() => {
        if (canAdd(entries(path).length, max)) changeList(path, addEntry(entries(path), blank));
      });
    },
    /** Removes an entry of a declared list, unless that would leave too few. Later entries keep their field state. */
    removeEntry(path: ListPath, index: number) {
      store.whenAnswered(() => {
        if (!canRemove(entries(path).length, list(path).min)) return;
        moveUp(path, index);
        changeList(path, removeEntry(entries(path), index));
      });
    },
  };
}
