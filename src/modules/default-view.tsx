import type { AnswerPath } from '../core/answers/answer-path';
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

/** By the `control` of a declaration, or else by its type; any other one is a line of text. */
const fieldsOf = {
  checkbox: CheckboxField,
  password: PasswordField,
  email: Email,
  textArea: TextAreaField,
  yesNo: RadioField,
  radio: RadioField,
  select: SelectField,
  state: StateField,
  file: FileField,
};

function DeclaredField({ path }: { path: AnswerPath }) {
  const { type, control = type } = useForm().form.declaration(path);
  const Field = fieldsOf[control as keyof typeof fieldsOf] ?? TextField;
  return <Field path={path} />;
}
