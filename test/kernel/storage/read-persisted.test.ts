import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPersistedForm } from '../../../src/kernel/storage/read-persisted';
import { readPersistedDomains } from '../../../src/products/domains/read-persisted-domains';
import { domainEntry } from '../../support/domains';

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
  const okafor = domainEntry('okafor.com', 2);
  const read = (entries: readonly unknown[], max = 10) => readPersistedDomains(JSON.stringify({ cartDomains: entries }), max)?.cartDomains;

  it('gives back the entries with their prices, without malformed ones (STORE-11)', () => {
    const { domain, duration, subTotal, ...prices } = okafor;
    const malformed = [
      null,
      'a',
      [],
      {},
      { ...okafor, domain: {} },
      { ...okafor, domain: '' },
      { domain, duration, subTotal },
      ...[0, -1, 1.5, 'two', null].map((years) => ({ ...okafor, duration: years })),
      ...[-1, 0.5, '10', null].map((amount) => ({ ...okafor, renew: { amount } })),
      { ...okafor, create: 1000 },
      { ...okafor, purchase: undefined },
    ];
    const owned = { ...okafor, domain: 'owned.com', thirdParty: true, purchase: { amount: 90_000 }, subTotal: 92_000 };
    expect(read([okafor, ...malformed, owned])).toEqual([okafor, owned]);
    expect(read([{ domain, duration, ...prices }])).toEqual([okafor]);
  });

  it('mends a price that disagrees, a duration above the maximum, and a domain that is there twice (STORE-11)', () => {
    expect(
      read([
        { ...okafor, subTotal: 1 },
        { ...okafor, duration: 1 },
      ]),
    ).toEqual([domainEntry('okafor.com')]);
    expect(read([{ ...okafor, subTotal: null }])).toEqual([okafor]);
    expect(read([{ ...okafor, duration: 99 }])).toEqual([domainEntry('okafor.com', 10)]);
    expect(read([{ ...okafor, duration: 10 }], 5)).toEqual([domainEntry('okafor.com', 5)]);
  });

  it('takes anything else for nothing (STORE-16)', () => {
    for (const stored of [null, '', '{', '[]', '{}', '{"cartDomains":{}}', '{"cartDomains":null}'])
      expect(readPersistedDomains(stored, 10)).toBeUndefined();
  });
});
