import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '../../src/services/http-client';
import { pageAt, serve, silentFetch } from './support';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

describe('the HTTP client', () => {
  let received: Received[];
  let status: number;
  let origin: string;
  let close: () => Promise<void>;

  beforeEach(async () => {
    received = [];
    status = 200;
    ({ origin, close } = await serve((req, res) => {
      let body = '';
      req.on('data', (chunk) => (body += chunk));
      req.on('end', () => {
        received.push({ method: req.method!, url: req.url!, headers: req.headers, body });
        res.writeHead(status).end(status === 204 ? undefined : 'the answer');
      });
    }));
  });
  afterEach(() => close());

  const clientOf = (root?: string, cookie = 'XSRF-TOKEN=a%20token') => createHttpClient(pageAt(`${origin}/order?step=2#top`, cookie), root);

  it('gets what has no body, and posts a body as JSON or, where it is form data, as multipart (NET-01)', async () => {
    const form = new FormData();
    form.append('action', 'process_contact');
    await clientOf().send('');
    await clientOf().send('', { body: { line1: '1 Main St' } });
    await clientOf().send('', { body: form });

    const [read, json, multipart] = received;
    expect(read).toMatchObject({ method: 'GET', body: '' });
    expect(json).toMatchObject({ method: 'POST', body: '{"line1":"1 Main St"}' });
    expect(json!.headers['content-type']).toBe('application/json');
    expect(multipart!.method).toBe('POST');
    expect(multipart!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(multipart!.body).toContain('name="action"\r\n\r\nprocess_contact');
    for (const { headers } of received) expect(headers['x-xsrf-token']).toBe('a token');
  });

  it('sends no XSRF header without the cookie, nor to another origin (NET-06)', async () => {
    await clientOf(undefined, 'other=1; XSRF-TOKEN-2=b').send('');
    // The same machine under another name is another origin.
    await clientOf(origin.replace('127.0.0.1', 'localhost')).send('products');
    expect(received).toHaveLength(2);
    for (const { headers } of received) expect(headers).not.toHaveProperty('x-xsrf-token');

    await clientOf(`${origin}/api`).send('products');
    expect(received[2]!.headers['x-xsrf-token']).toBe('a token');
  });

  it('asks below its root, or the page itself without one', async () => {
    await clientOf(`${origin}/api/`).send('products', { query: { website_id: 'a&b', shallow: 'true' } });
    await clientOf('/?rest_route=/shop').send('products', { query: { website_id: '7' } });
    await clientOf('ajax').send('');
    await clientOf().send('');
    expect(received.map(({ url }) => url)).toEqual([
      '/api/products?website_id=a%26b&shallow=true',
      '/?rest_route=%2Fshop%2Fproducts&website_id=7',
      '/ajax',
      '/order?step=2',
    ]);
  });

  it.each([200, 201, 204, 299])('counts status %i as success (NET-02)', async (given) => {
    status = given;
    await expect(clientOf().send('')).resolves.toBe(given === 204 ? '' : 'the answer');
  });

  it.each([304, 400, 401, 403, 404, 429, 500, 503])('rejects with status %i (NET-02)', async (given) => {
    status = given;
    await expect(clientOf().send('')).rejects.toMatchObject({
      name: 'NetworkFault',
      kind: 'status',
      status: given,
      message: `Request failed with status code ${given}`,
      body: given === 304 ? '' : 'the answer',
    });
  });

  it('rejects when nothing listens (NET-04)', async () => {
    await close();
    await expect(clientOf().send('')).rejects.toMatchObject({ kind: 'network', message: 'Network Error' });
  });

  it('rejects when a host page broke fetch, even if it throws at once (NET-04)', async () => {
    const broken = () => {
      throw new TypeError('patched');
    };
    const client = createHttpClient(pageAt('https://site.example/', '', broken));
    await expect(client.send('')).rejects.toMatchObject({ kind: 'network', message: 'Network Error' });
  });
});

describe('a request without an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const client = createHttpClient(pageAt('https://site.example/', '', silentFetch));

  it('waits without end by default, else until its timeout (NET-03)', async () => {
    const fault = vi.fn();
    client.send('').catch(fault);
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000);
    expect(fault).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);

    client.send('', { timeout: 1234 }).catch(fault);
    await vi.advanceTimersByTimeAsync(1233);
    expect(fault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fault.mock.calls).toMatchObject([[{ kind: 'timeout', message: 'timeout of 1234ms exceeded' }]]);
  });

  it('covers the reading of the answer with the timeout too (NET-03)', async () => {
    const endless = ((_address, { signal } = {}) =>
      Promise.resolve({
        ok: true,
        text: () =>
          new Promise((_resolve, reject) => {
            signal!.addEventListener('abort', () => reject(signal!.reason as Error));
          }),
      })) as typeof fetch;
    const fault = vi.fn();
    createHttpClient(pageAt('https://site.example/', '', endless))
      .send('', { timeout: 50 })
      .catch(fault);
    await vi.advanceTimersByTimeAsync(50);
    expect(fault.mock.calls).toMatchObject([[{ kind: 'timeout' }]]);
  });

  it('can be aborted, before it starts as well, and leaves no timer (NET-04)', async () => {
    const abort = new AbortController();
    const pending = client.send('', { signal: abort.signal, timeout: 1000 });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ kind: 'aborted', message: 'Request aborted' });
    expect(vi.getTimerCount()).toBe(0);

    const page = pageAt('https://site.example/', '', (address, init) => {
      init?.signal?.throwIfAborted();
      return silentFetch(address, init);
    });
    const late = createHttpClient(page).send('', { signal: abort.signal });
    await expect(late).rejects.toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  });
});
