import { FormikProvider, useFormik, type FormikContextType } from 'formik';
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import type { FormValues } from '../kernel/answers/form-values';
import type { Text } from '../kernel/text/format-message';
import { isEqual } from '../kernel/util/is-equal';
import type { FormHandle } from './form-handle';
import { createFormikState } from './formik-state';
import { formikWriters } from './formik-writers';

interface FormContextValue {
  form: FormHandle;
  text: Text;
  /** Prefix of all element ids in this root; keeps two forms on one page apart. */
  idPrefix: string;
}

const FormContext = createContext<FormContextValue | null>(null);

/** The surrounding form, its texts and id prefix; null outside of a form (a programming error). */
export const useForm = (): FormContextValue => useContext(FormContext)!;

export interface FormProviderProps extends FormContextValue {
  /** Validates the steps being submitted, shows their errors, and returns true if there are none. */
  validate: () => boolean;
  /** Called if valid. Formik's `isSubmitting` is true until the promise settles. */
  onSubmit: () => Promise<void> | void;
  /** Formik's bag, for submitting from outside the component tree. */
  /** How the form is laid out, for the stylesheet. */
  look?: string | undefined;
  innerRef?: RefObject<FormikContextType<FormValues> | null>;
  children: ReactNode;
}

/** Formik clones its initial values at every render. So it starts empty, and the form's state is moved into it on mount. */
const noValues: FormValues = {};

/**
 * The only Formik form. Formik holds the form's state and runs the submit; `useFormikContext` works anywhere below.
 * Values are written through `form`, which writes to Formik synchronously.
 */
export function FormProvider({ form, text, idPrefix, validate, onSubmit, look, innerRef, children }: FormProviderProps) {
  const state = useMemo(() => createFormikState(form, text), [form, text]);
  const formik = useFormik<FormValues>({
    initialValues: noValues,
    // Formik would validate the whole form; ours validates the changed field only, with rules in order.
    validateOnBlur: false,
    validateOnChange: false,
    validate() {
      const isValid = validate();
      return isValid ? {} : state.errors();
    },
    onSubmit: async () => onSubmit(),
  });
  const { setFormikState, submitForm } = formik;

  useLayoutEffect(() => form.moveTo(setFormikState), [form, setFormikState]);
  useLayoutEffect(() => {
    const publish = () => setFormikState(state.update);
    publish();
    return form.subscribe(publish);
  }, [form, state, setFormikState]);
  // On unmount, hand the text that still waits for a pause in typing to the store.
  useEffect(() => form.flush, [form]);

  const context = useMemo(() => ({ form, text, idPrefix }), [form, text, idPrefix]);
  const bag: FormikContextType<FormValues> = {
    ...formik,
    initialValues: form.initialValues,
    get dirty() {
      return !isEqual(form.initialValues, form.values());
    },
    // At its first render Formik is empty.
    ...form.formikState(),
    ...formikWriters(form, formik),
    // Formik's version only logs errors; here they stay uncaught, and the visitor is notified (ERR-12).
    handleSubmit(event?: SyntheticEvent) {
      event?.preventDefault();
      void submitForm();
    },
  };
  useLayoutEffect(() => {
    if (!innerRef) return;
    innerRef.current = bag;
    return () => {
      innerRef.current = null;
    };
  });

  return (
    <FormContext.Provider value={context}>
      <FormikProvider value={bag}>
        {/* Outside of a <dialog> this method does nothing. Any other would take the answers into the page's address, where a
            page calls form.submit() or stops the event before it gets here. */}
        <form method="dialog" noValidate data-look={look} onSubmit={bag.handleSubmit}>
          {/* The same children as before are not drawn again by Formik's updates; each field subscribes to its own value. */}
          {children}
        </form>
      </FormikProvider>
    </FormContext.Provider>
  );
}
