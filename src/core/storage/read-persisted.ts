import type { DomainEntry } from '../facts/facts';
import type { FormValues } from '../answers/form-values';
import { isPlainObject, parseObject } from '../util/plain-object';

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
  const values = readObject(stored)?.values;
  return isPlainObject(values) ? { values } : undefined;
}

/** Parses the stored domain cart, without malformed entries; undefined if it is unreadable (STORE-16). */
export function readPersistedDomains(stored: string | null): PersistedDomains | undefined {
  const entries = readObject(stored)?.cartDomains;
  return Array.isArray(entries) ? { cartDomains: entries.filter(isDomainEntry) } : undefined;
}

const readObject = (stored: string | null): Record<string, unknown> | undefined =>
  stored === null || stored.length > maxStoredLength ? undefined : parseObject(stored);

function isDomainEntry(entry: unknown): entry is DomainEntry {
  if (!isPlainObject(entry)) return false;
  const { domain, duration, subTotal } = entry;
  return typeof domain === 'string' && Number.isInteger(duration) && Number.isInteger(subTotal);
}
