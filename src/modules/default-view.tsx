import type { AnswerPath } from '../core/answers/answer-path';
import { declaredOptions } from '../core/plan/declared-options';
import { expandFields } from '../core/plan/expand-fields';
import type { FieldDeclaration } from '../core/plan/form-plan';
import { isEqual } from '../core/util/is-equal';
import { CheckboxField } from '../form/fields/checkbox-field';
import { FileField } from '../form/fields/file-field';
import { PasswordField } from '../form/fields/password-field';
import { RadioField } from '../form/fields/radio-field';
import { SelectField } from '../form/fields/select-field';
import { StateField } from '../form/fields/state-field';
import { TextAreaField } from '../form/fields/text-area-field';
import { TextField } from '../form/fields/text-field';
import { useForm } from '../form/form-provider';
import { Email } from '../form/groups/email/email';
import { useFormValue } from '../form/use-field';

/** View of modules that define none: their fields in order, each drawn as declared. */
export function DefaultView({ fields }: { fields: readonly FieldDeclaration[] }) {
  const paths = useFormValue((form) => expandFields(fields, form.facts()).map(({ path }) => path), isEqual);
  return paths.map((path) => <DeclaredField key={path} path={path} />);
}

function DeclaredField({ path }: { path: AnswerPath }) {
  const { form, text } = useForm();
  const declaration = form.declaration(path);
  const { type, control, states, wide = false } = declaration;
  if (type === 'checkbox') return <CheckboxField path={path} />;
  if (type === 'password') return <PasswordField path={path} />;
  if (control === 'textArea') return <TextAreaField path={path} />;
  if (control === 'yesNo' || control === 'radio') return <RadioField path={path} />;
  if (control === 'select') return <SelectField path={path} options={declaredOptions(declaration, text)} wide={wide} />;
  if (control === 'state') return <StateField path={path} only={states} wide={wide} />;
  if (control === 'file') return <FileField path={path} />;
  const Field = type === 'email' ? Email : TextField;
  return <Field path={path} wide={wide} />;
}
