import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import { outsideUS, stateName } from '../reference/states';
import { federal } from './catalogue';
import { chosenJurisdictions, chosenState } from './chosen-jurisdictions';

/** Whether something can be filed in a state: none outside of the US. */
export const isFiledIn = (code: string): boolean => code !== outsideUS && stateName(code) !== undefined;

/** The code of the company's home state (`companyInformation.homeState`); '' while none is chosen. */
export function homeStateOf({ values }: Facts): string {
  const code = keyOf(getPath(values, 'companyInformation.homeState'));
  return isFiledIn(code) ? code : '';
}

/** Where what is ordered once is ordered: the state of service, else the first of several chosen; '' with none. */
export const stateOfService = (facts: Facts): string => chosenState(facts) || (chosenJurisdictions(facts)[0] ?? '');

/** Whether a `jurisdiction_option` means the company's home state. */
export const isHome = (option: string): boolean => /home/i.test(option);

/** Where a dependent filing is made when its `jurisdiction_option` names a place; undefined: where its parent is. */
export function placeNamed(facts: Facts, option: string): string | undefined {
  if (isHome(option)) return homeStateOf(facts);
  if (/federal/i.test(option) || option === federal) return federal;
  return isFiledIn(option) ? option : undefined;
}

/** The states that the filings of a jurisdiction name for those they depend on. */
const statesOfDependents = (facts: Facts, jurisdiction: string): string[] =>
  (Object.hasOwn(facts.catalogue.filing, jurisdiction) ? facts.catalogue.filing[jurisdiction]! : []).flatMap((product) =>
    product.filing_methods.flatMap(({ filing }) =>
      filing.dependent_filings_info.map(({ jurisdiction_option }) => placeNamed(facts, jurisdiction_option) ?? ''),
    ),
  );

/**
 * Every jurisdiction whose filings the cart may hold, each once: the federal one, those the visitor has chosen, the home
 * state, and those in which a filing depends on another.
 */
export function jurisdictionsInUse(facts: Facts): string[] {
  const chosen = [...chosenJurisdictions(facts), homeStateOf(facts)];
  const codes = [...chosen, ...chosen.flatMap((code) => statesOfDependents(facts, code))];
  return [federal, ...new Set(codes.filter((code) => isFiledIn(code)))];
}
