import type { Choice } from './form-values';

/** An address of the US as the post office writes it (ADDR-15). `zip` is `zip5`, with `zip4` behind a hyphen where there is one. */
export interface PostalAddress {
  line1: string;
  city: string;
  state: Choice;
  country: 'US';
  zip: string;
  zip5: string;
  zip4: string;
}
