import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import type { PageConfig } from '../page-config/page-config';
import { outsideUS, stateName } from '../reference/states';

/** Whether a page offers a state: each that there is, where it names none. */
export const isStateOffered = ({ jurisdictions }: PageConfig, code: string): boolean =>
  stateName(code) !== undefined && (jurisdictions.length === 0 || jurisdictions.includes(code));

/** The code of the state of service (`companyInformation.state`); '' while none is chosen that the page offers. */
export function chosenState(facts: Facts): string {
  const code = keyOf(getPath(facts.values, 'companyInformation.state'));
  return isStateOffered(facts.config, code) ? code : '';
}

/** The chosen entity type (`companyInformation.entityType`); '' while none is. */
export const chosenEntityType = ({ values }: Facts): string => keyOf(getPath(values, 'companyInformation.entityType'));

/**
 * Every jurisdiction in which the visitor buys something: the state of service and the states of a multi-state choice
 * (`companyInformation.states`), each once, in the order of their codes. Outside of the US nothing is filed (PROD-05).
 */
export function chosenJurisdictions(facts: Facts): string[] {
  const states = Object.entries(getPath(facts.values, 'companyInformation.states') ?? {});
  const codes = [chosenState(facts), ...states.filter(([, isChosen]) => isChosen === true).map(([code]) => code)];
  return [...new Set(codes)].filter((code) => code !== outsideUS && isStateOffered(facts.config, code)).sort();
}
