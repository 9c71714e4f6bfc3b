import type { Facts } from '../facts/facts';
import type { PageConfig } from '../page-config/page-config';
import { traitsOfRole, typeOfRole } from '../reference/product-roles';
import { filingStates } from '../reference/states';
import { isFiledIn } from './jurisdictions-in-use';
import { isSoldOn } from './eligibility';
import { bindingOf, productForRole, saleTermsOf } from './product-lookup';

/** Where the chosen states are kept: their codes, each with true. */
export const statesPath = 'companyInformation.states';

/** The jurisdictions of a multi-state list: those of the page, else all in which a company can be filed. */
export const listedStates = ({ jurisdictions }: PageConfig): readonly string[] =>
  jurisdictions.length > 0
    ? [...new Set(jurisdictions)].filter(isFiledIn)
    : filingStates;

/**
 * Whether a state cannot be chosen: the module says so, or one of the products that the form is about is not sold
 * there. What is not loaded says nothing: a failed load is not an empty one.
 */
export const isStateDisabled = (facts: Facts, code: string): boolean =>
  facts.offer.disabledStates.includes(code) ||
  facts.offer.primaryProducts.some((role) => isKnownIn(facts, role, code) && !productForRole(facts, role, code));

/** Whether an optional product is on offer in a state; before its products have arrived only the page can rule it out. */
export const isOnOfferIn = (facts: Facts, role: string, code: string): boolean =>
  isKnownIn(facts, role, code)
    ? productForRole(facts, role, code) !== undefined
    : isSoldOn(facts, saleTermsOf(facts, role), code);

/** Whether all has arrived that could be the product of a role in a state. */
function isKnownIn({ config, catalogue }: Facts, role: string, code: string): boolean {
  if (bindingOf(config, role).multiState === false) return false;
  const { lists, jurisdictions } = catalogue;
  const isOfState = traitsOfRole(role).isAgent || jurisdictions[code] === 'loaded' || jurisdictions.all === 'loaded';
  return isOfState && lists.registered_agent_products === 'loaded' && lists.simple_products === 'loaded';
}

/**
 * The name of a product that cannot be ordered for several states at once (PROD-42): its binding says so, or it has no
 * jurisdiction at all. Undefined for one that can.
 */
export function withoutMultiState({ config, catalogue }: Facts, role: string): string | undefined {
  const { multiState, product_id, label } = bindingOf(config, role);
  const { registeredAgent, filing, simple } = catalogue;
  const product = [registeredAgent, ...Object.values(filing), simple]
    .flat()
    .find((one) => (product_id === undefined ? one.type === typeOfRole(role) : one.product_id === product_id));
  const canHave = multiState ?? !(product && simple.includes(product));
  return canHave ? undefined : (label ?? product?.name ?? role);
}
