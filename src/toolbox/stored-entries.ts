import { domainsKey } from '../kernel/storage/storage-keys';
import type { ToolboxHandle } from './handle';

export interface StoredEntry {
  key: string;
  /** In characters. */
  size: number;
  /** Only of what never holds a secret; undefined for the rest. */
  content?: string;
  remove: () => void;
}

/** What the form has stored in the browser; empty where the storage cannot be read. */
export function storedEntries(page: Window, { storageKey }: ToolboxHandle): StoredEntry[] {
  try {
    const { localStorage, sessionStorage } = page;
    const tabKeys = Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey));
    return [
      ...[storageKey, domainsKey].flatMap((key) => entryOf(localStorage, key, readable)),
      ...tabKeys.flatMap((key) => entryOf(sessionStorage, key, () => ({}))),
    ];
  } catch {
    return [];
  }
}

function entryOf(storage: Storage, key: string, contentOf: (stored: string) => Pick<StoredEntry, 'content'>): StoredEntry[] {
  const stored = storage.getItem(key);
  if (stored === null) return [];
  return [{ key, size: stored.length, ...contentOf(stored), remove: () => storage.removeItem(key) }];
}

function readable(stored: string) {
  try {
    return { content: JSON.stringify(JSON.parse(stored), null, 2) };
  } catch {
    return { content: stored };
  }
}
