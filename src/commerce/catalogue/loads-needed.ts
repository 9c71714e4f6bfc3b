import type { Facts } from '../../kernel/facts/facts';
import { statesLoadedOneByOne } from '../../kernel/reference/limits';
import { federal, wholeLists, type Catalogue, type Load, type LoadStatus } from '../../kernel/facts/catalogue';
import { jurisdictionsInUse } from './jurisdictions-in-use';

export const filingLoad = (jurisdiction: string) => ({ list: 'filing_products', jurisdiction }) as const;

/** The filing products that the cart needs: the federal ones and those of each state it may file in (CART-14). */
export const filingLoads = (facts: Facts) => jurisdictionsInUse(facts).map(filingLoad);

/**
 * The status of a load, of a state's whether requested alone or with all jurisdictions; undefined if it was never
 * requested. The list of all need not have what the federal list has (PROD-44).
 */
export function loadStatus({ lists, jurisdictions }: Catalogue, load: Load): LoadStatus | undefined {
  if (load.list !== 'filing_products') return lists[load.list];
  if (load.jurisdiction === federal) return jurisdictions[federal];
  const statuses = [jurisdictions[load.jurisdiction], jurisdictions.all];
  return (['loaded', 'loading', 'failed'] as const).find((status) => statuses.includes(status));
}

/**
 * The loads still to be requested, in this order (PROD-01 to PROD-05): the whole lists, then filing products one
 * jurisdiction at a time or, if more than five states are missing (PROD-44), the federal ones and then all at once.
 * Loads in progress or done are left out; failed ones are included only with `retryFailed`.
 */
export function loadsNeeded(facts: Facts, { retryFailed = false } = {}): Load[] {
  const isMissing = (load: Load) => {
    const status = loadStatus(facts.catalogue, load);
    return status === undefined || (status === 'failed' && retryFailed);
  };
  const lists = wholeLists.map((list): Load => ({ list })).filter(isMissing);
  const missing = filingLoads(facts).filter(isMissing);
  const states = missing.filter(({ jurisdiction }) => jurisdiction !== federal);
  if (states.length <= statesLoadedOneByOne) return [...lists, ...missing];
  return [...lists, filingLoad(federal), filingLoad('all')].filter(isMissing);
}
