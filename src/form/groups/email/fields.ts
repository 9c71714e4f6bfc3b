import type { FieldDeclaration } from '../../../core/plan/form-plan';

/** One e-mail address, asked for unless `rest` says otherwise (FIELD-15). */
export const emailField = (path: string, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'person.email',
  rules: 'required|email',
  mode: 'eager',
  type: 'email',
  inputmode: 'email',
  autocomplete: 'email',
  ...rest,
});
