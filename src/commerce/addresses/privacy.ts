import type { AnswerPath } from '../../kernel/answers/answer-path';
import { isTrue } from '../../kernel/answers/get-answer';
import { productForRole } from '../catalogue/product-lookup';
import { rolesOf } from '../../kernel/facts/offer';
import type { Facts } from '../../kernel/facts/facts';
import { optionalChoices } from '../optional/optional-choices';
import { isInPrimaryBundle, isSubscribed } from '../optional/optional-groups';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';

export const privacyRole: ProductRole = 'privacy';

/** The checkbox that asks for our address in place of the visitor's (ADDR-12). */
export const privacyPath: AnswerPath = 'companyInformation.privacyUpsell';

/** Whether the order must hold the privacy product before our address can be used (ADDR-10, ADDR-25). */
const needsPrivacy = (facts: Facts): boolean =>
  rolesOf(facts.offer).includes(privacyRole) && productForRole(facts, privacyRole) !== undefined && !isSubscribed(facts);

/** Whether the order holds it: checked, or part of what is sold anyway. */
const hasPrivacy = (facts: Facts): boolean =>
  isTrue(facts.values, privacyPath) ||
  facts.offer.primaryProducts.includes(privacyRole) ||
  optionalChoices(facts).some(({ role }) => role === privacyRole) ||
  isInPrimaryBundle(facts, { role: privacyRole });

/** Whether nothing is left to buy before our address can be used. */
export const isPrivacySettled = memoizePerObject((facts: Facts): boolean => !needsPrivacy(facts) || hasPrivacy(facts));
