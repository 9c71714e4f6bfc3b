import { chosenKey } from '../../../core/answers/get-answer';
import type { FormValues } from '../../../core/answers/form-values';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { AddressPrefix, DeclaredAddressPrefix } from '../../../core/answers/answer-path';

export const home = { key: 'US', value: 'United States' };

type AddressPart = 'country' | 'line1' | 'city' | 'state' | 'zip';

/**
 * Declares the fields of one address below `prefix` (ADDR-04 to ADDR-06). `autofill` prefixes their autocomplete tokens,
 * e.g. `billing`, so that browsers fill two addresses of one form separately.
 */
export function addressFields(
  prefix: DeclaredAddressPrefix,
  autofill = '',
  isShown?: FieldDeclaration['isShown'],
): readonly FieldDeclaration[] {
  const token = (name: string) => `${autofill} ${name}`.trim();
  const field = (name: AddressPart, rest: Omit<FieldDeclaration, 'path'>): FieldDeclaration => ({
    path: `${prefix}.${name}`,
    rules: 'required',
    ...(isShown && { isShown }),
    ...rest,
  });
  return [
    field('country', { label: 'address.country', autocomplete: token('country'), initial: home }),
    field('line1', { label: 'address.line1', autocomplete: token('address-line1') }),
    field('city', { label: 'address.city', autocomplete: token('address-level2') }),
    field('state', { label: 'address.state', autocomplete: token('address-level1') }),
    field('zip', { label: 'address.zip', rules: zipRules, maxlength: 12, autocomplete: token('postal-code') }),
  ];
}

/** Of the US a zip code has a known form; elsewhere only a length (ADDR-05, ADDR-26). */
const zipRules: FieldDeclaration['rules'] = ({ values }, path) =>
  `required|maxLength:12${isInUS(values, path.replace(/\.zip$/, '') as AddressPrefix) ? '|usZip' : ''}`;

/** Whether the address below `prefix` is in the US, where the state is chosen from a list instead of typed. */
export const isInUS = (values: FormValues, prefix: AddressPrefix) => chosenKey(values, `${prefix}.country`) === home.key;
