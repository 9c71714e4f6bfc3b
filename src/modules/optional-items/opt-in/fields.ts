import { isSubscribed } from '../../../core/optional/optional-groups';
import { productForRole } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration, ModuleParams } from '../../../core/plan/form-plan';

/** The answer lies under the product's own name, which the page may set, and is never required. */
export const fields: readonly FieldDeclaration[] = [];

export const roleOf = ({ optIn }: ModuleParams) => (typeof optIn === 'string' ? optIn : '');

export const isShown = (facts: Facts, params: ModuleParams) =>
  productForRole(facts, roleOf(params)) !== undefined && !isSubscribed(facts);
