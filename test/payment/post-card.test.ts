import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createAdapter } from '../../src/payment/create-adapter';
import { serve } from '../services/support';

const request = { card: { number: '4111111111111111' }, billing_address: { city: 'Casper' } };

let answer: RequestListener;
let received: { method: string | undefined; type: string | undefined; path: string | undefined; body: string }[];
let server: Awaited<ReturnType<typeof serve>>;

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req) text += part;
  return text;
}

beforeEach(async () => {
  received = [];
  server = await serve(async (req, res) => {
    received.push({ method: req.method, type: req.headers['content-type'], path: req.url, body: await bodyOf(req) });
    answer(req, res);
  });
});
afterEach(() => server.close());

const tokenize = () => createAdapter('post', `${server.origin}/v1/cards`).tokenize(request);

it('posts the card as JSON, with nothing of it in the address (CARD-13)', async () => {
  answer = (_req, res) => void res.end('{"success":true,"token":"tok_1"}');
  expect(await tokenize()).toEqual({ success: true, token: 'tok_1' });
  expect(received).toEqual([{ method: 'POST', type: 'application/json', path: '/v1/cards', body: JSON.stringify(request) }]);
});

it('takes the words of a refusal, whatever its status (CARD-12)', async () => {
  answer = (_req, res) => void res.writeHead(402).end('{"success":false,"error":"Card declined"}');
  expect(await tokenize()).toEqual({ success: false, error: 'Card declined' });
});

it.each<[string, RequestListener]>([
  ['an HTML page', (_req, res) => void res.writeHead(502).end('<h1>4111111111111111</h1>')],
  ['a dropped connection', (req) => void req.socket.destroy()],
])('rejects %s, and repeats nothing of it (CARD-12, CARD-13)', async (_what, listener) => {
  answer = listener;
  const error = await tokenize().then(
    () => '',
    (fault: Error) => fault.message,
  );
  expect(error).not.toBe('');
  expect(error).not.toContain('4111');
});
