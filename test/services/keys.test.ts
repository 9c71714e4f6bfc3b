import { describe, expect, it } from 'vitest';
import { newKey } from '../../src/services/keys';

describe('keys', () => {
  const insecure = { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) } as unknown as Crypto;

  it.each([
    ['on a secure page', globalThis.crypto],
    ['on a page without https', insecure],
  ])('are random UUIDs %s', (_page, crypto) => {
    const keys = Array.from({ length: 500 }, () => newKey(crypto));
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(keys).size).toBe(500);
  });
});
