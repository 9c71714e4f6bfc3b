import type { AddressPart } from '../answers/address';
import type { AddressPrefix } from '../answers/answer-path';
import type { FormValues } from '../answers/form-values';
import { chosenKey } from '../answers/get-answer';
import { withinFormat, type ServerAddress } from '../answers/server-address';

/** The address whose fields are below `prefix`, in the server's format, without what its country does not have. */
export function enteredAddress(values: FormValues, prefix: AddressPrefix): ServerAddress {
  const field = (name: AddressPart) => chosenKey(values, `${prefix}.${name}`).trim();
  return withinFormat({
    line1: field('line1'),
    city: field('city'),
    state_province_region: field('state'),
    zip_postal_code: field('zip'),
    country: field('country'),
  });
}
