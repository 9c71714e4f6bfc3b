import type { AnswerPath, DeclaredPath } from '../../../kernel/answers/answer-path';
import { chosenKey } from '../../../kernel/answers/get-answer';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import { dialsLikeUS } from '../../../kernel/reference/phone-countries';
import { phoneMask } from '../../../kernel/validation/masks';
import { internationalPrefix } from '../../../kernel/validation/phone-number';

const countryPath: AnswerPath = 'contactInformation.country';

/**
 * Declares a phone number field, required unless `rest` overrides it (FIELD-05, FIELD-06). The number of a visitor who lives in
 * another country is not masked, and needs a plus (FIELD-23).
 */
export function phoneField(path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration {
  const isVisitors = path.startsWith('contactInformation.');
  return {
    path,
    label: 'person.phone',
    rules: 'required|phoneNumber',
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    mask: phoneMask,
    dialledIn: isVisitors ? countryPath : '',
    isMasked: ({ values }) => !isVisitors || dialsLikeUS(chosenKey(values, countryPath)),
    clean: internationalPrefix,
    placeholder: 'person.phone.placeholder',
    ...rest,
  };
}

/** Declares an optional fax number field (FIELD-06). Autocomplete is off: browsers have no token for fax numbers. */
export const faxField = (path: DeclaredPath, rest: Partial<FieldDeclaration> = {}): FieldDeclaration =>
  phoneField(path, {
    label: 'person.fax',
    rules: 'faxNumber',
    autocomplete: 'off',
    // Only numbers of the US are sent (RULE-11, SUBM-24).
    dialledIn: undefined,
    isMasked: undefined,
    ...rest,
  });
