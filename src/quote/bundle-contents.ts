import { includesExpedited } from '../commerce/bundles/bundle-config';
import { bundleMethodFilter } from '../commerce/bundles/bundle-speeds';
import { stateLimitOf } from '../commerce/bundles/bundles';
import { bindingOfProduct, entriesOf } from '../commerce/catalogue/product-lookup';
import { isNamed } from '../commerce/items/configure-dependents';
import { hasRole } from '../commerce/items/item-role';
import { federal, isOfState } from '../kernel/facts/catalogue';
import { domainRole, expediteRole } from '../kernel/reference/product-roles';
import { QuoteFault } from './fault';
import { factsOf, type OrderTerms } from './order';
import type { OrderedBundle } from './ordered-bundle';
import type { OrderedItem } from './ordered-item';

type Items = readonly OrderedItem[];

/**
 * Refuses a bundle that holds other products than the page config or the catalogue puts into it (CART-20 to CART-33): its price
 * covers nothing else. A subscription also covers what its products bring along.
 * @throws {QuoteFault} where something does not belong to it
 */
export function checkContents(order: OrderTerms, bundle: OrderedBundle, items: Items): void {
  const foreign = (name: string) => new QuoteFault('bundle', { id: bundle.id, product: name, bundle: bundle.name });
  const place = placeOf(order, bundle, items);
  const seen = new Set<string>();
  let spare = items.reduce((sum, { method, linkedRole }) => sum + (method ? dependentsOf(method).length : 0) + (linkedRole ? 1 : 0), 0);
  for (const one of items) {
    const key = `${one.item.product_id}|${one.isFiling ? one.item.state : ''}`;
    const isOwn = isAgent(one) ? holdsAgent(order, bundle, one, place) : holds(order, bundle, one, place);
    const isBrought = !isOwn && bundle.isSubscription && isNeeded(order, one, items, place);
    // Each need brings one product.
    if (isBrought) spare -= 1;
    if (seen.has(key) || !(isOwn || isBrought) || spare < 0 || !isWhole(order, bundle, one)) throw foreign(one.item.name);
    seen.add(key);
  }
  const agents = items.filter(isAgent);
  const { ra_product_count: count } = bundle.contents;
  const isDouble = new Set(agents.map(({ item }) => item.state)).size < agents.length;
  if (agents[0] && (isDouble || (count && agents.length > count))) throw foreign(agents[0].item.name);
}

const isAgent = ({ product }: Pick<OrderedItem, 'product'>): boolean => product.registered_agent !== null;

const dependentsOf = ({ filing }: NonNullable<OrderedItem['method']>) => filing.dependent_filings_info;

/** The state that a bundle is ordered in: its own, or that of its first filing, or else of its first agent; '' where nothing says it. */
function placeOf(order: OrderTerms, bundle: OrderedBundle, items: Items): string {
  const isPlaced = (one: OrderedItem) => isOfState(one.item.state) && !isNeeded(order, one, items, '');
  const first = items.find((one) => one.isFiling && isPlaced(one)) ?? items.find((one) => isAgent(one) && isPlaced(one));
  const place = bundle.state || (first?.item.state ?? '');
  if (place !== '' && stateLimitOf(bundle.contents)?.includes(place) === false)
    throw new QuoteFault('state', { id: bundle.id, product: bundle.name, state: place });
  return place;
}

/** Whether a bundle holds a product that is no agent. */
function holds(order: OrderTerms, { contents }: OrderedBundle, { item, isFiling }: OrderedItem, place: string): boolean {
  const isHere = !isFiling || item.state === place || item.state === federal;
  const isExpedite = includesExpedited(contents) && hasRole(order, item, expediteRole);
  return isHere && (isExpedite || contents.product_ids.includes(item.product_id));
}

/** Whether a bundle holds an agent: one that it names or, in a state of which it names none, one of a term that it names (CART-33). */
function holdsAgent({ shop }: OrderTerms, { contents }: OrderedBundle, { item, product }: OrderedItem, place: string): boolean {
  const isListed = (id: string) => contents.product_ids.includes(id);
  if (!contents.ra_product_count) return isListed(item.product_id) && item.state === place;
  if (isListed(item.product_id)) return true;
  if (entriesOf(shop.catalogue, item.state).some((entry) => isAgent(entry) && isListed(entry.product.product_id))) return false;
  const named = contents.product_ids.flatMap((id) => shop.byId.get(id) ?? []).filter(isAgent);
  return named.some(({ product: { duration } }) => duration === product.duration);
}

/** Whether another item needs this one, as its linked product or as a filing that goes with it (CART-05, CART-28). */
const isNeeded = (order: OrderTerms, one: OrderedItem, items: Items, place: string): boolean =>
  items.some(({ item, linkedRole, method }) => {
    if (item.product_id === one.item.product_id) return false;
    const isLinked = linkedRole && hasRole(order, one.item, linkedRole) && ['', federal, place].includes(one.item.state);
    return isLinked || (method && dependentsOf(method).some((info) => isNamed(one, info)));
  });

/** Whether a product is in the bundle in as many pieces, and filed in such a way, as the page says (OPT-17, CART-30). */
function isWhole(order: OrderTerms, { contents }: OrderedBundle, { item, product, method, kind }: OrderedItem): boolean {
  const { quantity = 1 } = bindingOfProduct(factsOf(order, kind), product);
  if (item.quantity !== (hasRole(order, item, domainRole) ? 1 : quantity)) return false;
  // The filter asks for nothing else of a bundle than its settings.
  if (!method || bundleMethodFilter(contents as Parameters<typeof bundleMethodFilter>[0], product, item.saveAs)(method)) return true;
  // Where nothing can be chosen it is the first way, or the second one of an expedited filing (OPT-14).
  const ways = item.filing_methods;
  const isLocal = product.filing_methods.some(
    ({ id, local_jurisdiction }) => local_jurisdiction !== null && ways.some(({ key }) => key === id),
  );
  return (isLocal ? ways : ways.slice(0, 2)).some(({ key }) => key === method.id);
}
