import type { FormValues } from '../answers/form-values';
import { chosenKey } from '../answers/get-answer';
import type { AddressPrefix } from '../answers/answer-path';

/** What is asked while a street is typed (PLUS-07). */
export interface SuggestionQuestion {
  text: string;
  /** The code of the country. */
  country: string;
  /** The state as far as it is known: its code in the US, text elsewhere. */
  state: string;
  /** The same from the first key to the address that is picked, by which a service bills them as one. */
  session: string;
}

/** An address that the visitor may mean, in two lines. */
export interface AddressSuggestion {
  id: string;
  street: string;
  place: string;
}

export interface AddressSuggestions {
  suggestions: readonly AddressSuggestion[];
  /** Whose suggestions they are, where that must be said; else ''. */
  attribution: string;
}

/** The parts of an address that was picked; '' for what is not known of it. The state is a code or a name. */
export interface AddressDetails {
  line1: string;
  city: string;
  state: string;
  zip: string;
}

/** Letters and digits without which a street is not asked about. */
const fewestSigns = 3;

/** Characters of a street that is asked about at most. */
const mostTyped = 200;

/** Whether a typed street says enough to be asked about. */
export const canBeAskedAbout = (typed: string): boolean =>
  typed.length <= mostTyped && (typed.match(/[\p{L}\p{N}]/gu) ?? []).length >= fewestSigns;

/** The question about what is typed as the street of the address at `prefix`. */
export const suggestionQuestion = (values: FormValues, prefix: AddressPrefix, text: string, session: string): SuggestionQuestion => ({
  text,
  country: chosenKey(values, `${prefix}.country`),
  state: chosenKey(values, `${prefix}.state`),
  session,
});

/** A flat at the end of a street, such as `Apt 4B`, `Suite 200` or `#12`. */
const unit = /(?:^|[\s,])((?:apt|apartment|suite|ste|unit|room|rm|floor|fl|#)(?:[\s.#]+[\p{L}\p{N}-]+|\d[\p{L}\p{N}-]*))\s*$/iu;

/** A picked street with the flat that the visitor had typed, where the street has none. */
export function withTypedUnit(street: string, typed: string): string {
  const flat = unit.exec(typed)?.[1];
  return flat && !unit.test(street) ? `${street} ${flat}` : street;
}
