import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, FieldArray, Form, Formik } from 'formik';
import { expect, it } from 'vitest';

// The Preact project runs Formik on the shims, the React project on lodash: both must agree.

interface Values {
  llc: { members: { first_name: string }[] };
  resume: File;
}

it('edits, adds and removes list entries, leaving frozen initial values and files alone', async () => {
  const initial: Values = Object.freeze({
    llc: Object.freeze({ members: Object.freeze([Object.freeze({ first_name: 'Ada' })]) as { first_name: string }[] }),
    resume: new File(['text'], 'resume.pdf'),
  });
  let submitted: Values | undefined;
  render(
    <Formik
      initialValues={initial}
      onSubmit={(values) => {
        submitted = values;
      }}
    >
      {({ values }) => (
        <Form>
          <FieldArray name="llc.members">
            {({ push, remove }) => (
              <>
                {values.llc.members.map((_member, index) => (
                  <Field key={index} name={`llc.members[${index}].first_name`} aria-label={`Member ${index + 1}`} />
                ))}
                <button type="button" onClick={() => push({ first_name: '' })}>
                  Add
                </button>
                <button type="button" onClick={() => remove(0)}>
                  Remove first
                </button>
              </>
            )}
          </FieldArray>
          <button type="submit">Send</button>
        </Form>
      )}
    </Formik>,
  );
  const visitor = userEvent.setup();
  await visitor.type(screen.getByLabelText('Member 1'), ' L.');
  await visitor.click(screen.getByText('Add'));
  await visitor.type(await screen.findByLabelText('Member 2'), 'Grace');
  await visitor.click(screen.getByText('Remove first'));
  await visitor.type(screen.getByLabelText('Member 1'), ' H.');
  await visitor.click(screen.getByText('Send'));
  await expect.poll(() => submitted?.llc).toEqual({ members: [{ first_name: 'Grace H.' }] });
  expect(submitted?.resume).toBe(initial.resume);
  expect(initial.llc.members).toEqual([{ first_name: 'Ada' }]);
});
