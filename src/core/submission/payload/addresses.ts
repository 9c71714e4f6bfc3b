import type { FormValues } from '../../answers/form-values';
import { getAnswer } from '../../answers/get-answer';
import type { TokenizerBillingAddress } from '../submission';
import { readText } from './read-text';
import type { AddressPrefix } from '../../answers/answer-path';

/** An address as the server takes it; country and state as codes, or a region as typed. */
export interface ServerAddress {
  line1: string;
  city: string;
  state_province_region: string;
  zip_postal_code: string;
  country: string;
}

export interface AddressPart extends ServerAddress {
  kind: 'primary' | 'billing';
  label: string;
}

/** The address whose fields lie below `prefix`. */
export function addressAt(values: FormValues, prefix: AddressPrefix): ServerAddress {
  const field = (name: 'line1' | 'city' | 'state' | 'zip' | 'country') => readText(values, `${prefix}.${name}`);
  return {
    line1: field('line1'),
    city: field('city'),
    state_province_region: field('state'),
    zip_postal_code: field('zip'),
    country: field('country'),
  };
}

/** Complete only with all five fields (ADDR-03). */
export const isComplete = (address: ServerAddress): boolean => Object.values(address).every(Boolean);

/** Where the contact fields hold the mailing address (ADDR-07). */
export const mailingAddress = (values: FormValues): ServerAddress => addressAt(values, 'contactInformation');

/** The mailing address unless a different one was given (SUBM-25). */
export const billingAddress = (values: FormValues): ServerAddress =>
  getAnswer(values, 'billing.different') === true ? addressAt(values, 'billing.address') : mailingAddress(values);

/** The mailing and the billing address (SUBM-25). */
export const addressesPart = (values: FormValues): AddressPart[] => [
  { kind: 'primary', label: 'Mailing Address', ...mailingAddress(values) },
  { kind: 'billing', label: 'Billing Address', ...billingAddress(values) },
];

/** The billing address under the names of the tokenizer (CARD-08). */
export function tokenizerBilling(values: FormValues): TokenizerBillingAddress {
  const { line1, city, state_province_region, zip_postal_code, country } = billingAddress(values);
  return { line1, city, state: state_province_region, zipcode: zip_postal_code, country };
}
