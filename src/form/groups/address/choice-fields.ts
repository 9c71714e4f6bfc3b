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
 *
 * @param missing what the review says in place of an address that is not asked for; undefined where it is asked for
 */
export function addressChoiceFields(
  prefix: DeclaredAddressPrefix,
  label: TextKey = 'address.choice',
  autofill = '',
  missing: (facts: Facts, path: string) => TextKey | undefined = () => undefined,
): readonly FieldDeclaration[] {
  const isSpecified = (facts: Facts, path: string) => !missing(facts, path) && chosenAddress(facts, prefixOf(path)) === 'specify';
  const reads: FieldDeclaration['reads'] = (facts, text, path) => {
    const key = missing(facts, path);
    return key ? text(key) : chosenAddressLine(facts, prefixOf(path), text);
  };
  return [{ path: `${prefix}.choice`, label, reads }, ...addressFields(prefix, autofill, isSpecified)];
}
