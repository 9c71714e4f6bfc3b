import type { Choice } from './form-values';

/** An address as a form asks for it (ADDR-04). The state is typed as text outside of the US (ADDR-06). */
export interface Address {
  country: Choice;
  line1: string;
  city: string;
  state: Choice | string;
  zip: string;
  /** What a server said of it. */
  backendValidationStatus?: AddressVerdict;
}

export interface AddressVerdict {
  complete: boolean;
  valid: boolean;
  message: string;
}
