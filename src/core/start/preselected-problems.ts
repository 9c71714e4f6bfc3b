import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { notAsked, oneOfNames, problemOf, unknownName, type ConfigProblem } from '../page-config/config-problem';
import type { PageConfig } from '../page-config/page-config';
import { hasField, modulesOf, type FormPlan } from '../plan/form-plan';
import { entityTypes } from '../reference/entity-types';
import { stateCodes } from '../reference/states';
import { allowedEntityTypes } from './preselected-answers';

/**
 * The preselected answers that the form ignores, because it does not ask for them or does not offer them. Codes and kinds
 * of company that do not exist at all are reported when the page config is read.
 */
export function preselectedProblems(config: PageConfig, plan: FormPlan): ConfigProblem[] {
  const { state = '', entityType = '', step = '' } = config.preselected;
  const modules = modulesOf(plan);
  const disabled = modules.flatMap(({ offer }) => offer?.disabledStates ?? []);
  const isOffered = (code: string) => isStateOffered(config, code) && !disabled.includes(code);
  const asks = (...names: string[]) => names.some((name) => hasField(modules, `companyInformation.${name}`));

  return [
    ...notOffered('state', state, asks('state', 'states') ? stateCodes.filter(isOffered) : [], stateCodes),
    ...notOffered('entityType', entityType, asks('entityType') ? allowedEntityTypes(modules, config) : [], entityTypes),
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
