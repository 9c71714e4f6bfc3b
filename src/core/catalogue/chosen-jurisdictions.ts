import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { memoizePerObject } from '../util/memoize-per-object';
import { getAnswer } from '../answers/get-answer';
import type { PageConfig } from '../page-config/page-config';
import { outsideUS, stateName } from '../reference/states';
import { readObject } from '../util/read-wire';
import type { AnswerPath } from '../answers/answer-path';

/** Whether a page offers a state: each that there is, where it names none. */
export const isStateOffered = ({ jurisdictions }: PageConfig, code: string): boolean =>
  stateName(code) !== undefined && (jurisdictions.length === 0 || jurisdictions.includes(code));

/** The code of the state of service (`companyInformation.state`); '' while none is chosen that the page offers. */
export function chosenState(facts: Facts): string {
  const code = choiceKey(getAnswer(facts.values, 'companyInformation.state'));
  return isStateOffered(facts.config, code) ? code : '';
}

/** The chosen entity type (`companyInformation.entityType`); '' while none is. */
export const chosenEntityType = ({ values }: Facts): string => choiceKey(getAnswer(values, 'companyInformation.entityType'));

/** The codes that are checked in a list of states, which is kept as each code with true or false. */
export const checkedStates = ({ values }: Facts, path: AnswerPath): string[] =>
  Object.entries(readObject(getAnswer(values, path))).flatMap(([code, isChecked]) => (isChecked === true ? [code] : []));

/**
 * Every jurisdiction that the visitor's order is about: the state of service and the states of a multi-state choice
 * (`companyInformation.states`), with those of one list more; each once, in the order of their codes. Outside of
 * the US nothing is filed (PROD-05).
 */
export const chosenJurisdictions = memoizePerObject((facts: Facts, more: AnswerPath | void): readonly string[] => {
  const lists: readonly AnswerPath[] = ['companyInformation.states', ...(more ? [more] : [])];
  const codes = lists.flatMap((path) => checkedStates(facts, path));
  return [...new Set([chosenState(facts), ...codes])].filter((code) => code !== outsideUS && isStateOffered(facts.config, code)).sort();
});
