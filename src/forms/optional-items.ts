import type { ProductRole } from '../kernel/reference/product-roles';
import type { FormOptionalGroup } from './define-form';

/** Products offered one below the other, each with a box of its own. */
export const itemsOnOffer = (...roles: readonly ProductRole[]): FormOptionalGroup => ({
  type: 'simple',
  products: roles.map((role) => ({ role })),
});
