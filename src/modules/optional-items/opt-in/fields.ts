import { isSubscribed } from '../../../core/cart/optional-groups';
import { productForRole } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration, ModuleParams } from '../../../core/steps/form-plan';

/** The answer lies under the product's own name, which the page may set, and is never required. */
export const fields: readonly FieldDeclaration[] = [];

export const roleOf = ({ optIn }: ModuleParams) => (typeof optIn === 'string' ? optIn : '');

export const isShown = (facts: Facts, params: ModuleParams) =>
  productForRole(facts, roleOf(params)) !== undefined && !isSubscribed(facts);
