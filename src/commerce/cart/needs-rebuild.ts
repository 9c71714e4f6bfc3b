import { chosenEntityType, chosenJurisdictions, chosenState } from '../catalogue/chosen-jurisdictions';
import { orderedEntityType } from '../catalogue/ordered-entity-type';
import { ofAnyState } from '../../kernel/facts/catalogue';
import { jurisdictionsInUse } from '../catalogue/jurisdictions-in-use';
import { chosenPlanKey } from '../catalogue/mail-plan';
import { bindingOf, dataPath, mailState } from '../catalogue/product-lookup';
import { mailRole } from '../../kernel/reference/product-roles';
import { readObject } from '../../kernel/util/read-wire';
import { couponPath } from '../../kernel/facts/coupon-code';
import type { Facts } from '../../kernel/facts/facts';
import { chosenKey, getAnswer } from '../../kernel/answers/get-answer';
import { orderedVehicles } from '../vehicles/vehicles';
import { sellsSubscriptions } from '../../kernel/page-config/sells-subscriptions';
import { triggerFields } from '../bundles/bundles';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import { isEqual } from '../../kernel/util/is-equal';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';

/** The answers that the cart is made from directly. */
const paths: readonly AnswerPath[] = [
  'companyInformation.homeState',
  'companyInformation.registeredAgentServiceDuration',
  'companyInformation.certificateQuantity',
  'billingType',
  'businessIdentityToggle',
  couponPath,
  'isBusinessFormed',
  'nyop',
  'selectedFilingMethodKeys',
  'selectedLocalJurisdiction',
];

/** Which products are wanted, and in which states, without their data. */
const productChoices = ({ values }: Facts): unknown =>
  Object.entries(readObject(values.productState)).flatMap(([name, state]) => {
    const { checked, states } = readObject(state);
    return checked === undefined && states === undefined ? [] : [[name, checked, states]];
  });

/** The answers that order opt-ins in place of a box. */
const optInPaths = ({ offer: { optInTerms = [] } }: Facts): readonly AnswerPath[] =>
  optInTerms.flatMap(({ answers = {} }) => Object.keys(answers) as AnswerPath[]);

/** The paths of all answers that the cart is made from, for what is drawn from the cart. */
export const cartAnswers = (facts: Facts): readonly AnswerPath[] => [
  'companyInformation.state',
  'companyInformation.states',
  'companyInformation.entityType',
  'companyInformation.isCloseCompany',
  'productState',
  'vehicles',
  ...paths,
  ...triggerFields(facts.config),
  ...optInPaths(facts),
];

/** Everything in the answers that the cart is made from (CART-12). */
const basisOf = memoizePerObject((facts: Facts): readonly unknown[] => [
  chosenState(facts),
  chosenJurisdictions(facts),
  chosenEntityType(facts),
  orderedEntityType(facts),
  productChoices(facts),
  orderedVehicles(facts.values),
  chosenPlanKey(facts, bindingOf(facts.config, mailRole).saveAs),
  mailState(facts),
  chosenKey(facts.values, dataPath(facts.config, mailRole, 'serviceType')),
  ...[...paths, ...triggerFields(facts.config), ...optInPaths(facts)].map((path) => getAnswer(facts.values, path)),
]);

/** Compares the lists that the cart is made from. Their load statuses do not change the cart. */
function isCatalogueSame(before: Facts, after: Facts): boolean {
  const [one, other] = [before.catalogue, after.catalogue];
  return (
    one.registeredAgent === other.registeredAgent &&
    one.simple === other.simple &&
    one.coupons === other.coupons &&
    one.checkedCoupons === other.checkedCoupons &&
    (one.subscriptionBundles === other.subscriptionBundles || !sellsSubscriptions(after.config)) &&
    (one.filing === other.filing || [ofAnyState, ...jurisdictionsInUse(after)].every((code) => one.filing[code] === other.filing[code]))
  );
}

/**
 * Whether the cart must follow a change of the facts: of an answer that a stage of the rebuild reads, or an arrival that
 * it waits for (CART-12).
 */
export function needsRebuild(before: Facts, after: Facts): boolean {
  if (before.config !== after.config || before.offer !== after.offer) return true;
  if (before.domains !== after.domains || before.today !== after.today) return true;
  if (before.catalogue !== after.catalogue && !isCatalogueSame(before, after)) return true;
  return before.values !== after.values && !isEqual(basisOf(before), basisOf(after));
}
