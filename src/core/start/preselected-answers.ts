import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { yearsLabel, dataPath } from '../catalogue/product-lookup';
import type { Changes } from '../answers/answer-path';
import type { Choice, FormValues } from '../answers/form-values';
import { getAnswer, setAnswers } from '../answers/get-answer';
import type { PageConfig } from '../page-config/page-config';
import { checkedPath } from '../optional/optional-products';
import { destinationPath } from '../reactions/answered-products';
import { mailRole, phoneRole } from '../reference/product-roles';
import { offeredEntityTypes } from '../bundles/offered-entity-types';
import { entityTypeOffer } from '../offer/entity-types';
import { stateName } from '../reference/states';
import { hasField, modulesOf, type FormPlan, type PlannedModule } from '../plan/form-plan';
import { createText } from '../text/format-message';
import { isEqual } from '../util/is-equal';
import { getPath } from '../util/paths';
import { readObject } from '../util/read-wire';
import { isEmpty } from '../validation/is-empty';

/**
 * The page config's preselected answers that the form asks for and allows. A jurisdiction or entity type that is the only
 * one on offer is preselected too (FORM-21 to FORM-25).
 * @param sells whether the form sells a product with this role: of others nothing is kept under `productState`
 */
export function preselectedAnswers(plan: FormPlan, config: PageConfig, sells: (role: string) => boolean = () => true): Changes {
  const { state = '', entityType: type = '', step, registeredAgentYears: years, areaCode, mailProduct } = config.preselected;
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
  const index = plan.steps.findIndex(({ key }) => key === step);
  if (index >= 0) answers.currentStep = index;
  return answers;
}

const choice = (key: string, value: string): Choice => ({ key, value });

const onlyOne = (offered: readonly string[]): string | undefined => (offered.length === 1 ? offered[0] : undefined);

/** The entity types allowed at the start, with these answers; every type where no module asks. */
export const allowedEntityTypes = (modules: readonly PlannedModule[], config: PageConfig, answers: Changes = {}): readonly string[] =>
  offeredEntityTypes({ config, values: setAnswers({}, answers), offer: entityTypeOffer(modules) });

/**
 * Whether the visitor has given the persisted answer at a path themselves (FORM-21): it is not empty, and it is not what
 * an earlier page had preselected on a step that they never left.
 */
export function hasAnswered(kept: FormValues, path: string): boolean {
  const value = getPath(kept, path);
  if (isEmpty(value) || isEqual(value, {})) return false;
  if (Object.keys(readObject(getAnswer(kept, 'stepSeenStatus'))).length > 0) return true;
  return path !== 'currentStep' && !isEqual(value, readObject(getAnswer(kept, 'preselected'))[path]);
}
