import { readDomain, readExtension } from '../commerce/domains/read-domain';
import type { DomainResult } from '../kernel/facts/domain';
import { parseObject } from '../kernel/util/plain-object';
import { isTrue, readEach } from '../kernel/util/read-wire';
import { formOf } from './form-data';
import { readTimeout, type HttpClient } from './http-client';
import { readReply, readWords, unreadable } from './read-reply';
import type { DomainService, Log } from './services';

/**
 * Asks about domains and extensions.
 * @param base the client of the site's ajax endpoint
 * @param page a client without a root
 */
export function createDomainService(base: HttpClient, page: HttpClient, pageAddress: () => string, { warn }: Log): DomainService {
  // A 204 or a 202 is no list of extensions (DOM-11). PHP may print something around the list.
  const extensions = async (action: string, signal?: AbortSignal) => {
    const text = await base.send('', { body: formOf({ action }), signal, timeout: readTimeout, status: 200 });
    const { list } = parseObject(`{"list":${/\[.*\]/s.exec(text)}}`) ?? {};
    return readEach(list, 'extension', readExtension, warn, ({ tld }) => tld);
  };

  const ask = async (
    loaded: boolean,
    fields: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
    timeout = readTimeout,
  ): Promise<DomainResult[]> => {
    const reply = readReply(await page.send(pageAddress(), { body: formOf(fields), signal, timeout }));
    const { success, response } = reply;
    if (!isTrue(success) || typeof response !== 'object') throw unreadable(readWords(reply));
    // PHP writes a list from which entries were taken out as an object.
    return readEach(
      Object.values(response ?? {}),
      'domain',
      (wire) => readDomain(wire, loaded),
      warn,
      ({ domain }) => domain,
    );
  };

  return {
    heroTLDs: (signal) => extensions('get_domain_hero_tlds', signal),
    availableTLDs: async (signal) => (await extensions('get_available_domain_tlds', signal)).map(({ tld }) => tld),
    suggestions: (searchTerm, { showUnavailable, maxLength, TLDs }, signal) =>
      ask(false, { action: 'get_domain_suggestions', searchTerm, showUnavailable, maxLength, TLDs }, signal),
    details: (domains, signal, timeout) => ask(true, { action: 'get_domain_details', domains }, signal, timeout),
  };
}
