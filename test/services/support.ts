import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { HttpRequest } from '../../src/services/http-client';
import type { BrowserWindow } from '../../src/services/browser-window';

/** A server on a free port, its address without a trailing slash. */
export async function serve(listener: RequestListener): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** What a client needs of a window, for a page at `href`. */
export function pageAt(href: string, cookie = '', fetch: typeof globalThis.fetch = globalThis.fetch): BrowserWindow {
  return { fetch, location: new URL(href), document: { cookie } } as unknown as BrowserWindow;
}

/** A client of a server that always answers the same, with what it was asked and a log. */
export function answeringClient(answer: string | Error) {
  const calls: HttpRequest[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const send = async (_path: string, request: HttpRequest = {}) => {
    calls.push(request);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, log, client: { send } };
}

/** Never answers; rejects as `fetch` does once it is aborted. */
export const silentFetch: typeof globalThis.fetch = (_address, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(signal!.reason as Error));
  });

/** Answers that are no answer, by what went wrong, each with the fault it must become. */
export const badAnswers: Readonly<Record<string, { kind: string; answer: RequestListener }>> = {
  'a dropped connection': { kind: 'network', answer: (req) => req.socket.destroy() },
  'a connection dropped in mid-answer': {
    kind: 'network',
    answer: (req, res) => {
      res.writeHead(200, { 'Content-Length': '100' });
      res.write('{"result": [', () => req.socket.destroy());
    },
  },
  'status 500 with an HTML page': {
    kind: 'status',
    answer: (_req, res) => void res.writeHead(500).end('<!doctype html><title>500</title>'),
  },
  'status 502 with an error of the gateway': {
    kind: 'status',
    answer: (_req, res) => void res.writeHead(502).end('{"error": "Bad Gateway"}'),
  },
  'an HTML page': { kind: 'unreadable', answer: (_req, res) => void res.end('<!doctype html><title>Log in</title>') },
  'a PHP warning before a cut-off JSON': {
    kind: 'unreadable',
    answer: (_req, res) => void res.end('<br />\n<b>Warning</b>: Undefined key<br />\n{"result": {"success": true}'),
  },
  'an empty answer': { kind: 'unreadable', answer: (_req, res) => void res.end() },
  'a cut-off JSON': { kind: 'unreadable', answer: (_req, res) => void res.end('{"success": true, "result": [{"id": 1') },
  'a number': { kind: 'unreadable', answer: (_req, res) => void res.end('0') },
  null: { kind: 'unreadable', answer: (_req, res) => void res.end('null') },
  'a bare list': { kind: 'unreadable', answer: (_req, res) => void res.end('[{"result": []}]') },
  'an object without what is read': { kind: 'unreadable', answer: (_req, res) => void res.end('{"data": {"result": []}}') },
};
