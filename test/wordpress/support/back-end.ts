import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What JSON holds, of which a test reads any part. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Webhook {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as it was signed. */
  raw: string;
  body: Json;
}

export interface BackEnd {
  url: string;
  received: Webhook[];
  /** What the next calls are answered; set by each test. */
  answer: (call: Webhook) => { status: number; body?: unknown } | 'hangs up';
  close: () => void;
}

/** A site owner's back end, which takes signed webhooks. */
export async function startBackEnd(): Promise<BackEnd> {
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const { method = '', url = '' } = request;
      const call: Webhook = { method, path: url, headers: request.headers, raw, body: parsed(raw) };
      backEnd.received.push(call);
      const answer = backEnd.answer(call);
      if (answer === 'hangs up') {
        request.socket.destroy();
        return;
      }
      const body = typeof answer.body === 'string' ? answer.body : answer.body === undefined ? '' : JSON.stringify(answer.body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backEnd: BackEnd = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    received: [],
    answer: () => ({ status: 204 }),
    close: () => void server.close(),
  };
  return backEnd;
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** What a webhook must be signed with. */
export const signatureOf = ({ headers, raw }: Webhook, secret: string) =>
  `v1=${createHmac('sha256', secret)
    .update(`${String(headers['x-charterform-timestamp'])}.${raw}`)
    .digest('hex')}`;
