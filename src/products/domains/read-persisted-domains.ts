import type { DomainEntry, DomainPrices } from '../../kernel/facts/domain';
import { readStored } from '../../kernel/storage/read-persisted';
import { readObject, readText, type Report, type Wire } from '../../kernel/util/read-wire';
import { entryOf } from './domain-cart';
import { isDomainName } from '../../commerce/domains/domain-name';

/** The persisted part of the domains slice. */
export interface PersistedDomains {
  cartDomains: readonly DomainEntry[];
}

/**
 * Parses the stored domain cart, each domain once; undefined if it is unreadable (STORE-16). Entries that are no domain with
 * duration and prices are left out and reported; a duration above the maximum comes down to it, and the price of an entry
 * follows from its prices.
 */
export function readPersistedDomains(stored: string | null, maxDuration: number, report: Report = () => {}): PersistedDomains | undefined {
  const list = readStored(stored)?.cartDomains;
  if (!Array.isArray(list)) {
    if (stored !== null) report('The stored domain cart could not be read and was left out.');
    return undefined;
  }
  const entries = list.flatMap((entry) => readEntry(readObject(entry), maxDuration) ?? []);
  if (entries.length < list.length) report('Stored domains without a name, years or prices were left out.');
  return { cartDomains: [...new Map(entries.map((entry) => [entry.domain, entry])).values()] };
}

function readEntry({ domain, duration, thirdParty, ...prices }: Wire, maxDuration: number): DomainEntry | undefined {
  const [years, create, renew, purchase] = [duration, ...['create', 'renew', 'purchase'].map((name) => readObject(prices[name]).amount)];
  if (!isDomainName(readText(domain)) || !years || ![years, create, renew, purchase].every(isWhole)) return undefined;
  const amounts = { create: { amount: create }, renew: { amount: renew }, purchase: { amount: purchase } } as DomainPrices;
  return entryOf({ domain: readText(domain), duration: Math.min(Number(years), maxDuration), thirdParty: thirdParty === true, ...amounts });
}

/** No price of a server is higher, in cents. */
const maxCents = 100_000_000_000;

/** A count or cents. */
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxCents;
