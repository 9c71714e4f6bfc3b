import { prefixOf } from '../../../kernel/addresses/address-paths';
import type { AddressPart } from '../../../kernel/answers/address';
import type { FormValues } from '../../../kernel/answers/form-values';
import { chosenKey } from '../../../kernel/answers/get-answer';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import { addressFormat, type AddressFormat } from '../../../kernel/reference/address-formats';
import type { TextKey } from '../../../kernel/text/en';
import type { AddressPrefix, DeclaredAddressPrefix } from '../../../kernel/answers/answer-path';

export const home = { key: 'US', value: 'United States' };

/**
 * Declares the fields of one address below `prefix` (ADDR-04 to ADDR-06, ADDR-27). `autofill` prefixes their autocomplete tokens,
 * e.g. `billing`, so that browsers fill two addresses of one form separately. `isValidated`: the page's server may refuse
 * the address, and its message then stands at the street (ADDR-20).
 */
export function addressFields(
  prefix: DeclaredAddressPrefix,
  autofill = '',
  isShown?: FieldDeclaration['isShown'],
  isValidated = false,
): readonly FieldDeclaration[] {
  const field = (name: AddressPart, label: TextKey, token: string, rest?: Partial<FieldDeclaration>): FieldDeclaration => ({
    path: `${prefix}.${name}`,
    label,
    rules: 'required',
    autocomplete: `${autofill} ${token}`.trim(),
    isShown,
    ...rest,
  });
  /** A part that not every country has: whether it is asked for, required, and what it is called (ADDR-27). */
  const ofCountry = (part: keyof AddressFormat): Partial<FieldDeclaration> => ({
    isShown: (facts, path) => isShown?.(facts, path) !== false && formatAt(facts.values, prefixOf(path))[part] !== undefined,
    labelFor: ({ values }, path) => formatAt(values, prefixOf(path))[part]?.label ?? 'address.region',
    rules: ({ values }, path) => {
      const isRequired = formatAt(values, prefixOf(path))[part]?.isRequired ? 'required' : '';
      return [isRequired, part === 'postalCode' && zipRules(values, prefixOf(path))].filter(Boolean).join('|');
    },
  });
  const streetRules: FieldDeclaration['rules'] = ({ config }) =>
    `required|addressValidation:${prefix}.backendValidationStatus,${config.addresses.checkWyoming}`;
  return [
    field('country', 'address.country', 'country', { initial: home, wide: true }),
    field('line1', 'address.line1', 'address-line1', { wide: true, ...(isValidated && { rules: streetRules }) }),
    field('city', 'address.city', 'address-level2', { wide: true }),
    field('state', 'address.state', 'address-level1', ofCountry('region')),
    field('zip', 'address.zip', 'postal-code', { ...ofCountry('postalCode'), maxlength: 12, reading: 'code' }),
  ];
}

/** Of the US a zip code has a known form; elsewhere only a length (ADDR-05, ADDR-26). */
const zipRules = (values: FormValues, prefix: AddressPrefix) => `maxLength:12${isInUS(values, prefix) ? '|usZip' : ''}`;

/** What the address below `prefix` has in its country. */
export const formatAt = (values: FormValues, prefix: AddressPrefix): AddressFormat => addressFormat(chosenKey(values, `${prefix}.country`));

/** Whether the address below `prefix` is in the US, where the state is chosen from a list instead of typed. */
export const isInUS = (values: FormValues, prefix: AddressPrefix) => chosenKey(values, `${prefix}.country`) === home.key;
