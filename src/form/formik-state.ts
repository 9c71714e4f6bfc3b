import { setIn, type FormikErrors, type FormikState, type FormikTouched } from 'formik';
import type { FormValues } from '../core/answers/form-values';
import type { Text } from '../core/text/format-message';
import { isEqual } from '../core/util/is-equal';
import type { Failure } from '../core/validation/failure';
import { messageOf } from '../core/validation/message-of';
import type { FormHandle } from './form-handle';

interface ShownFailure {
  path: string;
  failure: Failure;
}

/**
 * The form in the shape of Formik's state: values, `touched` (fields left, or validated by a submit) and `errors`
 * (messages of the displayed failures). Runs on every keystroke, so unchanged parts keep their identity.
 */
export function createFormikState(form: FormHandle, text: Text) {
  let paths: readonly string[] = [];
  let touched: FormikTouched<FormValues> = {};
  let failures: readonly ShownFailure[] = [];
  let errors: FormikErrors<FormValues> = {};

  const messageFor = ({ path, failure }: ShownFailure) => {
    const { name, label } = form.declaration(path);
    return messageOf(failure, text(name ?? label), text);
  };

  function readTouched() {
    const next = form.touchedPaths();
    if (isEqual(paths, next)) return touched;
    paths = next;
    return (touched = nested(paths.map((path) => [path, true])));
  }

  function readErrors() {
    const next = form.shownFailures();
    if (isEqual(failures, next)) return errors;
    failures = next;
    return (errors = nested(failures.map((shown) => [shown.path, messageFor(shown)])));
  }

  return {
    errors: readErrors,
    /** The given state updated from the form; the same object if nothing changed. */
    update(state: FormikState<FormValues>): FormikState<FormValues> {
      const next = { values: form.values(), touched: readTouched(), errors: readErrors() };
      const isKnown = state.values === next.values && state.touched === next.touched && state.errors === next.errors;
      return isKnown ? state : { ...state, ...next };
    },
  };
}

const nested = (leaves: readonly (readonly [path: string, leaf: unknown])[]) =>
  leaves.reduce((tree, [path, leaf]) => setIn(tree, path, leaf) as object, {});
