import { isIdentityGroup, mayOffer } from '../../../core/optional/optional-groups';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

/** The products on offer are configured, so their answers have no fixed path; none of them is required. */
export const fields: readonly FieldDeclaration[] = [];

export const isShown = (facts: Facts) => mayOffer(facts, (group) => !isIdentityGroup(group));
