import { addressFormat } from '../reference/address-formats';
import { readObject, readText } from '../util/read-wire';
import { choiceKey } from './form-values';

/** An address in the server's format. Country and state are codes; outside of the US the state is free text. */
export interface ServerAddress {
  line1: string;
  city: string;
  state_province_region: string;
  zip_postal_code: string;
  country: string;
}

/** Whether all fields are filled that its country asks for: in the US all five (ADDR-03, ADDR-27). */
export function isComplete({ line1, city, state_province_region, zip_postal_code, country }: ServerAddress): boolean {
  const { region, postalCode } = addressFormat(country);
  return [line1, city, country, !region?.isRequired || state_province_region, !postalCode?.isRequired || zip_postal_code].every(Boolean);
}

/** The address without the parts that its country does not have (ADDR-27). */
export function withinFormat(address: ServerAddress): ServerAddress {
  const { region, postalCode } = addressFormat(address.country);
  return { ...address, ...(!region && { state_province_region: '' }), ...(!postalCode && { zip_postal_code: '' }) };
}

/** Reads an address of the server, whose state and country may be text or an object with a key (ADDR-02). */
export function readServerAddress(wire: unknown): ServerAddress {
  const { line1, city, state_province_region, zip_postal_code, country } = readObject(wire);
  return {
    line1: readText(line1),
    city: readText(city),
    state_province_region: choiceKey(state_province_region),
    zip_postal_code: readText(zip_postal_code),
    country: choiceKey(country),
  };
}

/** An address in one line: "1 Main St, Casper, WY 82601"; abroad with the code of its country (ADDR-01). `gap`: before the zip code. */
export const formatAddress = ({ line1, city, state_province_region, zip_postal_code, country }: ServerAddress, gap = ' '): string =>
  [line1, city, `${state_province_region}${gap}${zip_postal_code}`.trim(), country === 'US' ? '' : country].filter(Boolean).join(', ');
