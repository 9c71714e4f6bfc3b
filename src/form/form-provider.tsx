import { useFormik } from 'formik';
import { createContext, memo, useContext, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FormValues } from '../core/form-values/form-values';
import type { Text } from '../core/text/format-message';
import { createFormHandle, type FormHandle, type FormStoreOptions } from './form-handle';

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

export interface FormProviderProps extends Omit<FormStoreOptions, 'own'> {
  text: Text;
  idPrefix: string;
  onSubmit: (form: FormHandle) => void;
  /** Called once with the handle, before the first paint. */
  onReady: (form: FormHandle) => void;
  children: ReactNode;
}

/** The one Formik. It owns the values; our engine validates, since Formik's own validation keeps no order. */
export function FormProvider({ plan, initial, factsWith, mirror, text, idPrefix, onSubmit, onReady, children }: FormProviderProps) {
  const own = useRef<(values: FormValues) => void>(() => {});
  const form = useMemo(
    () => createFormHandle({ plan, initial, factsWith, mirror, own: (values) => own.current(values) }),
    [plan, initial, factsWith, mirror],
  );
  const formik = useFormik({
    initialValues: initial as Record<string, unknown>,
    validateOnBlur: false,
    validateOnChange: false,
    // Never called: Formik's own way to submit validates, waits and lets two events through.
    onSubmit: () => {},
  });
  own.current = (values) => void formik.setValues(values as Record<string, unknown>, false);
  useLayoutEffect(() => onReady(form), [form, onReady]);
  // What was typed last is waiting for a pause that comes when the form is gone.
  useEffect(() => form.flush, [form]);
  const context = useMemo(() => ({ form, text, idPrefix }), [form, text, idPrefix]);

  return (
    <FormContext.Provider value={context}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(form);
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
