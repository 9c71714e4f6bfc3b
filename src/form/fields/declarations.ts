import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { DeclaredPath } from '../../kernel/answers/answer-path';
import { maskDate } from '../../kernel/validation/date-mask';
import type { TextKey } from '../../kernel/text/en';

/** The rules of any company's name. No register takes a longer one; the sentence keeps a pasted page from being sent. */
export const companyNameRules = 'length:2|maxLength:255|moreThanEnding';

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
  reading: 'code',
  clean: maskDate,
  ...rest,
});

/** Blanks around an address are copied with it. */
export const withoutEnds = (text: string) => text.trim();

/** Declares a field for a web address (RULE-19). */
export const urlField = (path: DeclaredPath, label: TextKey, isRequired: boolean): FieldDeclaration => ({
  path,
  label,
  rules: isRequired ? 'required|url' : 'url',
  type: 'url',
  inputmode: 'url',
  clean: withoutEnds,
  placeholder: 'url.placeholder',
});

/** Declares a field for one file of these types (RULE-20, RULE-21). @param max in kilobytes */
export const fileField = (
  path: DeclaredPath,
  label: TextKey,
  isRequired: boolean,
  types: readonly string[],
  max: number,
): FieldDeclaration => ({
  path,
  label,
  rules: `${isRequired ? 'required|' : ''}fileExtension:${types.join(',')}|fileSize:${max}`,
  accept: types.map((type) => type.replace(/^\.?/, '.')).join(),
  control: 'file',
});
