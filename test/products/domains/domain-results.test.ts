import { describe, expect, it } from 'vitest';
import { batchesOf, firstPrice, unloadedResult, withDetails } from '../../../src/products/domains/domain-results';
import { availableDomain } from '../../support/domains';

it("the price of the first year is the owner's of a third party's domain (DOM-31, DOM-34)", () => {
  expect(firstPrice(availableDomain('a.com', 1000))).toBe(1000);
  expect(firstPrice(availableDomain('a.com', 1000, 2000, { thirdParty: true, purchase: { amount: 90_000 } }))).toBe(90_000);
});

it('of a domain that is not loaded only the name is known (DOM-32)', () => {
  const { domain, loaded, available, status } = unloadedResult('a.com');
  expect({ domain, loaded, available, status }).toEqual({ domain: 'a.com', loaded: false, available: false, status: '' });
});

describe('asking for details', () => {
  it('names at most 20 domains a call, in their order (DOM-18)', () => {
    const domains = Array.from({ length: 41 }, (_, index) => `a${index}.com`);
    const batches = batchesOf(domains);
    expect(batches.map(({ length }) => length)).toEqual([20, 20, 1]);
    expect(batches.flat()).toEqual(domains);
    expect(batchesOf([])).toEqual([]);
  });

  it('replaces what the reply names, as a whole (DOM-19)', () => {
    const old = { ...availableDomain('a.com', 1, 2, { premium: true }), sldSuggestionType: 'input' };
    const rows = [old, unloadedResult('b.com')];
    const detail = availableDomain('a.com', 3, 4);
    const after = withDetails(rows, [detail], ['a.com']);
    expect(after).toEqual([detail, rows[1]]);
    expect(after[1]).toBe(rows[1]);
  });

  it('ignores details that nobody asked for, and marks what is missing as failed (DOM-19)', () => {
    const rows = [unloadedResult('a.com'), unloadedResult('b.com')];
    const details = [availableDomain('b.com'), availableDomain('c.com')];
    expect(withDetails(rows, details, ['a.com', 'c.com'])).toEqual([{ ...unloadedResult('a.com'), status: 'failed' }, rows[1]]);
  });
});
