import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { typeOfRole } from '../../kernel/reference/product-roles';
import type { Cart, CartItem } from '../../kernel/facts/cart';

/** Whether an item has a role, by its type or by the page's binding. */
export const hasRole = ({ config }: Pick<Facts, 'config'>, { type, saveAs }: Pick<CartItem, 'type' | 'saveAs'>, role: string): boolean =>
  type === typeOfRole(role) || saveAs === bindingOf(config, role).saveAs;

/** The items of a cart that have one of the roles, however they got there. */
export const withRoles = (facts: Facts, cart: Cart, roles: readonly string[]): readonly CartItem[] =>
  cart.filter((item) => roles.some((role) => hasRole(facts, item, role)));
