import { NetworkFault } from '../core/submission/faults';
import type { BrowserWindow } from './browser-window';
import { readCookie } from './cookies';

export interface HttpRequest {
  query?: Readonly<Record<string, string>>;
  /** Makes the request a POST: form data goes as multipart, anything else as JSON (NET-01). */
  body?: unknown;
  /** Milliseconds; none by default (NET-03). */
  timeout?: number;
  signal?: AbortSignal;
}

export interface HttpClient {
  /**
   * Requests a path below the client's root; '' is the root itself. Resolves with the text of a 2xx answer and
   * rejects with NetworkFault otherwise (NET-02 to NET-04).
   */
  send(path: string, request?: HttpRequest): Promise<string>;
}

/** How long services wait for an answer, in ms: a post may have to charge a card first. */
export const readTimeout = 20_000;
export const postTimeout = 60_000;

type Page = Pick<BrowserWindow, 'fetch' | 'location' | 'document'>;

/** A client for one root; without a root it speaks to the page's own address. */
export function createHttpClient(page: Page, root = ''): HttpClient {
  return {
    async send(path, { query = {}, body, timeout, signal } = {}) {
      // The page's address and not its <base>, which may lead elsewhere.
      const url = new URL(root && path ? `${root.replace(/\/$/, '')}/${path}` : root + path, page.location.href);
      for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);

      const abort = new AbortController();
      const onAbort = () => abort.abort(new NetworkFault('aborted', 'Request aborted'));
      const onLate = () => abort.abort(new NetworkFault('timeout', `timeout of ${timeout}ms exceeded`));
      const timer = timeout && setTimeout(onLate, timeout);
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();

      try {
        const token = url.origin === page.location.origin && readCookie(page.document, 'XSRF-TOKEN');
        const { headers, ...post } = asPost(body);
        const response = await page.fetch(url, {
          ...post,
          // The token stays at home (NET-06).
          headers: { ...headers, ...(token && { 'X-XSRF-TOKEN': token }) },
          signal: abort.signal,
        });
        if (!response.ok)
          throw new NetworkFault('status', `Request failed with status code ${response.status}`, response.status);
        return await response.text();
      } catch (fault) {
        // Not every browser rejects with the reason itself.
        const reason: unknown = abort.signal.reason ?? fault;
        throw reason instanceof NetworkFault ? reason : new NetworkFault('network', 'Network Error');
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

/** Form data has its content type from the browser, boundary included. */
function asPost(body: unknown) {
  if (body === undefined) return {};
  if (body instanceof FormData) return { method: 'POST', body };
  return { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}
