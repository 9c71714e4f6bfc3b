import type { PageConfig } from '../kernel/page-config/page-config';

/** How an order is sent, for testing. The developer toolbox changes them (DEV-04). */
export interface Switches {
  /** Writes the payload to the console and sends nothing (SUBM-50). */
  bailBeforeSubmission: boolean;
  cancelServices: boolean;
  /** Sent to the tokenizer; '' if not in its test mode. */
  tokenizerTestKey: string;
}

/**
 * Reads the switches from the page config, and from the query or hash of the page's address. The address only counts if the
 * page config allows it, because a crafted link must not change an order (SUBM-51, CARD-09).
 * @param query as `location.search` gives it
 * @param hash as `location.hash` gives it
 */
export function readSwitches({ flags }: PageConfig, query: string, hash: string): Switches {
  const given = new URLSearchParams(flags.urlSwitches ? query + hash.replace(/^#\??/, '&') : '');
  const cancel = given.get('cancelServices');
  return {
    bailBeforeSubmission: flags.bailBeforeSubmission,
    cancelServices: flags.cancelServices || (cancel !== null && !/^(false|0|no)$/i.test(cancel)),
    tokenizerTestKey: given.get('tokenizerTestKey') ?? '',
  };
}
