import type { DomainResult } from '../../kernel/facts/domain';
import { unloadedResult } from './domain-results';
import { tldOf } from './tlds';

/** The extensions that come first, in their order (DOM-21). */
const firstTLDs = ['.com', '.net', '.org'];

/**
 * The suggestions of a search in the order in which they are shown (DOM-21): the searched terms, put in where they are
 * missing; .com, .net and .org; what follows from the input; what is popular. Those alike stay as the server has them.
 */
export function rankSuggestions(terms: readonly string[], suggestions: readonly DomainResult[]): DomainResult[] {
  const rankOf = ({ domain, sldSuggestionType, tldRankingType }: DomainResult) =>
    [
      [...terms, domain].indexOf(domain),
      [...firstTLDs, tldOf(domain)].indexOf(tldOf(domain)),
      Number(sldSuggestionType !== 'input'),
      Number(tldRankingType !== 'popular'),
    ].reduce((rank, part) => rank * (firstTLDs.length + 1) + part);
  const results = new Map(
    [...terms.map(unloadedResult), ...suggestions].map((result) => [result.domain, { result, rank: rankOf(result) }]),
  );
  return [...results.values()].sort((one, other) => one.rank - other.rank).map(({ result }) => result);
}
