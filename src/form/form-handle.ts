import type { AnswerPath, Changes, ListPath } from '../core/answers/answer-path';
import type { FormValues } from '../core/answers/form-values';
import { unchangedSince } from '../core/answers/unchanged-since';
import type { Facts } from '../core/facts/facts';
import type { FormPlan } from '../core/plan/form-plan';
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
}

/**
 * The form as its fields see it: values with their one door, the state of each field, and the store's mirror of it all.
 * Fields subscribe here rather than to Formik, which draws everything at each key; Formik is told in the same tick.
 */
export function createFormHandle({ plan, initialValues, factsWith, mirror: writeMirror }: FormOptions) {
  const listeners = createListeners<[]>();
  const store = createValuesStore({
    initialValues,
    factsWith,
    onWrite(write) {
      follow(write);
      // Before the listeners, since what they draw is drawn as soon as this is over.
      mirror.schedule(write.isTyping);
      listeners.emit();
    },
    onFactsChanged: listeners.emit,
  });
  const { follow, removeEntry, ...fields } = createFieldState({ plan, initialValues, facts: store.facts, onChange: listeners.emit });
  const mirror = createMirror(store.values, writeMirror);

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
      store.change(unchangedSince(asked, store.values(), changes)),
    /** A key in a text field: the same door, with the mirror following at the next pause. */
    type: (path: AnswerPath, text: string) => store.change({ [path]: text }, true),
    /** Changes a list as a whole; messages of a removed entry go, those of later entries move up with their data. */
    changeList(path: ListPath, entries: readonly unknown[], removed?: number) {
      if (removed !== undefined) removeEntry(path, removed);
      store.change({ [path]: entries });
      mirror.flush();
    },
    /** The field was left: its message may show from now on, and the mirror waits no longer. */
    blur(path: string) {
      fields.blur(path);
      mirror.flush();
    },
  };
}

export type FormHandle = ReturnType<typeof createFormHandle>;
