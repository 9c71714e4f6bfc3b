import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { DeclaredPath } from '../../core/answers/answer-path';

/** The state in which a service is wanted, as every state selector required unless said otherwise (FIELD-17). */
export const serviceState = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'field.serviceState',
  rules: 'required',
  ...rest,
});

/** A date as DateField asks for it, required unless said otherwise. */
export const dateOf = (path: DeclaredPath, rest: Pick<FieldDeclaration, 'label'> & Partial<FieldDeclaration>): FieldDeclaration => ({
  path,
  rules: 'required|date',
  hint: 'date.hint',
  ...rest,
});
