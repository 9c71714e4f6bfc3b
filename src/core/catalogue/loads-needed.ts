import type { Facts } from '../facts/facts';
import { sellsSubscriptions } from '../page-config/sells-subscriptions';
import { jurisdictionsLoadedOneByOne } from '../reference/limits';
import { federal, wholeLists, type Catalogue, type Load, type LoadStatus } from '../facts/catalogue';
import { jurisdictionsInUse } from './jurisdictions-in-use';

const filingLoad = (jurisdiction: string): Load => ({ list: 'filing_products', jurisdiction });

/** The filing products that a cart stands on: always the federal ones, and those of each state it may file in (CART-14). */
const filingLoads = (facts: Facts): Load[] => jurisdictionsInUse(facts).map(filingLoad);

/** Where a load stands, be it asked for by itself or with all others; undefined where it was never asked for. */
function loadStatus({ lists, jurisdictions }: Catalogue, load: Load): LoadStatus | undefined {
  if (load.list !== 'filing_products') return lists[load.list];
  const known = [jurisdictions[load.jurisdiction], jurisdictions.all];
  return (['loaded', 'loading', 'failed'] as const).find((status) => known.includes(status));
}

/**
 * What is still to be asked for (PROD-01 to PROD-05), in the order of asking: the whole lists, then filing products,
 * one jurisdiction at a time or, with more than five missing, the federal ones and then all at once.
 * What is loaded or under way is not asked for again; what failed only with `retryFailed`.
 */
export function loadsNeeded(facts: Facts, { retryFailed = false } = {}): Load[] {
  const isMissing = (load: Load) => {
    const status = loadStatus(facts.catalogue, load);
    return status === undefined || (status === 'failed' && retryFailed);
  };
  const lists = wholeLists.map((list): Load => ({ list })).filter(isMissing);
  const missing = filingLoads(facts).filter(isMissing);
  if (missing.length <= jurisdictionsLoadedOneByOne) return [...lists, ...missing];
  return [...lists, filingLoad(federal), filingLoad('all')].filter(isMissing);
}

/** The whole lists that the cart takes its products and prices from. */
const listsOfTheCart = ({ config }: Facts): Load[] =>
  wholeLists.filter((list) => list !== 'subscription_bundles' || sellsSubscriptions(config)).map((list) => ({ list }));

/**
 * Whether all that the cart stands on has arrived. An order may be submitted only when 'ready': with anything pending
 * or failed the cart would lack products that the visitor chose.
 */
export function cartReadiness(facts: Facts): 'ready' | 'pending' | 'failed' {
  const statuses = [...listsOfTheCart(facts), ...filingLoads(facts)].map((load) => loadStatus(facts.catalogue, load));
  if (statuses.includes('failed')) return 'failed';
  return statuses.every((status) => status === 'loaded') ? 'ready' : 'pending';
}
