import { entryOf } from '../domains/domain-cart';
import { isDomainName } from '../domains/domain-name';
import type { DomainEntry, DomainPrices } from '../facts/domain';
import type { FormValues } from '../answers/form-values';
import { isPlainObject, parseObject } from '../util/plain-object';
import { readObject, readText, type Report, type Wire } from '../util/read-wire';

/** The persisted part of the form slice. */
export interface PersistedForm {
  values: FormValues;
}

/** The persisted part of the domains slice. */
export interface PersistedDomains {
  cartDomains: readonly DomainEntry[];
}

/** In characters; a completely filled form stays far below. */
const maxStoredLength = 1_000_000;

/** Parses stored form data; undefined, and reported, if it is unreadable (STORE-16). */
export function readPersistedForm(stored: string | null, report: Report = () => {}): PersistedForm | undefined {
  const values = readStored(stored)?.values;
  if (isPlainObject(values)) return { values };
  if (stored !== null) report('The stored answers could not be read, so the form starts without them.');
  return undefined;
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

const readStored = (stored: string | null): Record<string, unknown> | undefined =>
  stored === null || stored.length > maxStoredLength ? undefined : parseObject(stored);

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
