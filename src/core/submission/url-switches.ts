import type { PageConfig } from '../page-config/page-config';

export interface UrlSwitches {
  cancelServices: boolean;
  /** Sent to the tokenizer; '' if not in its test mode. */
  tokenizerTestKey: string;
}

/**
 * Reads switches from the query or hash of the page's address. They only count if the page config allows it, because a
 * crafted link must not change an order (SUBM-51, CARD-09).
 * @param query as `location.search` gives it
 * @param hash as `location.hash` gives it
 */
export function readUrlSwitches({ flags }: PageConfig, query: string, hash: string): UrlSwitches {
  const given = (name: string) =>
    flags.urlSwitches
      ? (new URLSearchParams(query).get(name) ?? new URLSearchParams(hash.replace(/^#\??/, '')).get(name))
      : null;
  const cancel = given('cancelServices');
  return {
    cancelServices: flags.cancelServices || (cancel !== null && !/^(false|0|no)$/i.test(cancel)),
    tokenizerTestKey: given('tokenizerTestKey') ?? '',
  };
}
