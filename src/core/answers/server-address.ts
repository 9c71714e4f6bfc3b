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

/** Whether all five fields are filled (ADDR-03). */
export const isComplete = (address: ServerAddress): boolean => Object.values(address).every(Boolean);

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

/** An address in one line: "1 Main St, Casper, WY 82601"; abroad with the code of its country (ADDR-01). */
export const formatAddress = ({ line1, city, state_province_region, zip_postal_code, country }: ServerAddress): string =>
  [line1, city, `${state_province_region} ${zip_postal_code}`.trim(), country === 'US' ? '' : country].filter(Boolean).join(', ');
