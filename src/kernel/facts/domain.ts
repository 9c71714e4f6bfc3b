import type { Cents } from '../util/money';

/** The prices of a domain: for the first year, each further one, and that of a third party who sells it (DOM-31). */
export interface DomainPrices {
  create: { amount: Cents };
  renew: { amount: Cents };
  purchase: { amount: Cents };
}

/** A domain in the domain cart; `duration` in years, `subTotal` the price of all of them (DOM-33). */
export interface DomainEntry extends DomainPrices {
  domain: string;
  duration: number;
  subTotal: Cents;
  thirdParty: boolean;
}

/** A domain among the results of a search. Until it is `loaded`, only its name and types are known (DOM-32). */
export interface DomainResult extends DomainPrices {
  domain: string;
  loaded: boolean;
  available: boolean;
  premium: boolean;
  thirdParty: boolean;
  /** `unsupported` for one that is not sold here. */
  status: string;
  /** How the name was found: `input` follows from what was typed. */
  sldSuggestionType: string;
  /** How the extension was found: `popular` or other. */
  tldRankingType: string;
}

/** An extension with a dot, and its price for the first year if known (DOM-09). */
export interface FeaturedExtension {
  tld: string;
  price?: Cents;
}

/** What is asked of the suggestions, and sent with the search (DOM-14, DOM-17). */
export interface DomainSearchSettings {
  showUnavailable: boolean;
  /** In characters, of the name without its extension. */
  maxLength: number;
  TLDs: readonly string[];
}

/** Which of the results show (DOM-15). */
export interface DomainFilters extends DomainSearchSettings {
  /** For the first year; undefined for any. */
  maxPrice?: Cents;
}
