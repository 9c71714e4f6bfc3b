import type { Facts } from '../facts/facts';
import { sellsSubscriptions } from '../page-config/sells-subscriptions';
import { jurisdictionsLoadedOneByOne } from '../reference/limits';
import { federal, wholeLists, type Catalogue, type Load, type LoadStatus } from '../facts/catalogue';
import { jurisdictionsInUse } from './jurisdictions-in-use';

const filingLoad = (jurisdiction: string): Load => ({ list: 'filing_products', jurisdiction });

/** The filing products that the cart needs: the federal ones and those of each state it may file in (CART-14). */
const filingLoads = (facts: Facts): Load[] => jurisdictionsInUse(facts).map(filingLoad);

/** The status of a load, whether requested alone or with all jurisdictions; undefined if it was never requested. */
function loadStatus({ lists, jurisdictions }: Catalogue, load: Load): LoadStatus | undefined {
  if (load.list !== 'filing_products') return lists[load.list];
  const statuses = [jurisdictions[load.jurisdiction], jurisdictions.all];
  return (['loaded', 'loading', 'failed'] as const).find((status) => statuses.includes(status));
}

/**
 * The loads still to be requested, in this order (PROD-01 to PROD-05): the whole lists, then filing products one
 * jurisdiction at a time or, if more than five are missing, the federal ones and then all at once. Loads in progress or
 * done are left out; failed ones are included only with `retryFailed`.
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

/** The whole lists that the cart needs. */
const listsOfTheCart = ({ config }: Facts): Load[] =>
  wholeLists.filter((list) => list !== 'subscription_bundles' || sellsSubscriptions(config)).map((list) => ({ list }));

/**
 * Whether everything the cart needs is loaded. An order may be submitted only when 'ready', because otherwise the cart
 * could lack products that the visitor chose.
 */
export function cartReadiness(facts: Facts): 'ready' | 'pending' | 'failed' {
  const statuses = [...listsOfTheCart(facts), ...filingLoads(facts)].map((load) => loadStatus(facts.catalogue, load));
  if (statuses.includes('failed')) return 'failed';
  return statuses.every((status) => status === 'loaded') ? 'ready' : 'pending';
}
