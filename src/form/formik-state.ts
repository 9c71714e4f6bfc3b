import { setIn, type FormikErrors, type FormikState, type FormikTouched } from 'formik';
import type { FormValues } from '../kernel/answers/form-values';
import type { Text } from '../kernel/text/format-message';
import { isEqual } from '../kernel/util/is-equal';
import type { Failure } from '../kernel/validation/failure';
import type { FormHandle } from './form-handle';
import { shownMessage } from './shown-message';

interface ShownFailure {
  path: string;
  failure: Failure;
}

/**
 * What Formik's state says of the fields under Formik's names: `touched` (fields left, or validated by a submit) and
 * `errors` (messages of the displayed failures). Runs on every keystroke, so unchanged parts keep their identity.
 */
export function createFormikState(form: FormHandle, text: Text) {
  const touched = treeOf<string, FormikTouched<FormValues>>(form.touchedPaths, (path) => [path, true]);
  const errors = treeOf<ShownFailure, FormikErrors<FormValues>>(form.shownFailures, ({ path }) => [path, shownMessage(form, path, text)]);

  return {
    errors,
    /** The given state with both; the same object if nothing changed. */
    update<State extends FormikState<FormValues>>(state: State): State {
      const next = { touched: touched(), errors: errors() };
      return state.touched === next.touched && state.errors === next.errors ? state : { ...state, ...next };
    },
  };
}

/** Reads a list as a tree of its leaves; the same tree until the list changes. */
function treeOf<Entry, Tree extends object>(
  read: () => readonly Entry[],
  leafOf: (entry: Entry) => readonly [path: string, leaf: unknown],
) {
  let list: readonly Entry[] = [];
  let tree = {} as Tree;
  return () => {
    const next = read();
    if (!isEqual(list, next)) {
      list = next;
      tree = next.map(leafOf).reduce<Tree>((whole, [path, leaf]) => setIn(whole, path, leaf) as Tree, {} as Tree);
    }
    return tree;
  };
}
