import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { typeOfRole } from '../reference/product-roles';
import type { CartItem } from './cart-item';

/** Whether an item has a role, by its type or by the page's binding. */
export const hasRole = ({ config }: Facts, { type, saveAs }: CartItem, role: string): boolean =>
  type === typeOfRole(role) || saveAs === bindingOf(config, role).saveAs;
