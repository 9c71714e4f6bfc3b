import { sourceOf } from '../../commerce/addresses/address-choice';
import { agentAddress } from '../../commerce/addresses/agent-address';
import { enteredAddress } from '../../kernel/addresses/entered-address';
import type { AddressPrefix } from '../../kernel/answers/answer-path';
import type { FormValues } from '../../kernel/answers/form-values';
import { isTrue } from '../../kernel/answers/get-answer';
import { formatAddress, isComplete, type ServerAddress } from '../../kernel/answers/server-address';
import type { Facts } from '../../kernel/facts/facts';
import type { TokenizerBillingAddress } from '../submission';

export interface AddressPart extends ServerAddress {
  kind: 'primary' | 'billing';
  label: string;
}

/** An address in the data of a filing (ADDR-01). */
export interface FilingAddress extends ServerAddress {
  kind: 'temp' | 'ra';
  label: string;
  /** The whole address in one line. */
  formatted: string;
}

const filed = (address: ServerAddress): FilingAddress => ({ kind: 'temp', label: 'temp', ...address, formatted: formatAddress(address) });

/** That of somebody who has not said it yet (PLUS-06). */
export const unknownAddress = (): FilingAddress =>
  filed({ line1: '', city: '', state_province_region: '', zip_postal_code: '', country: '' });

/** The visitor's mailing address as a filing names it. */
export const filedMailing = (values: FormValues): FilingAddress => filed(mailingAddress(values));

/**
 * The address that was chosen for `prefix`: the registered agent's, which the server fills in where the catalogue does not
 * know it (ADDR-24), or an entered one.
 */
export function filedAddress(facts: Facts, prefix: AddressPrefix): FilingAddress {
  const source = sourceOf(facts, prefix);
  if (source === 'ra') return { ...filed(agentAddress(facts)), kind: 'ra', label: 'Registered Agent Address' };
  return filed(enteredAddress(facts.values, source));
}

/** The company's principal or mailing address; the visitor's mailing address where none was given. */
export function companyAddress(facts: Facts, name: 'principalAddress' | 'mailingAddress'): FilingAddress {
  const own = filedAddress(facts, `companyInformation.${name}`);
  return own.kind === 'ra' || isComplete(own) ? own : filedMailing(facts.values);
}

/** The mailing address, which is part of the contact information (ADDR-07). */
export const mailingAddress = (values: FormValues): ServerAddress => enteredAddress(values, 'contactInformation');

/** The billing address if the visitor gave one, else the mailing address (SUBM-25). */
export const billingAddress = (values: FormValues): ServerAddress =>
  isTrue(values, 'billing.different') ? enteredAddress(values, 'billing.address') : mailingAddress(values);

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
