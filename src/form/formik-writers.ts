import type { FieldConfig, FormikContextType } from 'formik';
import type { FormValues } from '../kernel/answers/form-values';
import { getPath } from '../kernel/util/paths';
import type { FormHandle } from './form-handle';

type Formik = FormikContextType<FormValues>;

/** An event of a control, as far as Formik reads it. */
interface ControlEvent {
  target: { name: string; id: string; type?: string; value?: unknown; checked?: boolean };
}

/** Formik's two ways to call a handler: with an event, or with a path, which returns the handler of that field. */
const eitherWay = (handle: (path: string, event: ControlEvent) => void) => (eventOrPath: ControlEvent | string) =>
  typeof eventOrPath === 'string'
    ? (event: ControlEvent) => handle(eventOrPath, event)
    : handle(eventOrPath.target.name || eventOrPath.target.id, eventOrPath);

/**
 * Formik's functions that change answers or leave fields, for modules written as Formik documents them. Each writes through
 * `form`, so that the reactions run; Formik's originals would skip them.
 */
export function formikWriters(form: FormHandle, { getFieldProps }: Formik) {
  const change = (path: string, value: unknown) => form.change({ [path]: value });

  async function setValues(next: FormValues | ((values: FormValues) => FormValues)) {
    const before = form.values();
    const left = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
    form.change({ ...left, ...(typeof next === 'function' ? next(before) : next) });
  }

  const resetForm = (next?: { values?: FormValues }) => void setValues(next?.values ?? form.initialValues);

  const handlers = {
    handleChange: eitherWay((path, { target: { type, checked, value } }) => change(path, type === 'checkbox' ? checked : value)),
    handleBlur: eitherWay((path) => form.blur(path)),
  };

  return {
    ...handlers,
    setValues,
    resetForm,
    async setFieldValue(path: string, next: unknown) {
      change(path, typeof next === 'function' ? next(getPath(form.values(), path)) : next);
    },
    async setFieldTouched(path: string) {
      form.blur(path);
    },
    handleReset(event?: { preventDefault(): void }) {
      event?.preventDefault();
      resetForm();
    },
    getFieldProps: (field: string | FieldConfig) => ({
      ...getFieldProps(field),
      onChange: handlers.handleChange,
      onBlur: handlers.handleBlur,
    }),
  } as Partial<Formik>;
}
