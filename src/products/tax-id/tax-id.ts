import { entryInService } from '../../commerce/catalogue/jurisdictions-in-use';
import type { Facts } from '../../kernel/facts/facts';
import type { FilingMethod } from '../../kernel/facts/product';
import { orderedMethod } from '../../commerce/optional/ordered-method';

/** The roles of the tax ID products, for a responsible party with and without an SSN (TAX-03). */
export const taxIDRoles = ['taxID', 'taxIDWithoutSSN'] as const;

/** How a tax ID is filed for the chosen entity type; undefined if it cannot be (TAX-05). */
export function taxIDMethod(facts: Facts, role: (typeof taxIDRoles)[number]): FilingMethod | undefined {
  const offered = entryInService(facts, role);
  return offered && orderedMethod(facts, offered);
}
