import type { PageConfig } from '../page-config/page-config';

export interface UrlSwitches {
  cancelServices: boolean;
  /** Sent to the tokenizer; '' outside of its test mode. */
  tokenizerTestKey: string;
}

/**
 * The switches that the page's address may carry, in its query or its hash. They count only where the site owner
 * allows it, since a crafted link must not change an order (SUBM-51, CARD-09).
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
