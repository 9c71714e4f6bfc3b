import type { ConfiguredAnswers, Facts } from '../../kernel/facts/facts';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { chosenKey, getAnswer } from '../../kernel/answers/get-answer';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { outsideUS, stateName } from '../../kernel/reference/states';
import { readObject } from '../../kernel/util/read-wire';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** Whether the page offers a state; a page config without `jurisdictions` offers all. */
export const isStateOffered = ({ jurisdictions }: PageConfig, code: string): boolean =>
  stateName(code) !== undefined && (jurisdictions.length === 0 || jurisdictions.includes(code));

/** The code of the state of service (`companyInformation.state`); '' if none, or none that the page offers, is chosen. */
export function chosenState(facts: ConfiguredAnswers): string {
  const code = chosenKey(facts.values, 'companyInformation.state');
  return isStateOffered(facts.config, code) ? code : '';
}

/** The chosen entity type (`companyInformation.entityType`); '' if none. */
export const chosenEntityType = ({ values }: Pick<Facts, 'values'>): string => chosenKey(values, 'companyInformation.entityType');

/** The codes of the checked states at a path that holds true or false by state code. */
export const checkedStates = ({ values }: Facts, path: AnswerPath): string[] =>
  Object.entries(readObject(getAnswer(values, path))).flatMap(([code, isChecked]) => (isChecked === true ? [code] : []));

/**
 * The codes of the states that the order is about, sorted: the state of service and the states of a multi-state choice
 * (`companyInformation.states`). Never "Outside of the US", where nothing is filed (PROD-05).
 * @param morePath the path of further checked states to include
 */
export const chosenJurisdictions = memoizePerObject((facts: Facts, morePath: AnswerPath | void): readonly string[] => {
  const paths: readonly AnswerPath[] = ['companyInformation.states', ...(morePath ? [morePath] : [])];
  const codes = paths.flatMap((path) => checkedStates(facts, path));
  return [...new Set([chosenState(facts), ...codes])].filter((code) => code !== outsideUS && isStateOffered(facts.config, code)).sort();
});
