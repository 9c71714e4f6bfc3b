import type { AnswerPath, Changes } from '../kernel/answers/answer-path';
import type { FormValues } from '../kernel/answers/form-values';
import { unchangedSince } from '../kernel/answers/unchanged-since';
import type { Facts } from '../kernel/facts/facts';
import type { FormPlan } from '../kernel/plan/form-plan';
import { readAnswer, readAnswers } from '../kernel/plan/read-answers';
import type { Reaction } from '../kernel/reactions/reaction';
import { listsAreWhole } from '../kernel/reactions/lists';
import { orderBoot } from '../state/order-boot';
import { getPath } from '../kernel/util/paths';
import { createFieldState } from './field-state';
import { factsAfter } from './facts-after';
import { createFormLists } from './form-lists';
import { createFormState } from './form-state';
import { createFormListeners } from './listeners';
import { createMirror } from './mirror';
import { createValuesStore } from './values-store';

export interface FormOptions {
  plan: FormPlan;
  initialValues: FormValues;
  /** The current facts with these values. */
  factsWith: (values: FormValues) => Facts;
  /** Tells the store that the values have changed. */
  mirror: (values: FormValues) => void;
  /** Default: the reactions of the plan. */
  reactions?: readonly Reaction[];
}

/**
 * The form's API for its fields: values, field state, and when the store hears of the values. All reads and writes go to
 * Formik's state. Fields subscribe here and not to Formik, which would re-render all of them on every keystroke.
 */
export function createFormHandle({
  plan,
  initialValues: start,
  factsWith,
  mirror: writeMirror,
  reactions = orderBoot.get()?.reactionsOf(plan) ?? [listsAreWhole(plan)],
}: FormOptions) {
  const initialValues = readAnswers(plan, start);
  const { subscribe, subscribeView, tell, catchUp } = createFormListeners();
  const state = createFormState(initialValues);
  const read = (path: string, answer: unknown) => readAnswer(plan, path, answer);
  const store = createValuesStore({
    state,
    reactions,
    read,
    factsWith,
    onWrite(write) {
      follow(write);
      // Before the listeners, so that the store is up to date when the renders they schedule run.
      mirror.schedule(write.isTyping);
      tell(write.changed, write.isTyping && !write.hasReacted);
    },
    onFactsChanged: tell,
  });
  const { follow, removeEntry: moveUp, ...fields } = createFieldState({ plan, initialValues, state, facts: store.facts, onChange: tell });
  const mirror = createMirror(store.values, (values) => {
    writeMirror(values);
    catchUp();
  });

  const lists = createFormLists({ plan, store, moveUp, onChange: mirror.flush });

  return {
    plan,
    initialValues,
    /** The newest state of Formik; before and after it is mounted, what it starts with or has left. */
    formikState: state.read,
    /** Makes a mounted Formik form the holder of the state. Returns the function that takes the state back. */
    moveTo: state.moveTo,
    ...store,
    ...fields,
    ...lists,
    get: (path: AnswerPath) => getPath(store.values(), path),
    /** The listener is told which paths a write changed, without those that its reactions changed. */
    subscribe,
    /** As `subscribe`, but while text is typed the listener is called at the next pause. */
    subscribeView,
    flush: mirror.flush,
    /** The facts as `change` would make them. Writes nothing; what the visitor would be asked about counts as accepted. */
    factsAfter: (changes: Changes): Facts => factsAfter({ before: store.facts(), changes, read, factsWith, reactions }),
    /** Writes a service's reply to a request made with the values `asked`; paths changed since then are skipped. */
    answer: (asked: FormValues, changes: Changes) => store.whenAnswered(() => store.change(unchangedSince(asked, store.values(), changes))),
    /** Writes text while the visitor types; the store is told at the next pause. */
    type: (path: AnswerPath, text: string) => store.change({ [path]: text }, true),
    /** Call when the field loses focus: its error may show from now on, and the store is told of its value at once. */
    blur(path: string) {
      fields.blur(path);
      mirror.flush();
    },
  };
}

export type FormHandle = ReturnType<typeof createFormHandle>;
