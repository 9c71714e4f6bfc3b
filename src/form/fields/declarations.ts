import type { FieldDeclaration } from '../../core/plan/form-plan';

/** The state in which a service is wanted, as every state selector required unless said otherwise (FIELD-17). */
export const serviceState = (path: string, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'field.serviceState',
  rules: 'required',
  ...rest,
});

/** A date as DateField asks for it, required unless said otherwise. */
export const dateOf = (path: string, rest: Pick<FieldDeclaration, 'label'> & Partial<FieldDeclaration>): FieldDeclaration => ({
  path,
  rules: 'required|date',
  hint: 'date.hint',
  ...rest,
});
