import type { DomainPrices, DomainResult } from '../../kernel/facts/domain';

/** How many domains one call for details may name (DOM-18). */
const maxBatch = 20;

/** A domain of which only the name is known. */
export const unloadedResult = (domain: string): DomainResult => ({
  domain,
  loaded: false,
  available: false,
  premium: false,
  thirdParty: false,
  status: '',
  create: { amount: 0 },
  renew: { amount: 0 },
  purchase: { amount: 0 },
  sldSuggestionType: '',
  tldRankingType: '',
});

/** The status of a domain whose details did not come. */
const failed = 'failed';

export const hasFailed = ({ loaded, status }: DomainResult): boolean => !loaded && status === failed;

/** Whether its details may still come. */
export const isLoading = ({ loaded, status }: DomainResult): boolean => !loaded && status !== failed;

/** The result of the only domain that was searched for (DOM-24). */
export const exactMatch = ([term, ...others]: readonly string[], results: readonly DomainResult[]): DomainResult | undefined =>
  others.length === 0 ? results.find(({ domain }) => domain === term) : undefined;

/** The price of the first year: the owner's for a domain that a third party sells (DOM-31, DOM-34). */
export const firstPrice = ({ thirdParty, purchase, create }: DomainPrices & { thirdParty: boolean }): number =>
  (thirdParty ? purchase : create).amount;

/** Domains, as many at a time as one call may name (DOM-18). */
export const batchesOf = (domains: readonly string[]): (readonly string[])[] =>
  domains.length > 0 ? [domains.slice(0, maxBatch), ...batchesOf(domains.slice(maxBatch))] : [];

/** The results with the details of the domains that were asked for, each replaced as a whole; without details it has failed (DOM-19). */
export function withDetails(
  results: readonly DomainResult[],
  details: readonly DomainResult[],
  asked: readonly string[],
): readonly DomainResult[] {
  const arrived = new Map(details.map((detail) => [detail.domain, detail]));
  return results.map((old) => (asked.includes(old.domain) ? (arrived.get(old.domain) ?? { ...old, status: failed }) : old));
}
