import { isIdentityGroup, mayOffer } from '../../../core/cart/optional-groups';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

/** The products on offer are configured, so their answers have no fixed path; none of them is required. */
export const fields: readonly FieldDeclaration[] = [];

export const isShown = (facts: Facts) => mayOffer(facts, (group) => !isIdentityGroup(group));
