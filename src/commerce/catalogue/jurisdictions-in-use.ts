import { isEditable, optionsOf, type OfferedGroup, type OfferedOption } from '../../kernel/facts/offer';
import type { Facts } from '../../kernel/facts/facts';
import type { Product } from '../../kernel/facts/product';
import { chosenKey } from '../../kernel/answers/get-answer';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { outsideUS, stateName } from '../../kernel/reference/states';
import { federal } from '../../kernel/facts/catalogue';
import { ownValue } from '../../kernel/util/own-value';
import { chosenJurisdictions, chosenState } from './chosen-jurisdictions';
import { bindingOf, entryByRole, type CatalogueEntry } from './product-lookup';

/** Whether a code is a state or territory in which something can be filed. */
export const isFiledIn = (code: string): boolean => code !== outsideUS && stateName(code) !== undefined;

/** The code of the company's home state (`companyInformation.homeState`); '' if none is chosen. */
function homeStateOf({ values }: Facts): string {
  const code = chosenKey(values, 'companyInformation.homeState');
  return isFiledIn(code) ? code : '';
}

/** The state of what is ordered once: the state of service, or else the first of several chosen states; '' if none. */
export const stateOfService = (facts: Facts): string => chosenState(facts) || (chosenJurisdictions(facts)[0] ?? '');

/** The entry of a role in the state of service. */
export const entryInService = (facts: Facts, role: string): CatalogueEntry | undefined => entryByRole(facts, role, stateOfService(facts));

/** Whether a filing method's `jurisdiction_option` means the company's home state. */
export const isHome = (option: string): boolean => /home/i.test(option);

/** The jurisdiction that a dependent filing's `jurisdiction_option` names; undefined means that of its parent. */
export function dependentJurisdiction(facts: Facts, option: string): string | undefined {
  if (isHome(option)) return homeStateOf(facts);
  if (/federal/i.test(option) || option === federal) return federal;
  return isFiledIn(option) ? option : undefined;
}

/** The jurisdictions that filings name for their dependent filings; '' and undefined as in `dependentJurisdiction`. */
export const jurisdictionsOfDependents = (facts: Facts, filings: readonly Product[]): (string | undefined)[] =>
  filings
    .flatMap(({ filing_methods }) => filing_methods)
    .flatMap(({ filing }) => filing.dependent_filings_info)
    .map(({ jurisdiction_option }) => dependentJurisdiction(facts, jurisdiction_option));

/** The path of the states in which an optional product is wanted: true or false by state code. */
export const optionStatesPath = (config: PageConfig, role: string): `productState.${string}.states` =>
  `productState.${bindingOf(config, role).saveAs}.states`;

/**
 * The jurisdictions for which the visitor is asked about an optional product. Outside of a multi-state group that is
 * one question for the state of service, which stands as undefined. In a multi-state group it is every chosen state
 * and, on a form of one state, every state in which the visitor wants the product (OPT-04, CART-16).
 */
export function jurisdictionsOf(facts: Facts, group: OfferedGroup, option: OfferedOption): readonly (string | undefined)[] {
  if (group.type !== 'multiState') return [undefined];
  const hasOwnStates = !facts.offer.multiState && isEditable(group, option);
  return chosenJurisdictions(facts, hasOwnStates ? optionStatesPath(facts.config, option.role) : undefined);
}

/** Every state in which the visitor buys something: the chosen states and those of optional products. */
export const statesOfOrder = (facts: Facts): string[] => [
  ...new Set([
    ...chosenJurisdictions(facts),
    ...facts.offer.groups.flatMap((group) =>
      optionsOf(group).flatMap((option) => jurisdictionsOf(facts, group, option).filter((code) => code !== undefined)),
    ),
  ]),
];

/**
 * Every jurisdiction whose filings may be in the cart: the federal one, those the visitor buys in, the home state, and
 * those of dependent filings.
 */
export function jurisdictionsInUse(facts: Facts): string[] {
  const chosen = [...statesOfOrder(facts), homeStateOf(facts)];
  const filings = chosen.flatMap((code) => ownValue(facts.catalogue.filing, code) ?? []);
  return [
    federal,
    ...new Set([...chosen, ...jurisdictionsOfDependents(facts, filings)].flatMap((code) => (code && isFiledIn(code) ? code : []))),
  ];
}
