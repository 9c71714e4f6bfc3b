import type { FormikState } from 'formik';
import type { FormValues } from '../kernel/answers/form-values';

/** Formik's state. Its `status`, which Formik leaves to the application, holds the `FieldStates`. */
type FormState = FormikState<FormValues>;

/** Runs `update` at once with the newest state and holds what it returns, as Formik's `setFormikState` does. */
export type UpdateState = (update: (state: FormState) => FormState) => void;

/** Holds a state while no Formik form is mounted: at boot, in printed HTML, after unmounting. */
function createUnmountedState(state: FormState): UpdateState {
  return (update) => {
    state = update(state);
  };
}

/**
 * The only access to the form's state. Exactly one place holds it: Formik while the form is mounted, else a stand-in. Formik
 * runs an update of `setFormikState` at once, so a write can be read back in the same tick (ADR 0008).
 */
export function createFormState(initialValues: FormValues) {
  let update = createUnmountedState({
    values: initialValues,
    touched: {},
    errors: {},
    isSubmitting: false,
    isValidating: false,
    submitCount: 0,
  });

  function read(): FormState {
    let newest: FormState | undefined;
    update((state) => (newest = state));
    return newest!;
  }

  return {
    /** The newest state, also between a write and the render that follows it. */
    read,
    update: ((change) => update(change)) as UpdateState,
    /** Moves the state to a mounted Formik form. Returns the function that takes it back when that form is unmounted. */
    moveTo(setFormikState: UpdateState) {
      const moved = read();
      setFormikState(() => moved);
      update = setFormikState;
      return () => {
        // A submit that is under way ends in the unmounted Formik, so nobody would reset these.
        if (update === setFormikState) update = createUnmountedState({ ...read(), isSubmitting: false, isValidating: false });
      };
    },
  };
}

export type HeldState = ReturnType<typeof createFormState>;
