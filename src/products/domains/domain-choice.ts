import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { checkedPath } from '../../commerce/optional/optional-products';
import { domainRole } from '../../kernel/reference/product-roles';
import type { Reaction } from '../../kernel/reactions/reaction';

/** Choosing one more domain orders the domains again where the visitor had unchecked them (DOM-42). */
export const domainIsOrdered: Reaction = (before, after) => {
  if (after.domains.length <= before.domains.length) return undefined;
  const path = checkedPath(after.config, domainRole);
  const isOptIn = after.offer.optIns.includes(domainRole) && !isTrue(after.values, path);
  return isOptIn || getAnswer(after.values, path) === false ? { changes: { [path]: true } } : undefined;
};
