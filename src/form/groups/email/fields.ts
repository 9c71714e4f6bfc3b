import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { DeclaredPath } from '../../../core/answers/answer-path';

/** One e-mail address, asked for unless `rest` says otherwise (FIELD-15). */
export const emailField = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'person.email',
  rules: 'required|email',
  mode: 'eager',
  type: 'email',
  inputmode: 'email',
  autocomplete: 'email',
  ...rest,
});
