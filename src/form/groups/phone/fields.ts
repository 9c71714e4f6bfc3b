import { phoneMask } from '../../../core/validation/masks';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { DeclaredPath } from '../../../core/answers/answer-path';

/** One telephone number, asked for unless `rest` says otherwise (FIELD-05, FIELD-06). */
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

/** One fax number, which nobody has to have (FIELD-06). Browsers know no token for it that they fill. */
export const faxField = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration =>
  phoneField(path, { label: 'person.fax', rules: 'faxNumber', autocomplete: 'off', ...rest });
