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

/** The domain cart: each domain once. */
export type DomainCart = readonly DomainEntry[];

/** The domain cart. It has its own storage key, because all pages of the site share it (STORE-11, STORE-12). */
export interface DomainsState {
  cartDomains: DomainCart;
}

/** What of a typed text is searched. */
export interface SearchTerms {
  /** What is searched: names with their extensions, each once. */
  terms: readonly string[];
  /** How many more names were entered than are searched at once. */
  leftOut: number;
  /** Characters were dropped or replaced, so that the visitor must be told what is searched. */
  isAltered: boolean;
}

/** The search for domains (DOM-47): what is entered, and what was found. It ends with the form, unlike the domain cart. */
export interface DomainSearchState extends SearchTerms {
  enteredDomainName: string;
  selectedTLD: string;
  /** Empty until the search is on the page; then the page's, until the server's arrive. */
  availableTLDs: readonly string[];
  heroTLDs: readonly FeaturedExtension[];
  /** Extensions that the visitor typed and that are not among the available ones (DOM-08). */
  customTLDOptions: readonly string[];
  searchSettings: DomainSearchSettings;
  searchResults: readonly DomainResult[];
  filters: DomainFilters;
  /** Counts from 1. */
  pages: { current: number };
  /** The last text had nothing in it that can be searched, so what was found before is hidden. */
  isRefused?: boolean;
  /** The only domain was chosen, and the cart page comes next (DOM-39). */
  isLeaving: boolean;
}
