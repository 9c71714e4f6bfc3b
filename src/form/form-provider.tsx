import { FormikProvider, useFormik, type FormikContextType } from 'formik';
import {
  createContext,
  memo,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import type { FormValues } from '../core/answers/form-values';
import type { Text } from '../core/text/format-message';
import type { FormHandle } from './form-handle';
import { createFormikState } from './formik-state';

interface FormContextValue {
  form: FormHandle;
  text: Text;
  /** Starts every id of this root, so that two roots on a page cannot meet. */
  idPrefix: string;
}

const FormContext = createContext<FormContextValue | null>(null);

/** The form around the calling component. */
export function useForm(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A form part was rendered outside its form.');
  return context;
}

export interface FormProviderProps extends FormContextValue {
  /** Validates what a submit is about to leave behind, shows what is wrong, and answers whether nothing is. */
  validate: () => boolean;
  /** Called once it validates; Formik is submitting until the promise settles. */
  onSubmit: () => Promise<void> | void;
  /** Formik's own bag, for whoever submits from outside. */
  innerRef?: Ref<FormikContextType<FormValues>>;
  children: ReactNode;
}

/**
 * The one Formik. It holds what the form knows of its fields, under Formik's names, and submits; `useFormikContext`
 * works anywhere below. Values are written through the form's own door, which tells Formik in the same tick.
 */
export function FormProvider({ form, text, idPrefix, validate, onSubmit, innerRef, children }: FormProviderProps) {
  const state = useMemo(() => createFormikState(form, text), [form, text]);
  const formik = useFormik<FormValues>({
    initialValues: form.initialValues,
    // Our rules have an order, and a key validates its own field alone.
    validateOnBlur: false,
    validateOnChange: false,
    validate() {
      const isValid = validate();
      formik.setFormikState(state.update);
      return isValid ? {} : state.errors();
    },
    onSubmit: async () => onSubmit(),
  });
  const { setFormikState, submitForm } = formik;

  useLayoutEffect(() => {
    const publish = () => setFormikState(state.update);
    publish();
    return form.subscribe(publish);
  }, [form, state, setFormikState]);
  // What was typed last is waiting for a pause that comes when the form is gone.
  useEffect(() => form.flush, [form]);

  const context = useMemo(() => ({ form, text, idPrefix }), [form, text, idPrefix]);
  const bag: FormikContextType<FormValues> = {
    ...formik,
    // Formik's own logs what is thrown and goes on; from here it reaches the page, and the visitor is told (ERR-12).
    handleSubmit(event?: SyntheticEvent) {
      event?.preventDefault();
      void submitForm();
    },
    async setFieldValue(path: string, value: unknown) {
      form.change({ [path]: value });
    },
    async setFieldTouched(path: string) {
      form.blur(path);
    },
  };
  useImperativeHandle(innerRef, () => bag);

  return (
    <FormContext.Provider value={context}>
      <FormikProvider value={bag}>
        <form noValidate onSubmit={bag.handleSubmit}>
          <Fields>{children}</Fields>
        </form>
      </FormikProvider>
    </FormContext.Provider>
  );
}

/** Keeps the fields out of Formik's own rendering: each of them follows its value by itself. */
const Fields = memo(function Fields({ children }: { children: ReactNode }) {
  return <>{children}</>;
});
