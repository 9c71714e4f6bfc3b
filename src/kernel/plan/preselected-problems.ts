import { notAsked, oneOfNames, problemOf, unknownName, type ConfigProblem } from '../page-config/config-problem';
import type { PageConfig } from '../page-config/page-config';
import { entityTypes } from '../reference/entity-types';
import { stateCodes } from '../reference/states';
import type { FormPlan } from './form-plan';

/** What a form lets the visitor choose from; no names where it does not ask. */
export interface PreselectableAnswers {
  states: readonly string[];
  entityTypes: readonly string[];
}

const nothing: PreselectableAnswers = { states: [], entityTypes: [] };

/**
 * The preselected answers that the form ignores, because it does not ask for them or does not offer them. Codes and kinds
 * of company that do not exist at all are reported when the page config is read.
 */
export function ignoredPreselections({ preselected }: PageConfig, plan: FormPlan, offered = nothing): ConfigProblem[] {
  const { state = '', entityType = '', step = '' } = preselected;
  return [
    ...notOffered('state', state, offered.states, stateCodes),
    ...notOffered('entityType', entityType, offered.entityTypes, entityTypes),
    ...notOffered(
      'step',
      step,
      plan.steps.map(({ key }) => key),
    ),
  ];
}

function notOffered(name: string, value: string, offered: readonly string[], known: readonly string[] = [value]): ConfigProblem[] {
  const key = `preselected.${name}`;
  if (value === '' || !known.includes(value) || offered.includes(value)) return [];
  return [offered.length > 0 ? unknownName(key, value, oneOfNames(offered)) : problemOf(key, notAsked, value)];
}
