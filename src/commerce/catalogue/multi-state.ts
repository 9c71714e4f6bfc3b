import type { Changes } from '../../kernel/answers/answer-path';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { traitsOfRole } from '../../kernel/reference/product-roles';
import { filingStates } from '../../kernel/reference/states';
import { isStateBlocked } from './blocked-states';
import { isFiledIn } from './jurisdictions-in-use';
import { meetsSaleTerms } from './eligibility';
import { bindingOf, isOfRole, productForRole, saleTermsOf } from './product-lookup';

/** The path of the chosen states: true or false by state code. */
export const statesPath = 'companyInformation.states';

/** The changes that uncheck some of these states. */
export const unchecking = (codes: readonly string[]): Changes => Object.fromEntries(codes.map((code) => [`${statesPath}.${code}`, false]));

/** The states of a multi-state list: those of the page config, or else the fifty states and DC. */
export const listedStates = ({ jurisdictions }: PageConfig): readonly string[] =>
  jurisdictions.length > 0 ? [...new Set(jurisdictions)].filter(isFiledIn) : filingStates;

/**
 * Whether a state cannot be chosen: its module disables it, the entity type cannot have it, or one of the primary products
 * is not sold there. While the products of the state are not loaded, or have failed to load, it can be chosen.
 */
export const isStateDisabled = (facts: Facts, code: string): boolean =>
  facts.offer.disabledStates.includes(code) ||
  isStateBlocked(facts, code) ||
  facts.offer.primaryProducts.some((role) => isLoadedFor(facts, role, code) && !productForRole(facts, role, code));

/** Whether an optional product is offered in a state. Before the products are loaded only its sale terms count. */
export const isOnOfferIn = (facts: Facts, role: string, code: string): boolean =>
  isLoadedFor(facts, role, code) ? productForRole(facts, role, code) !== undefined : meetsSaleTerms(facts, saleTermsOf(facts, role), code);

/** Whether every list is loaded that may contain the product of a role in a state. */
function isLoadedFor({ config, catalogue }: Facts, role: string, code: string): boolean {
  if (bindingOf(config, role).multiState === false) return false;
  const { lists, jurisdictions } = catalogue;
  const areFilingsLoaded = traitsOfRole(role).isAgent || jurisdictions[code] === 'loaded' || jurisdictions.all === 'loaded';
  return areFilingsLoaded && lists.registered_agent_products === 'loaded' && lists.simple_products === 'loaded';
}

/**
 * The name of the role's product if it cannot be ordered for several states at once, because its binding says so or it
 * has no jurisdiction (PROD-42); undefined if it can.
 */
export function singleStateProductName({ config, catalogue }: Facts, role: string): string | undefined {
  const { multiState, product_id, label } = bindingOf(config, role);
  const { registeredAgent, filing, simple } = catalogue;
  const product = [registeredAgent, ...Object.values(filing), simple].flat().find(isOfRole(role, product_id));
  const canBeMultiState = multiState ?? !(product && simple.includes(product));
  return canBeMultiState ? undefined : (label ?? product?.name ?? role);
}
