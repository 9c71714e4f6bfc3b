import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import type { ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { hasField, modulesOf, type FormPlan } from '../../kernel/plan/form-plan';
import { ignoredPreselections } from '../../kernel/plan/preselected-problems';
import { stateCodes } from '../../kernel/reference/states';
import { allowedEntityTypes } from './preselected-answers';

/** The preselected answers that the form ignores, by the states and kinds of company that the page offers. */
export function preselectedProblems(config: PageConfig, plan: FormPlan): ConfigProblem[] {
  const modules = modulesOf(plan);
  const disabled = modules.flatMap(({ offer }) => offer?.disabledStates ?? []);
  const isOffered = (code: string) => isStateOffered(config, code) && !disabled.includes(code);
  const asks = (...names: string[]) => names.some((name) => hasField(modules, `companyInformation.${name}`));
  return ignoredPreselections(config, plan, {
    states: asks('state', 'states') ? stateCodes.filter(isOffered) : [],
    entityTypes: asks('entityType') ? allowedEntityTypes(modules, config) : [],
  });
}
