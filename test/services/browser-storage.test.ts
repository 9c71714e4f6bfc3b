import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../src/services/browser-storage';

/** A storage that takes `room` characters. */
function storageOf(room: number, kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

const refused = new Error('storage is refused');
const blocked = {
  get localStorage(): Storage {
    throw refused;
  },
  get sessionStorage(): Storage {
    throw refused;
  },
};

describe('a safe storage', () => {
  it('keeps, reads and removes in the storage it is for', () => {
    const window = { localStorage: storageOf(9), sessionStorage: storageOf(9) };
    const local = createSafeStorage(window, 'localStorage');
    const session = createSafeStorage(window, 'sessionStorage');
    expect(local.set('key', 'value')).toBe(true);
    expect(local.get('key')).toBe('value');
    expect(session.get('key')).toBeNull();
    local.remove('key');
    expect(local.get('key')).toBeNull();
  });

  it('keeps nothing where storage is blocked, and does not throw (STORE-16)', () => {
    for (const window of [blocked, { localStorage: null, sessionStorage: null } as never]) {
      const storage = createSafeStorage(window, 'localStorage');
      expect(storage.get('key')).toBeNull();
      expect(storage.set('key', 'value')).toBe(false);
      expect(() => storage.remove('key')).not.toThrow();
    }
  });

  it('takes nothing but texts from a page’s stand-in for a storage (STORE-16)', () => {
    for (const answer of [undefined, {}, 5, Promise.resolve('later')]) {
      const storage = createSafeStorage({ localStorage: { getItem: () => answer } } as never, 'localStorage');
      expect(storage.get('key')).toBeNull();
    }
  });

  it('still reads and removes what a full storage holds (STORE-16)', () => {
    const window = { localStorage: storageOf(0, { key: 'kept' }), sessionStorage: storageOf(0) };
    const storage = createSafeStorage(window, 'localStorage');
    expect(storage.set('key', 'more')).toBe(false);
    expect(storage.get('key')).toBe('kept');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });
});
