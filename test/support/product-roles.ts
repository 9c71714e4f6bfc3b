import { productRoles as table, type ProductRole } from '../../src/kernel/reference/product-roles';

/** Every role there is. */
export const productRoles = Object.keys(table) as readonly ProductRole[];
