import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPersistedDomains, readPersistedForm } from '../../../src/core/storage/read-persisted';

describe('reading kept form data', () => {
  it('gives back what was kept', () => {
    const values = { companyInformation: { state: { key: 'WY', value: 'Wyoming' } }, members: [{ name: 'Maria' }] };
    expect(readPersistedForm(JSON.stringify({ values, _persist: { version: -1 } }))).toEqual({ values });
  });

  it('takes anything unreadable for nothing (STORE-16)', () => {
    for (const stored of [
      null,
      '',
      'null',
      'true',
      '42',
      '"values"',
      '[]',
      '[{"values":{}}]',
      '{}',
      '{"values":null}',
      '{"values":[]}',
      '{"values":"a"}',
      '{"values":{"a":1}',
      'undefined',
      '[object Object]',
      `{"values":{"a":"${'x'.repeat(5_000_000)}"}}`,
      '['.repeat(200_000),
      `{"values":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    ])
      expect(readPersistedForm(stored)).toBeUndefined();
  });

  it('never throws and never reaches a prototype, whatever is stored (STORE-16)', () => {
    const hostile = '{"polluted":1}';
    const inner = `{"constructor":{"prototype":${hostile}},"b":1,"list":[{"prototype":2}]}`;
    const stored = `{"values":{"__proto__":${hostile},"a":${inner}}}`;
    const kept = readPersistedForm(stored);
    expect(kept).toEqual({ values: { a: { b: 1, list: [{}] } } });
    expect(Object.getPrototypeOf(kept?.values)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect([undefined, 'object']).toContain(readPersistedForm(text) && typeof readPersistedForm(text)?.values);
      }),
    );
  });
});

describe('reading the kept domain cart', () => {
  it('gives back the entries that make sense', () => {
    const domain = { domain: 'okafor.com', duration: 2, subTotal: 2400 };
    const others = [null, 'a', { domain: 7 }, { ...domain, duration: 'two' }, { ...domain, subTotal: 0.5 }];
    const stored = JSON.stringify({ cartDomains: [domain, ...others] });
    expect(readPersistedDomains(stored)).toEqual({ cartDomains: [domain] });
  });

  it('takes anything else for nothing (STORE-16)', () => {
    for (const stored of [null, '', '{', '[]', '{}', '{"cartDomains":{}}', '{"cartDomains":null}'])
      expect(readPersistedDomains(stored)).toBeUndefined();
  });
});
