import type { AnswerPath } from '../../kernel/answers/answer-path';
import { expandFields } from '../../kernel/plan/expand-fields';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { isEqual } from '../../kernel/util/is-equal';
import { CheckboxField } from '../fields/checkbox-field';
import { FileField } from '../fields/file-field';
import { PasswordField } from '../fields/password-field';
import { RadioField } from '../fields/radio-field';
import { SelectField } from '../fields/select-field';
import { StateField } from '../fields/state-field';
import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '../fields/text-field';
import { useForm } from '../form-provider';
import { Email } from '../groups/email/email';
import { useFormValue } from '../use-field';

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
