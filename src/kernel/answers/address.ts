import type { AddressChoice } from '../reference/address-choices';
import type { ShapeOf } from './answer-shape';
import type { Choice } from './form-values';

/** An address as a form asks for it (ADDR-04). Outside of the US the state is free text (ADDR-06). */
export interface Address {
  country: Choice;
  line1: string;
  city: string;
  state: Choice | string;
  zip: string;
  /** Which address is meant, where there is a choice (ADDR-08); '' for the default one. Only `specify` uses the fields. */
  choice?: AddressChoice | '';
  /** The result of the server's address check. */
  backendValidationStatus?: AddressVerdict;
}

/** The fields of an address. */
export const addressParts = ['country', 'line1', 'city', 'state', 'zip'] as const satisfies readonly (keyof Address)[];
export type AddressPart = (typeof addressParts)[number];

export interface AddressVerdict {
  complete: boolean;
  valid: boolean;
  message: string;
}

/** No answer yet, or one of an address that has changed since. */
export const unchecked: AddressVerdict = { complete: false, valid: false, message: '' };

export const addressShapes: ShapeOf<Address> = {
  country: 'choice',
  line1: 'text',
  city: 'text',
  state: 'choice',
  zip: 'text',
  choice: 'text',
  backendValidationStatus: { complete: 'flag', valid: 'flag', message: 'text' },
};
