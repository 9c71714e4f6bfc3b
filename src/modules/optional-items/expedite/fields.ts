import { isExpediteOffered } from '../../../core/optional/optional-expedite';
import { expediteRole } from '../../../core/reference/product-roles';
import { isSubscribed } from '../../../core/optional/optional-groups';
import { chosenState } from '../../../core/catalogue/chosen-jurisdictions';
import { productForRole } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

/** The answer lies under the product's own name, which the page may set, and is never required. */
export const fields: readonly FieldDeclaration[] = [];

/** Before a state is chosen there is no filing to speed up. */
export const isShown = (facts: Facts) =>
  isExpediteOffered(facts) &&
  chosenState(facts) !== '' &&
  productForRole(facts, expediteRole) !== undefined &&
  !isSubscribed(facts);
