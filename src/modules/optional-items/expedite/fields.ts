import { expediteRole, isExpediteOffered } from '../../../core/cart/optional-expedite';
import { isSubscribed } from '../../../core/cart/optional-groups';
import { chosenState } from '../../../core/catalogue/chosen-jurisdictions';
import { productForRole } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

/** The answer lies under the product's own name, which the page may set, and is never required. */
export const fields: readonly FieldDeclaration[] = [];

/** Before a state is chosen there is no filing to speed up. */
export const isShown = (facts: Facts) =>
  isExpediteOffered(facts) &&
  chosenState(facts) !== '' &&
  productForRole(facts, expediteRole) !== undefined &&
  !isSubscribed(facts);
