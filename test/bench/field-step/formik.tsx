import { Formik, useField } from 'formik';
import { createRoot } from 'react-dom/client';
import { object, string } from 'yup';
import { fieldNames, labelOf } from './fields';

const schema = object(
  Object.fromEntries(
    fieldNames.map((name) => [name, string().required('Please fill this in.').min(2, 'Please enter at least 2 characters.')]),
  ),
);

function Field({ name }: { name: string }) {
  const [field, { error, touched }] = useField<string>(name);
  const message = touched && error ? error : '';
  return (
    <div className="field">
      <label htmlFor={name}>{labelOf(name)}</label>
      <input {...field} id={name} aria-invalid={message !== ''} aria-describedby={`${name}-error`} />
      <p id={`${name}-error`} aria-live="polite">
        {message}
      </p>
    </div>
  );
}

createRoot(document.querySelector('#step')!).render(
  <Formik initialValues={Object.fromEntries(fieldNames.map((name) => [name, '']))} validationSchema={schema} onSubmit={() => {}}>
    {({ handleSubmit }) => (
      <form noValidate onSubmit={handleSubmit}>
        {fieldNames.map((name) => (
          <Field key={name} name={name} />
        ))}
      </form>
    )}
  </Formik>,
);
