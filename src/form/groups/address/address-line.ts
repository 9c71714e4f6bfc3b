import type { AddressPart } from '../../../core/answers/address';
import { chosenKey } from '../../../core/answers/get-answer';
import { sourceOf } from '../../../core/addresses/address-choice';
import type { AddressPrefix } from '../../../core/answers/answer-path';
import type { Facts } from '../../../core/facts/facts';
import { countryName } from '../../../core/reference/countries';
import { stateName } from '../../../core/reference/states';
import type { Text } from '../../../core/text/format-message';
import { home } from './fields';

/** An address in one line, e.g. "1 Main St, Casper, Wyoming 82601"; '' until its street is given. */
export function addressLine({ values }: Pick<Facts, 'values'>, prefix: AddressPrefix, text: Text): string {
  const part = (name: AddressPart) => chosenKey(values, `${prefix}.${name}`);
  const [street, state, country] = [part('line1'), part('state'), part('country')];
  if (street === '') return '';
  const region = `${stateName(state, text) ?? state} ${part('zip')}`.trim();
  return [street, part('city'), region, country !== home.key && countryName(country, text)].filter(Boolean).join(', ');
}

/** The address that is chosen for `prefix`, in one line; of the registered agent's its name. */
export function chosenAddressLine(facts: Facts, prefix: AddressPrefix, text: Text): string {
  const source = sourceOf(facts, prefix);
  return source === 'ra' ? text('address.choice.ra') : addressLine(facts, source, text);
}
