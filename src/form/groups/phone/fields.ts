import { phoneMask } from '../../../core/validation/masks';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { DeclaredPath } from '../../../core/answers/answer-path';

/** Declares a phone number field, required unless `rest` overrides it (FIELD-05, FIELD-06). */
export const phoneField = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path,
  label: 'person.phone',
  rules: 'required|phoneNumber',
  type: 'tel',
  inputmode: 'tel',
  autocomplete: 'tel',
  mask: phoneMask,
  placeholder: 'person.phone.placeholder',
  ...rest,
});

/** Declares an optional fax number field (FIELD-06). Autocomplete is off: browsers have no token for fax numbers. */
export const faxField = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration =>
  phoneField(path, { label: 'person.fax', rules: 'faxNumber', autocomplete: 'off', ...rest });
