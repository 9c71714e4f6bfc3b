import { bindingsOf } from '../catalogue/bindings';
import { federal } from '../../kernel/facts/catalogue';
import type { Facts } from '../../kernel/facts/facts';
import type { NamedRole } from '../../kernel/facts/offer';
import { unknownName, type ConfigProblem } from '../../kernel/page-config/config-problem';
import { nearestName } from '../../kernel/page-config/nearest-name';
import { knownRoles, roleOfType, typeOfRole } from '../../kernel/reference/product-roles';
import { rolesIn } from './roles-in-config';

/**
 * The roles in the page config that mean no product: neither ours, nor bound to a product, nor the `type` of a loaded
 * one (PROD-47). Empty until the lists of products are loaded. A role that resembles no known one may be that of a
 * state's filing, so it counts only once the filings of some state are loaded too.
 */
export function unknownRoles(facts: Facts): ConfigProblem[] {
  const { config, catalogue, offer } = facts;
  const { lists, jurisdictions, registeredAgent, simple, filing } = catalogue;
  const isLoaded = (code: string) => jurisdictions[code] === 'loaded';
  if (lists.simple_products !== 'loaded' || lists.registered_agent_products !== 'loaded') return [];
  if (!isLoaded(federal) && !isLoaded('all')) return [];

  const areFilingsLoaded = Object.keys(jurisdictions).some((code) => code !== federal && isLoaded(code));
  const loaded = [...registeredAgent, ...simple, ...Object.values(filing).flat()];
  const types = new Set(loaded.map(({ type }) => type));
  const bound = Object.entries(bindingsOf(config)).flatMap(([role, { product_id, options }]) =>
    (product_id ?? options?.length) ? [role] : [],
  );
  const known = [...knownRoles(), ...bound, ...[...types].map(roleOfType)];
  // A role that is a number binds to the product with that id.
  const isId = (role: string) => /^\d+$/.test(role) || loaded.some(({ product_id }) => product_id === role);
  const isUnknown = ({ role }: NamedRole) => !known.includes(role) && !types.has(typeOfRole(role)) && !isId(role);
  return [...rolesIn(config), ...(offer.namedRoles ?? [])]
    .filter(isUnknown)
    .filter(({ role }) => areFilingsLoaded || nearestName(role, known) !== undefined)
    .map(({ key, role }) => unknownName(key, role, { expected: 'the role of a product', names: known }));
}
