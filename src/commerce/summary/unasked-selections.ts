import { getAnswer } from '../../kernel/answers/get-answer';
import { cartReadiness } from '../cart/cart-readiness';
import { missingPrimary } from '../cart/missing-primary';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { traitsOfRole } from '../../kernel/reference/product-roles';
import { entityType } from './selections';

/**
 * What to tell the site owner about selections that the order needs, for its price or its primary products, but that no
 * step asks for: it would wait for them for ever. Empty until everything the cart needs is loaded.
 */
export function unaskedSelections(facts: Facts, cart: Cart): string[] {
  if (cartReadiness(facts) !== 'ready') return [];
  const { selections = [] } = facts.form.priceConditions ?? {};
  // Nothing is filed without an entity type.
  const ofPrimary = missingPrimary(facts, cart).some((role) => traitsOfRole(role).isFiling) ? [entityType] : [];
  return [...new Set([...selections, ...ofPrimary])].flatMap(({ isMissing, paths }) =>
    // An answer that is asked for is there from the start, if only empty.
    paths && isMissing(facts) && paths.every((path) => getAnswer(facts.values, path) === undefined)
      ? [`"steps" needs a module that asks for ${paths.join(' or ')}.`]
      : [],
  );
}
