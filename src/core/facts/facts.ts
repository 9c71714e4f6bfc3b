import type { Offer } from './offer';
import type { Catalogue } from './catalogue';
import type { PageConfig } from '../page-config/page-config';
import type { FormValues } from '../answers/form-values';
import { getPath } from '../util/paths';

/** A domain the visitor has picked; years and cents. */
export interface DomainEntry {
  domain: string;
  duration: number;
  subTotal: number;
}

/** All that a business rule may know, as plain data: nothing in core reads a clock, a store or the page. */
export interface Facts {
  config: PageConfig;
  offer: Offer;
  catalogue: Catalogue;
  values: FormValues;
  domains: readonly DomainEntry[];
  /** The visitor's local day, `YYYY-MM-DD`. */
  today: string;
}

/** Whether two facts differ neither at the given paths of the values nor in what surrounds these. */
export const areAlike = (one: Facts, other: Facts, paths: readonly string[]): boolean =>
  one.catalogue === other.catalogue &&
  one.domains === other.domains &&
  paths.every((path) => getPath(one.values, path) === getPath(other.values, path));
