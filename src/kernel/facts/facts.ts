import { getAnswer } from '../answers/get-answer';
import type { AnswerPath } from '../answers/answer-path';
import type { Offer } from './offer';
import type { Catalogue } from './catalogue';
import type { DomainEntry } from './domain';
import type { PageConfig } from '../page-config/page-config';
import type { FormValues } from '../answers/form-values';
import type { EntityType } from '../reference/entity-types';
import type { TextKey } from '../text/en';

/** A choice that must be made before the order has a price. */
export interface Selection {
  /** Its name in the list of missing choices. */
  name: TextKey;
  isMissing: (facts: Facts) => boolean;
  /** The sentence if only this choice is missing. Default: the list sentence with one entry. */
  aloneText?: TextKey;
  /** The answers by which it is made; any of them will do. */
  paths?: readonly AnswerPath[];
}

/** What a form type needs before its order has a price (SUMM-25). */
export interface PriceConditions {
  selections?: readonly Selection[];
  /** The sentence that names the missing choices, with a `{list}` placeholder. */
  listText?: TextKey;
  /** The sentence if all choices are made but the order is empty. */
  emptyText?: TextKey;
}

/** What the business rules need to know of a form type; set in its form file. */
export interface FormTraits {
  /** `order` has a cart, a summary and card payment (FORM-02); `plain` only sends its answers in one call. */
  kind: 'order' | 'plain';
  /** Sent again it does no more than once, as with a login; nothing of it is kept. */
  isRepeatable?: boolean;
  priceConditions?: PriceConditions;
  /** Whether the order is empty, for forms where the cart alone does not show it. */
  isEmpty?: (facts: Facts) => boolean;
  /** The type that the order's company is sent with, whatever is asked of it (SUBM-19). */
  entityType?: EntityType | 'Other';
  /** The company is new to the state, which limits the products it can buy there (PROD-24). */
  registersCompany?: boolean;
  /** The order is for two companies; some products cover both (SUMM-09, SUBM-13). */
  hasSecondCompany?: boolean;
  /** The roles whose products both companies get unless the page config says otherwise. */
  inBothCompanies?: readonly string[];
  /** The business identity package is never required, whatever the page config says (OPT-12). */
  isIdentityOptional?: boolean;
}

/** Everything a business rule may depend on, as plain data: core reads no clock, store or page. */
export interface Facts {
  config: PageConfig;
  form: FormTraits;
  offer: Offer;
  catalogue: Catalogue;
  values: FormValues;
  domains: readonly DomainEntry[];
  /** The visitor's local date, `YYYY-MM-DD`. */
  today: string;
}

/** What is known before the form runs: the page config and the answers. */
export type ConfiguredAnswers = Pick<Facts, 'config' | 'values'>;

/** Whether the form opens an account, for which it asks for a password: of orders the page decides (SHOP-12). */
export const opensAccount = ({ config, form }: Pick<Facts, 'config' | 'form'>): boolean => form.kind !== 'order' || config.flags.accounts;

/** Whether two facts agree on the answers at these paths and on everything else that can change. */
export const areAlike = (one: Facts, other: Facts, paths: readonly AnswerPath[]): boolean =>
  one.catalogue === other.catalogue &&
  one.domains === other.domains &&
  one.today === other.today &&
  paths.every((path) => getAnswer(one.values, path) === getAnswer(other.values, path));
