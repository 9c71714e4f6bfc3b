import { entryOf } from '../domains/domain-cart';
import type { DomainEntry, DomainPrices } from '../facts/domain';
import type { FormValues } from '../answers/form-values';
import { isPlainObject, parseObject } from '../util/plain-object';
import { readObject, readText, type Wire } from '../util/read-wire';

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

/** Parses stored form data; undefined if it is unreadable (STORE-16). */
export function readPersistedForm(stored: string | null): PersistedForm | undefined {
  const values = readStored(stored)?.values;
  return isPlainObject(values) ? { values } : undefined;
}

/**
 * Parses the stored domain cart, each domain once; undefined if it is unreadable (STORE-16). Entries without a name, duration or
 * prices are left out; a duration above the maximum comes down to it, and the price of an entry follows from its prices.
 */
export function readPersistedDomains(stored: string | null, maxDuration: number): PersistedDomains | undefined {
  const list = readStored(stored)?.cartDomains;
  if (!Array.isArray(list)) return undefined;
  const entries = list.flatMap((entry) => readEntry(readObject(entry), maxDuration) ?? []);
  return { cartDomains: [...new Map(entries.map((entry) => [entry.domain, entry])).values()] };
}

const readStored = (stored: string | null): Record<string, unknown> | undefined =>
  stored === null || stored.length > maxStoredLength ? undefined : parseObject(stored);

function readEntry({ domain, duration, thirdParty, ...prices }: Wire, maxDuration: number): DomainEntry | undefined {
  const [years, create, renew, purchase] = [duration, ...['create', 'renew', 'purchase'].map((name) => readObject(prices[name]).amount)];
  if (!readText(domain) || !years || ![years, create, renew, purchase].every(isWhole)) return undefined;
  const amounts = { create: { amount: create }, renew: { amount: renew }, purchase: { amount: purchase } } as DomainPrices;
  return entryOf({ domain: readText(domain), duration: Math.min(Number(years), maxDuration), thirdParty: thirdParty === true, ...amounts });
}

/** A count or cents. */
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
