import { applyingBundles } from '../bundles/bundles';
import { includesExpedited } from '../bundles/bundle-config';
import { chosenSubscription } from '../bundles/subscription-bundles';
import { registeredFamilies } from '../families/registered-families';
import type { AwaitedProduct } from '../families/product-family';
import { filingLoad, filingLoads, loadStatus } from '../catalogue/loads-needed';
import { jurisdictionsOfDependents, statesOfOrder } from '../catalogue/jurisdictions-in-use';
import { roleBoundTo } from '../catalogue/bindings';
import { bindingOf, bindingOfProduct, isOfRole } from '../catalogue/product-lookup';
import { federal, isOfState, wholeLists, type Load } from '../../kernel/facts/catalogue';
import type { Facts } from '../../kernel/facts/facts';
import { rolesOf } from '../../kernel/facts/offer';
import type { Product } from '../../kernel/facts/product';
import { sellsSubscriptions } from '../../kernel/page-config/sells-subscriptions';
import { agentRole, expediteRole, isKnownRole, traitsOfRole } from '../../kernel/reference/product-roles';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { ownValue } from '../../kernel/util/own-value';

/** Something that the cart may contain: a role, bound to a product id or not. */
interface Sellable {
  role: string;
  product_id: string | undefined;
}

type Readiness = 'ready' | 'pending' | 'failed';

function readinessOf({ catalogue }: Facts, loads: readonly Load[]): Readiness {
  const statuses = loads.map((load) => loadStatus(catalogue, load));
  if (statuses.includes('failed')) return 'failed';
  return statuses.every((status) => status === 'loaded') ? 'ready' : 'pending';
}

/**
 * Whether everything is loaded that the cart can need (PROD-46). An order may be submitted only when 'ready', because
 * otherwise the cart could lack products that the visitor chose.
 */
export const cartReadiness = memoizePerObject((facts: Facts): Readiness => {
  const all = readinessOf(facts, [...wholeLists.map((list) => ({ list })), ...filingLoads(facts)]);
  // What the cart needs is worked out only if something else has failed or is missing: it always needs the coupons.
  if (all === 'ready' || (all === 'pending' && facts.catalogue.lists.coupons !== 'loaded')) return all;
  return readinessOf(facts, loadsOfTheCart(facts));
});

/** The loads that the form's products, bundles, optional groups and prices can need, coupons always among them. */
function loadsOfTheCart(facts: Facts): readonly Load[] {
  const subscriptions: Load[] = sellsSubscriptions(facts.config) ? [{ list: 'subscription_bundles' }] : [];
  return [{ list: 'coupons' }, ...subscriptions, ...withLinked(facts, sellables(facts)).flatMap((one) => loadsOf(facts, one))];
}

const ofRole = ({ config }: Facts, role: string): Sellable => ({ role, product_id: bindingOf(config, role).product_id });

/** What the cart may contain, without what is linked to it. A subscription replaces all else (CART-28). */
function sellables(facts: Facts): Sellable[] {
  const { config, offer } = facts;
  const ofId = (product_id: string): Sellable => ({ role: roleBoundTo(config, product_id), product_id });
  const subscription = chosenSubscription(facts);
  if (subscription) return subscription.product_ids.map(ofId);
  const bundles = applyingBundles(facts);
  const ofFamily = (awaited: AwaitedProduct) => (awaited.role === undefined ? ofId(awaited.product_id) : ofRole(facts, awaited.role));
  return [
    ...rolesOf(offer).map((role) => ofRole(facts, role)),
    ...bundles.flatMap(({ product_ids }) => product_ids.map(ofId)),
    ...(bundles.some(({ ra_product_count }) => ra_product_count) ? [ofRole(facts, agentRole)] : []),
    ...(bundles.some(includesExpedited) ? [ofRole(facts, expediteRole)] : []),
    ...registeredFamilies().flatMap(({ awaitedProducts }) => (awaitedProducts?.(facts) ?? []).map(ofFamily)),
  ];
}

/** With the products that are added together with others (CART-05). */
function withLinked(facts: Facts, direct: readonly Sellable[]): readonly Sellable[] {
  const { registeredAgent, simple, filing } = facts.catalogue;
  const products = [registeredAgent, simple, ...Object.values(filing)].flat();
  const all = [...direct];
  // The loop also visits what it appends.
  for (const { role, product_id } of all) {
    const product = products.find(isOfRole(role, product_id));
    const { linkedProduct } = product ? bindingOfProduct(facts, product) : bindingOf(facts.config, role);
    if (linkedProduct !== undefined && all.every((one) => one.role !== linkedProduct)) all.push(ofRole(facts, linkedProduct));
  }
  return all;
}

/** The loads that may bring a product: the one it is known from or, while it is unknown, all in which it could be. */
function loadsOf(facts: Facts, { role, product_id }: Sellable): readonly Load[] {
  const { registeredAgent, simple, filing } = facts.catalogue;
  const { isAgent, isFiling } = traitsOfRole(role);
  const agents: Load = { list: 'registered_agent_products' };
  const goods: Load = { list: 'simple_products' };
  const is = isOfRole(role, product_id);
  if (registeredAgent.some(is)) return [agents];
  if (Object.values(filing).flat().some(is)) return filingLoadsOf(facts, is);
  if (simple.some(is)) return [goods];
  if (product_id !== undefined) return [agents, goods, ...filingLoads(facts)];
  if (isAgent) return [agents];
  return isFiling || !isKnownRole(role) ? [goods, ...filingLoads(facts)] : [goods];
}

/** The loads of a known filing: not the federal list where the states have it, nor those of states if it is federal. */
function filingLoadsOf(facts: Facts, is: (product: Product) => boolean): readonly Load[] {
  const { filing } = facts.catalogue;
  const isIn = (code: string) => ownValue(filing, code)?.some(is);
  const dependents = jurisdictionsOfDependents(facts, Object.values(filing).flat().filter(is));
  const isOfStates = Object.keys(filing).some((code) => isOfState(code) && isIn(code));
  if (!isOfStates && dependents.length === 0 && isIn(federal)) return [filingLoad(federal)];
  const states = statesOfOrder(facts);
  const needsFederal = states.length === 0 || !states.every(isIn) || dependents.includes(federal);
  return filingLoads(facts).filter(({ jurisdiction }) => needsFederal || jurisdiction !== federal);
}
