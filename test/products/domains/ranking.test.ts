import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unloadedResult } from '../../../src/products/domains/domain-results';
import { rankSuggestions } from '../../../src/products/domains/ranking';
import { runs } from '../../properties/runs';

const found = (domain: string, sldSuggestionType = '', tldRankingType = '') => ({
  ...unloadedResult(domain),
  sldSuggestionType,
  tldRankingType,
});
const ranked = (terms: string[], ...suggestions: ReturnType<typeof found>[]) =>
  rankSuggestions(terms, suggestions).map(({ domain }) => domain);

describe('suggestions', () => {
  it('begin with the searched term, put in where it is missing (DOM-21)', () => {
    expect(ranked(['okafor.io'], found('pine.com'), found('okafor.io'))).toEqual(['okafor.io', 'pine.com']);
    expect(ranked(['okafor.io'], found('pine.com'))).toEqual(['okafor.io', 'pine.com']);
    expect(rankSuggestions(['okafor.io'], [])).toEqual([unloadedResult('okafor.io')]);
    expect(rankSuggestions(['okafor.io'], [found('okafor.io', 'input')])).toEqual([found('okafor.io', 'input')]);
    expect(ranked(['b.com', 'a.net'], found('a.net'), found('c.com'))).toEqual(['b.com', 'a.net', 'c.com']);
  });

  it('go on with .com, .net and .org (DOM-21)', () => {
    const domains = ['go.io', 'go.org', 'okafor.io', 'go.net', 'okafor.net', 'go.com'];
    expect(ranked(['okafor.com'], ...domains.map((domain) => found(domain)))).toEqual([
      'okafor.com',
      'go.com',
      'go.net',
      'okafor.net',
      'go.org',
      'go.io',
      'okafor.io',
    ]);
  });

  it('of one extension have those from the input first, then popular ones, else the order of the server (DOM-21)', () => {
    const suggestions = [
      found('z.com'),
      found('b.com', 'related', 'popular'),
      found('y.com', 'input'),
      found('a.com', 'related', 'popular'),
      found('x.io', 'input', 'popular'),
      found('w.io'),
    ];
    expect(ranked(['okafor.com'], ...suggestions)).toEqual(['okafor.com', 'y.com', 'b.com', 'a.com', 'z.com', 'x.io', 'w.io']);
  });

  it('are each there once, the terms first, whatever the server suggests (DOM-21)', () => {
    const domain = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'go'), fc.constantFrom('.com', '.net', '.org', '.io', '.co.uk'))
      .map((parts) => parts.join(''));
    const suggestion = fc.record({ domain, sld: fc.constantFrom('input', '', 'related'), tld: fc.constantFrom('popular', '') });
    fc.assert(
      fc.property(fc.uniqueArray(domain, { maxLength: 4 }), fc.array(suggestion, { maxLength: 30 }), (terms, list) => {
        const all = ranked(terms, ...list.map(({ domain, sld, tld }) => found(domain, sld, tld)));
        expect(all.slice(0, terms.length)).toEqual(terms);
        expect([...all].sort()).toEqual([...new Set([...terms, ...list.map(({ domain }) => domain)])].sort());
      }),
      runs,
    );
  });
});
