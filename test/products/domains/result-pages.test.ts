import { describe, expect, it } from 'vitest';
import { unloadedResult } from '../../../src/products/domains/domain-results';
import { rankSuggestions } from '../../../src/products/domains/ranking';
import { filteredResults, pageOf } from '../../../src/products/domains/result-pages';
import type { DomainFilters } from '../../../src/kernel/facts/domain';
import { availableDomain } from '../../support/domains';

const results = [
  availableDomain('okafor.com', 1000),
  availableDomain('okafor.net', 3000),
  availableDomain('okafor-lindqvist.com', 1000, 1000, { thirdParty: true, purchase: { amount: 90_000 } }),
  availableDomain('taken.org', 0, 0, { available: false }),
  unloadedResult('later.org'),
];
const shown = (filters: Partial<DomainFilters>) =>
  filteredResults(results, { showUnavailable: true, maxLength: 63, TLDs: [], ...filters }).map(({ domain }) => domain);

describe('filters', () => {
  it('let everything through by themselves (DOM-15)', () => {
    expect(shown({})).toHaveLength(results.length);
  });

  it('are by extension and by length (DOM-15)', () => {
    expect(shown({ TLDs: ['.net', '.org'] })).toEqual(['okafor.net', 'taken.org', 'later.org']);
    expect(shown({ TLDs: ['.xyz'] })).toEqual([]);
    expect(shown({ maxLength: 5 })).toEqual(['taken.org', 'later.org']);
  });

  it('are by price of the first year, where it is known, and by availability (DOM-15)', () => {
    expect(shown({ maxPrice: 1000 })).toEqual(['okafor.com', 'taken.org', 'later.org']);
    expect(shown({ maxPrice: 1000, showUnavailable: false })).toEqual(['okafor.com', 'later.org']);
  });
});

describe('pages', () => {
  const rows = Array.from({ length: 40 }, (_, index) => unloadedResult(`a${index}.com`));

  it('hold as many rows as the page says (DOM-26)', () => {
    expect(pageOf(rows, 1, 18)).toEqual({ rows: rows.slice(0, 18), current: 1, count: 3 });
    expect(pageOf(rows, 3, 18).rows).toEqual(rows.slice(36));
  });

  it('end with the last one when there are fewer (DOM-27)', () => {
    expect(pageOf(rows.slice(0, 20), 3, 18)).toEqual({ rows: rows.slice(18, 20), current: 2, count: 2 });
    expect(pageOf([], 3, 18)).toEqual({ rows: [], current: 1, count: 1 });
  });

  it('of 500 results are filtered in a few milliseconds (DOM-15, DOM-26)', () => {
    const many = rankSuggestions(
      [],
      Array.from({ length: 500 }, (_, index) => availableDomain(`name-${index}.${index % 2 ? 'com' : 'net'}`, index)),
    );
    const start = performance.now();
    for (let round = 0; round < 100; round++)
      pageOf(filteredResults(many, { showUnavailable: false, maxLength: 40, TLDs: ['.com'], maxPrice: 400 }), 9, 18);
    expect((performance.now() - start) / 100).toBeLessThan(10);
  });
});
