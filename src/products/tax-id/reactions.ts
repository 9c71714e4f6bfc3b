import { chosenKey } from '../../kernel/answers/get-answer';
import { checkedPath } from '../../commerce/optional/optional-products';
import { taxIDRoles } from './tax-id';
import type { Reaction } from '../../kernel/reactions/reaction';

/** Checks the chosen tax ID product and unchecks the other, so that only the chosen one is in the cart (TAX-04). */
export const taxIDFollowsSelection: Reaction = (before, after) => {
  const [last, chosen] = [before, after].map(({ values }) => chosenKey(values, 'taxIDSelection'));
  if (chosen === last) return undefined;
  const checked = taxIDRoles.map((role) => [checkedPath(after.config, role), role === chosen] as const);
  return { changes: Object.fromEntries(checked) };
};
