import { useFormik } from 'formik';
import { createContext, memo, useContext, useEffect, useMemo, type ReactNode } from 'react';
import type { Text } from '../core/text/format-message';
import type { FormHandle } from './form-handle';

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
  onSubmit: () => void;
  children: ReactNode;
}

/** The one Formik. It owns the values; our engine validates, since Formik's own validation keeps no order. */
export function FormProvider({ form, text, idPrefix, onSubmit, children }: FormProviderProps) {
  const formik = useFormik({
    initialValues: form.values() as Record<string, unknown>,
    validateOnBlur: false,
    validateOnChange: false,
    // Never called: Formik's own way to submit validates, waits and lets two events through.
    onSubmit: () => {},
  });
  form.ownedBy((values) => void formik.setValues(values as Record<string, unknown>, false));
  // What was typed last is waiting for a pause that comes when the form is gone.
  useEffect(() => form.flush, [form]);
  const context = useMemo(() => ({ form, text, idPrefix }), [form, text, idPrefix]);

  return (
    <FormContext.Provider value={context}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Fields>{children}</Fields>
      </form>
    </FormContext.Provider>
  );
}

/** Keeps the fields out of Formik's own rendering: each of them follows its value by itself. */
const Fields = memo(function Fields({ children }: { children: ReactNode }) {
  return <>{children}</>;
});
