import { chosenAddress } from '../../../commerce/addresses/address-choice';
import { chosenAddressLine } from '../../../commerce/addresses/chosen-address-line';
import { prefixOf } from '../../../kernel/addresses/address-paths';
import type { DeclaredAddressPrefix } from '../../../kernel/answers/answer-path';
import type { Facts } from '../../../kernel/facts/facts';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import type { TextKey } from '../../../kernel/text/en';
import { addressFields } from './fields';

/**
 * Declares a choice of addresses, and the fields of one that is specified (ADDR-08). The choice is always answered: the
 * default one holds until the visitor makes another. Drawn by `AddressChoice`.
 */
export function addressChoiceFields(
  prefix: DeclaredAddressPrefix,
  label: TextKey = 'address.choice',
  autofill = '',
  isShown?: FieldDeclaration['isShown'],
): readonly FieldDeclaration[] {
  const isSpecified = (facts: Facts, path: string) =>
    isShown?.(facts, path) !== false && chosenAddress(facts, prefixOf(path)) === 'specify';
  const reads: FieldDeclaration['reads'] = (facts, text, path) => chosenAddressLine(facts, prefixOf(path), text);
  return [{ path: `${prefix}.choice`, label, isShown, reads }, ...addressFields(prefix, autofill, isSpecified)];
}
