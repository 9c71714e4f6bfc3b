import { getAnswer, isTrue } from '../answers/get-answer';
import { checkedPath } from '../optional/optional-products';
import { domainRole } from '../reference/product-roles';
import type { Reaction } from './reaction';

/** Choosing one more domain orders the domains again where the visitor had unchecked them (DOM-42). */
export const domainIsOrdered: Reaction = (before, after) => {
  if (after.domains.length <= before.domains.length) return undefined;
  const path = checkedPath(after.config, domainRole);
  const isOptIn = after.offer.optIns.includes(domainRole) && !isTrue(after.values, path);
  return isOptIn || getAnswer(after.values, path) === false ? { changes: { [path]: true } } : undefined;
};
