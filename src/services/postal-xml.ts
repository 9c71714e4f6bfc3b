import type { PostalAddress } from '../kernel/answers/postal-address';
import type { ServerAddress } from '../kernel/answers/server-address';
import { stateName } from '../kernel/reference/states';
import { readText, type Wire } from '../kernel/util/read-wire';
import { trustedTypes } from './trusted-types';

/** Throws the error of a lookup that brought no answer (ADDR-17). */
export function lookupFailed(cause?: unknown): never {
  throw new Error('USPS Lookup: request failed', { cause });
}

/** Throws the error of an address that the post office does not know (ADDR-17). */
export function addressNotFound(): never {
  throw new Error('USPS Lookup: address not found');
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The XML that asks the post office to verify an address (ADDR-14). */
export function verifyRequest({ line1, city, state_province_region, zip_postal_code }: ServerAddress, key: string): string {
  const zip5 = zip_postal_code.replace(/\D/g, '').slice(0, 5);
  // The service calls the street Address2; Address1 is for a flat.
  const parts = { Address1: '', Address2: line1, City: city, State: state_province_region, Zip5: zip5, Zip4: '' };
  const tags = Object.entries(parts).map(([name, part]) => `<${name}>${escaped(part)}</${name}>`);
  return `<AddressValidateRequest USERID="${escaped(key)}"><Address ID="0">${tags.join('')}</Address></AddressValidateRequest>`;
}

/** Reads the answer to `verifyRequest`; throws unless it holds an address. */
export function readPostalXml(xml: string): PostalAddress {
  const reply = new DOMParser().parseFromString(trustedTypes().createHTML(xml), 'text/xml');
  const part = (name: string) => reply.querySelector(`Address > ${name}`)?.textContent?.trim() ?? '';
  if (!reply.querySelector('Address, Error') || reply.querySelector('parsererror')) lookupFailed();
  const line1 = [part('Address2'), part('Address1')].filter(Boolean).join(' ');
  return (
    readPostalAddress({ line1, city: part('City'), state: part('State'), zip5: part('Zip5'), zip4: part('Zip4') }) ?? addressNotFound()
  );
}

/** Longer lines are no address. */
const maxLine = 200;

/** The address of an answer; undefined unless it is a whole one. */
export function readPostalAddress(wire: Wire): PostalAddress | undefined {
  const read = (name: string) => readText(wire[name]).trim();
  const [line1, city, state, zip5] = [read('line1'), read('city'), read('state'), read('zip5')];
  const zip4 = /^\d{4}$/.test(read('zip4')) ? read('zip4') : '';
  const name = stateName(state);
  if (!line1 || !city || !name || !/^\d{5}$/.test(zip5) || line1.length + city.length > maxLine) return undefined;
  return { line1, city, state: { key: state, value: name }, country: 'US', zip: zip4 ? `${zip5}-${zip4}` : zip5, zip5, zip4 };
}
