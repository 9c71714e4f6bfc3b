import type { Changes } from '../../kernel/answers/answer-path';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { hasField, modulesOf, type FormPlan } from '../../kernel/plan/form-plan';
import { stateName } from '../../kernel/reference/states';
import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { allowedEntityTypes } from './preselected-answers';

/** The parameters of the address of an order by which a link chooses a state and a kind of company (PLUS-04). */
export const stateParams = { state: 'state', entityType: 'entityType' } as const;

/**
 * The answers that the page's address gives: a state and a kind of company, each as far as the form asks for it and offers
 * it. Anything else under these names is none of ours, such as the `state` of a login.
 * @param query as `location.search` gives it
 */
export function addressAnswers(query: string, plan: FormPlan, config: PageConfig): Changes {
  const params = new URLSearchParams(query);
  const modules = modulesOf(plan);
  const code = params.get(stateParams.state) ?? '';
  const type = params.get(stateParams.entityType) ?? '';
  const name = isStateOffered(config, code) ? stateName(code) : undefined;
  return {
    ...(hasField(modules, 'companyInformation.entityType') &&
      allowedEntityTypes(modules, config).includes(type) && { 'companyInformation.entityType': { key: type, value: type } }),
    ...(name && hasField(modules, 'companyInformation.state') && { 'companyInformation.state': { key: code, value: name } }),
  };
}
