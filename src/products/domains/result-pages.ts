import type { DomainFilters, DomainResult } from '../../kernel/facts/domain';
import { firstPrice } from './domain-results';
import { nameOf, tldOf } from './tlds';

/**
 * The results that the filters let through (DOM-15). No extension lets all of them through. A domain whose details are not
 * loaded has neither a price nor is it unavailable yet, so it stays.
 */
export const filteredResults = (
  results: readonly DomainResult[],
  { TLDs, maxLength, maxPrice = Infinity, showUnavailable }: DomainFilters,
): readonly DomainResult[] =>
  results.filter((result) => {
    const { domain, loaded, available } = result;
    if ((TLDs.length > 0 && !TLDs.includes(tldOf(domain))) || nameOf(domain).length > maxLength) return false;
    return !loaded || (available ? firstPrice(result) <= maxPrice : showUnavailable);
  });

/**
 * A page of the results, and how many there are (DOM-26). Where they have fewer, it is the last one (DOM-27).
 * @param page counts from 1
 */
export function pageOf(results: readonly DomainResult[], page: number, perPage: number) {
  const count = Math.max(1, Math.ceil(results.length / perPage));
  const current = Math.min(page, count);
  return { rows: results.slice((current - 1) * perPage, current * perPage), current, count };
}
