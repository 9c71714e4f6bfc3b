import type { FormValues } from '../../answers/form-values';
import { getAnswer } from '../../answers/get-answer';
import type { TokenizerBillingAddress } from '../submission';
import { readText } from './read-text';
import type { AddressPrefix } from '../../answers/answer-path';

/** An address in the server's format. Country and state are codes; outside of the US the state is free text. */
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

/** The address whose fields are below `prefix`. */
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

/** Whether all five fields are filled (ADDR-03). */
export const isComplete = (address: ServerAddress): boolean => Object.values(address).every(Boolean);

/** The mailing address, which is part of the contact information (ADDR-07). */
export const mailingAddress = (values: FormValues): ServerAddress => addressAt(values, 'contactInformation');

/** The billing address if the visitor gave one, else the mailing address (SUBM-25). */
export const billingAddress = (values: FormValues): ServerAddress =>
  getAnswer(values, 'billing.different') === true ? addressAt(values, 'billing.address') : mailingAddress(values);

/** The mailing and the billing address (SUBM-25). */
export const addressesPart = (values: FormValues): AddressPart[] => [
  { kind: 'primary', label: 'Mailing Address', ...mailingAddress(values) },
  { kind: 'billing', label: 'Billing Address', ...billingAddress(values) },
];

/** The billing address in the tokenizer's format (CARD-08). */
export function tokenizerBilling(values: FormValues): TokenizerBillingAddress {
  const { line1, city, state_province_region, zip_postal_code, country } = billingAddress(values);
  return { line1, city, state: state_province_region, zipcode: zip_postal_code, country };
}
