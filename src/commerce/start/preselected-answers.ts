import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { yearsLabel, dataPath } from '../catalogue/product-lookup';
import type { Changes } from '../../kernel/answers/answer-path';
import type { Choice } from '../../kernel/answers/form-values';
import { setAnswers } from '../../kernel/answers/get-answer';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { checkedPath } from '../optional/optional-products';
import { destinationPath } from '../reactions/answered-products';
import { mailRole, phoneRole } from '../../kernel/reference/product-roles';
import { offeredEntityTypes } from '../bundles/offered-entity-types';
import { entityTypeOffer } from '../offer/entity-types';
import { stateName } from '../../kernel/reference/states';
import { hasField, modulesOf, type FormPlan, type PlannedModule } from '../../kernel/plan/form-plan';
import { preselectedStep } from '../../kernel/storage/start-values';
import { createText } from '../../kernel/text/format-message';

/**
 * The page config's preselected answers that the form asks for and allows. A jurisdiction or entity type that is the only
 * one on offer is preselected too (FORM-21 to FORM-25).
 * @param sells whether the form sells a product with this role: of others nothing is kept under `productState`
 */
export function preselectedAnswers(plan: FormPlan, config: PageConfig, sells: (role: string) => boolean = () => true): Changes {
  const { state = '', entityType: type = '', registeredAgentYears: years, areaCode, mailProduct } = config.preselected;
  const modules = modulesOf(plan);
  const answers: { -readonly [Path in keyof Changes]: unknown } = {};
  const code = isStateOffered(config, state) ? state : onlyOne(config.jurisdictions);
  const name = code && stateName(code);
  if (name) {
    if (modules.some(({ offer }) => offer?.multiState)) answers['companyInformation.states'] = { [code]: true };
    else answers['companyInformation.state'] = choice(code, name);
  }
  const allowed = allowedEntityTypes(modules, config, answers);
  const entityType = allowed.includes(type) ? type : onlyOne(allowed);
  if (entityType) answers['companyInformation.entityType'] = choice(entityType, entityType);
  if (years !== undefined) {
    const label = yearsLabel(years * 12, createText(config.text));
    answers['companyInformation.registeredAgentServiceDuration'] = choice(String(years * 12), label);
  }
  // A phone number is sold beside mail, too (MAIL-08).
  if (areaCode && (sells(phoneRole) || sells(mailRole)) && hasField(modules, 'phoneService.phoneAreaCode')) {
    answers['phoneService.phoneAreaCode'] = areaCode;
    answers[dataPath(config, phoneRole, 'phoneAreaCode')] = areaCode;
  }
  const service = dataPath(config, mailRole, 'serviceType');
  if (mailProduct && sells(mailRole) && hasField(modules, service)) {
    answers[service] = mailProduct.slice(0, 2);
    answers[dataPath(config, mailRole, 'limit')] = mailProduct.slice(2);
    answers[checkedPath(config, mailRole)] = true;
    if (hasField(modules, destinationPath)) answers[destinationPath] = 'ourAddress';
  }
  return { ...answers, ...preselectedStep(plan, config) };
}

const choice = (key: string, value: string): Choice => ({ key, value });

const onlyOne = (offered: readonly string[]): string | undefined => (offered.length === 1 ? offered[0] : undefined);

/** The entity types allowed at the start, with these answers; every type where no module asks. */
export const allowedEntityTypes = (modules: readonly PlannedModule[], config: PageConfig, answers: Changes = {}): readonly string[] =>
  offeredEntityTypes({ config, values: setAnswers({}, answers), offer: entityTypeOffer(modules) });
