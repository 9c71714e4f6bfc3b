import type { AddressPrefix } from '../answers/answer-path';
import type { Facts } from '../facts/facts';
import { countryName } from '../reference/countries';
import { stateName } from '../reference/states';
import type { Text } from '../text/format-message';
import { enteredAddress } from './entered-address';

/** Keeps a state and its zip code on one line where an address is shown (ADDR-28). */
export const noBreak = '\u00a0';

/** An address in one line to read, e.g. "1 Main St, Casper, Wyoming 82601"; '' until its street is given. */
export function addressLine({ values }: Pick<Facts, 'values'>, prefix: AddressPrefix, text: Text): string {
  const { line1, city, state_province_region: state, zip_postal_code: zip, country } = enteredAddress(values, prefix);
  if (line1 === '') return '';
  const region = `${stateName(state, text) ?? state}${noBreak}${zip}`.trim();
  return [line1, city, region, country !== 'US' && countryName(country, text)].filter(Boolean).join(', ');
}
