import { getAnswer } from '../answers/get-answer';
import type { AnswerPath } from '../answers/answer-path';
import type { Offer } from './offer';
import type { Catalogue } from './catalogue';
import type { PageConfig } from '../page-config/page-config';
import type { FormValues } from '../answers/form-values';
import type { TextKey } from '../text/en';

/** A domain the visitor has picked; years and cents. */
export interface DomainEntry {
  domain: string;
  duration: number;
  subTotal: number;
}

/** A choice that the price of an order depends on. */
export interface Selection {
  /** What it is called in a list of missing ones. */
  name: TextKey;
  isMissing: (facts: Facts) => boolean;
  /** The sentence where it alone is missing; without one it reads as a list of one. */
  aloneText?: TextKey;
}

/** What a form type asks for before its order has a price (SUMM-25). */
export interface PriceConditions {
  selections?: readonly Selection[];
  /** The sentence around the `{list}` of those missing. */
  listText?: TextKey;
  /** What is asked for once they are made and the order is still empty. */
  emptyText?: TextKey;
}

/** What the business rules need to know of a form type. Its form file states it. */
export interface FormTraits {
  /** `order` has a cart and a summary and is paid by card (FORM-02); `plain` is one call without them. */
  kind: 'order' | 'plain';
  priceConditions?: PriceConditions;
  /** Whether the order is empty, where an empty cart does not tell. */
  isEmpty?: (facts: Facts) => boolean;
  /** The company is new to the state, which limits what it can have there (PROD-24). */
  registersCompany?: boolean;
  /** Two companies are ordered at once; some products are for both (SUMM-09, SUBM-13). */
  hasSecondCompany?: boolean;
  /** The business identity package need not be chosen, even where the page config requires it (OPT-12). */
  isIdentityOptional?: boolean;
}

/** All that a business rule may know, as plain data: nothing in core reads a clock, a store or the page. */
export interface Facts {
  config: PageConfig;
  form: FormTraits;
  offer: Offer;
  catalogue: Catalogue;
  values: FormValues;
  domains: readonly DomainEntry[];
  /** The visitor's local day, `YYYY-MM-DD`. */
  today: string;
}

/** Whether two facts differ neither at the given paths of the values nor in what surrounds these. */
export const areAlike = (one: Facts, other: Facts, paths: readonly AnswerPath[]): boolean =>
  one.catalogue === other.catalogue &&
  one.domains === other.domains &&
  one.today === other.today &&
  paths.every((path) => getAnswer(one.values, path) === getAnswer(other.values, path));
