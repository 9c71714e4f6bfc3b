import { isEditable, optionsOf, type OfferedGroup, type OfferedOption } from '../facts/offer';
import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import type { PageConfig } from '../page-config/page-config';
import { outsideUS, stateName } from '../reference/states';
import { federal } from '../facts/catalogue';
import { chosenJurisdictions, chosenState } from './chosen-jurisdictions';
import { bindingOf } from './product-lookup';

/** Whether something can be filed in a state: none outside of the US. */
export const isFiledIn = (code: string): boolean => code !== outsideUS && stateName(code) !== undefined;

/** The code of the company's home state (`companyInformation.homeState`); '' while none is chosen. */
function homeStateOf({ values }: Facts): string {
  const code = choiceKey(getAnswer(values, 'companyInformation.homeState'));
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

/** Where the states are kept in which an optional product is wanted: their codes, each with true or false. */
export const optionStatesPath = (config: PageConfig, role: string): `productState.${string}.states` =>
  `productState.${bindingOf(config, role).saveAs}.states`;

/**
 * In which jurisdictions an optional product is asked about; undefined stands for the one question about the state of
 * service. By state that is each which the order is about, and on a form of one state also each in which the visitor
 * wants it (OPT-04, CART-16).
 */
export function jurisdictionsOf(facts: Facts, group: OfferedGroup, option: OfferedOption): readonly (string | undefined)[] {
  if (group.type !== 'multiState') return [undefined];
  const hasOwn = !facts.offer.multiState && isEditable(group, option);
  return chosenJurisdictions(facts, hasOwn ? optionStatesPath(facts.config, option.role) : undefined);
}

/** Every state in which the visitor buys something, each once: those the order is about and those of optional products. */
export const statesOfOrder = (facts: Facts): string[] => [
  ...new Set([
    ...chosenJurisdictions(facts),
    ...facts.offer.groups.flatMap((group) =>
      optionsOf(group).flatMap((option) => jurisdictionsOf(facts, group, option).filter((code) => code !== undefined)),
    ),
  ]),
];

/**
 * Every jurisdiction whose filings the cart may hold, each once: the federal one, those the visitor buys in, the home
 * state, and those in which a filing depends on another.
 */
export function jurisdictionsInUse(facts: Facts): string[] {
  const chosen = [...statesOfOrder(facts), homeStateOf(facts)];
  const codes = [...chosen, ...chosen.flatMap((code) => statesOfDependents(facts, code))];
  return [federal, ...new Set(codes.filter((code) => isFiledIn(code)))];
}
