import type { AddressPrefix } from '../../kernel/answers/answer-path';
import { addressLine } from '../../kernel/addresses/address-line';
import type { Facts } from '../../kernel/facts/facts';
import type { Text } from '../../kernel/text/format-message';
import { sourceOf } from './address-choice';

/** The address that is chosen for `prefix`, in one line; of the registered agent's its name. */
export function chosenAddressLine(facts: Facts, prefix: AddressPrefix, text: Text): string {
  const source = sourceOf(facts, prefix);
  return source === 'ra' ? text('address.choice.ra') : addressLine(facts, source, text);
}
