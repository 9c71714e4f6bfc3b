import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { PasswordField } from '../../form/fields/password-field';
import { TextField } from '../../form/fields/text-field';
import { defineModule } from '../../form/modules/define-module';

/** The rules for new passwords do not apply: an account may be older than they are (LOGIN-02). */
const fields: readonly FieldDeclaration[] = [
  { path: 'login.username', label: 'login.username', rules: 'required', autocomplete: 'username', wide: true },
  {
    path: 'login.password',
    label: 'account.password',
    rules: 'required',
    type: 'password',
    autocomplete: 'current-password',
    secret: true,
  },
];

function LoginView() {
  return (
    <>
      <TextField path="login.username" autoCapitalize="none" spellCheck="false" />
      <PasswordField path="login.password" />
    </>
  );
}

/** Username and password of an account that there is. */
export const login = defineModule({ fields, view: LoginView });
