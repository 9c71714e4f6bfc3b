import { additionalGroups, isIdentityGroup } from '../../../core/cart/optional-groups';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

/** The products on offer are configured, so their answers have no fixed path; none of them is required. */
export const fields: readonly FieldDeclaration[] = [];

/** Until it is known what is on offer it keeps its place, so that no step comes or goes while products load. */
export const isShown = (facts: Facts) =>
  additionalGroups(facts).length > 0 ||
  (facts.catalogue.lists.simple_products !== 'loaded' && facts.offer.groups.some((group) => !isIdentityGroup(group)));
