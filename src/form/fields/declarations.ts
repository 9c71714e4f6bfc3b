import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { DeclaredPath } from '../../core/answers/answer-path';

/** The rules of any company's name. No register takes a longer one; the sentence keeps a pasted page from being sent. */
export const companyNameRules = 'length:2|maxLength:255';

/** Declares a state selector for the state of service, required unless `rest` overrides it (FIELD-17). */
export const serviceState = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'field.serviceState',
  rules: 'required',
  ...rest,
});

/** Declares a field for DateField, required unless `rest` overrides it. */
export const dateOf = (path: DeclaredPath, rest: Omit<FieldDeclaration, 'path'>): FieldDeclaration => ({
  path,
  rules: 'required|date',
  hint: 'date.hint',
  ...rest,
});
