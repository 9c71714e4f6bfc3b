import { NetworkFault, networkFault, statusFault, timeoutFault } from '../submission/faults';
import { joinPath } from '../kernel/util/join-path';
import { toJson } from '../kernel/util/to-json';
import type { BrowserWindow } from './browser-window';
import { readCookie } from './cookies';
import { upload } from './upload';

export interface HttpRequest {
  query?: Readonly<Record<string, string>>;
  /** Makes the request a POST: FormData is sent as multipart, anything else as JSON (NET-01). */
  body?: unknown;
  /** The Content-Type of a request without body. */
  contentType?: string;
  /** In ms; none by default (NET-03). */
  timeout?: number;
  signal?: AbortSignal;
  /** Told how much of a body of FormData has been sent, from 0 to 1; the timeout then runs anew. */
  onUpload?: ((share: number) => void) | undefined;
  /** The only status that is taken; any 2xx by default. */
  status?: number;
}

export interface HttpClient {
  /**
   * Requests a path below the client's root; '' is the root itself. Resolves with the text of a 2xx response, otherwise
   * rejects with NetworkFault (NET-02 to NET-04).
   */
  send(path: string, request?: HttpRequest): Promise<string>;
}

/** Request timeouts in ms. Posts get longer, because the server may have to charge a card first. */
export const readTimeout = 20_000;
export const postTimeout = 60_000;

type Page = Pick<BrowserWindow, 'fetch' | 'location' | 'document' | 'XMLHttpRequest'>;

/** A client for one root URL; without a root it calls the page's own URL. */
export function createHttpClient(page: Page, root = ''): HttpClient {
  return {
    async send(path, { query = {}, body, contentType, timeout, signal, status, onUpload } = {}) {
      // Relative to the page's URL, not to its <base>, which may point elsewhere.
      const url = new URL(root && path ? joinPath(root, path) : root + path, page.location.href);
      for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);

      const controller = new AbortController();
      const onAbort = () => controller.abort(new NetworkFault('aborted', 'Request aborted'));
      const onTimeout = () => controller.abort(timeoutFault(timeout));
      let timer = timeout && setTimeout(onTimeout, timeout);
      const onProgress = (share: number) => {
        clearTimeout(timer);
        timer = timeout && setTimeout(onTimeout, timeout);
        onUpload?.(share);
      };
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();

      try {
        const token = url.origin === page.location.origin && readCookie(page.document, 'XSRF-TOKEN');
        const { headers, ...post } = asPost(body);
        const request = {
          ...post,
          // Set for same-origin requests only: the token must not reach other sites (NET-06).
          headers: { ...headers, ...(contentType && { 'Content-Type': contentType }), ...(token && { 'X-XSRF-TOKEN': token }) },
          signal: controller.signal,
        };
        const response = await (onUpload && body instanceof FormData
          ? upload(page, url, { ...request, body }, onProgress)
          : page.fetch(url, request));
        if (status ? response.status === status : response.ok) return await response.text();
        throw statusFault(response.status, await response.text().catch(() => ''));
      } catch (fault) {
        // Some browsers reject an aborted fetch with an AbortError instead of the reason.
        const reason: unknown = controller.signal.reason ?? fault;
        throw reason instanceof NetworkFault ? reason : networkFault();
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

/** No Content-Type for FormData: the browser sets it, with the boundary. */
function asPost(body: unknown) {
  if (body === undefined) return {};
  if (body instanceof FormData) return { method: 'POST', body };
  return { method: 'POST', body: toJson(body), headers: { 'Content-Type': 'application/json' } };
}
