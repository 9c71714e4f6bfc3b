import { withoutEnds } from '../../fields/declarations';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import type { DeclaredPath } from '../../../kernel/answers/answer-path';

/** Declares an e-mail field, required unless `rest` overrides it (FIELD-15). */
export const emailField = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'person.email',
  rules: 'required|email',
  mode: 'eager',
  type: 'email',
  inputmode: 'email',
  autocomplete: 'email',
  clean: withoutEnds,
  ...rest,
});
