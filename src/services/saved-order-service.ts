import type { PageConfig } from '../kernel/page-config/page-config';
import { isTrue, readObject, readText, type Wire } from '../kernel/util/read-wire';
import { lacksService, NetworkFault } from '../submission/faults';
import { readOpenedOrder, readRef } from '../submission/saved-order';
import { formOf } from './form-data';
import type { HttpClient } from './http-client';
import { isError, parseReply, readReply, readWords, unreadable } from './read-reply';
import type { Log, SavedOrderService } from './services';

/** How long a visitor waits for their order, in ms: it may be the whole of a long form, over a poor line. */
const timeout = 30_000;

/** What a server says of a link that opens nothing. */
const goneCode = 'no_saved_order';

/** The reply of a response with a status from 400 on that is one of ours; throws the fault for any other. */
function refusalOf(fault: unknown): Wire {
  const reply = fault instanceof NetworkFault ? parseReply(fault.body) : undefined;
  if (!reply || readWords(reply) === '') throw fault;
  return { ...reply, success: false };
}

/** Saves orders at the page's server, and opens them by the token of a link. @param page the client of the page's own address */
export const createSavedOrderService = (
  { formType, pageID }: Pick<PageConfig, 'formType' | 'pageID'>,
  page: HttpClient,
  pageAddress: () => string,
  { warn }: Log,
): SavedOrderService => {
  const post = async (fields: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    readReply(await page.send(pageAddress(), { body: formOf(fields), signal, timeout }));

  return {
    async save(fields) {
      const reply = await post({ action: 'save_order', ...fields }).catch((fault: unknown) => {
        if (lacksService(fault)) return { code: 'no_service' };
        return refusalOf(fault);
      });
      if (reply.code === 'no_service') return { refusal: 'noService', words: '' };
      if (!isTrue(reply.success) || isError(reply.error)) {
        if (reply.success === undefined && !isError(reply.error)) throw unreadable();
        return { refusal: 'refused', words: readWords(reply) };
      }
      const saved = readObject(reply.saved);
      const until = readText(saved.until);
      return { ref: readRef(saved), until: Number.isNaN(Date.parse(until)) ? '' : until };
    },
    async open(token, signal) {
      const reply = await post({ action: 'open_saved_order', formType, pageID, token }, signal).catch(refusalOf);
      if (reply.code === goneCode) return 'gone';
      const opened = isTrue(reply.success) && !isError(reply.error) ? readOpenedOrder(reply.saved) : undefined;
      if (opened) return opened;
      warn('A saved order could not be opened.', readWords(reply));
      throw unreadable(readWords(reply));
    },
  };
};
