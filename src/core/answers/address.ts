import type { Choice } from './form-values';

/** An address as a form asks for it (ADDR-04). Outside of the US the state is free text (ADDR-06). */
export interface Address {
  country: Choice;
  line1: string;
  city: string;
  state: Choice | string;
  zip: string;
  /** The result of the server's address check. */
  backendValidationStatus?: AddressVerdict;
}

export interface AddressVerdict {
  complete: boolean;
  valid: boolean;
  message: string;
}
