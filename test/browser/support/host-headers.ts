import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherHost {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * The demo host under another port, whose pages come with more headers, and with pages of the test's own beside its. A page
 * that the test itself answers would belong to no network, and may then ask nobody on this machine.
 * @param pages the HTML by path
 */
export async function hostWithHeaders(
  host: string,
  headers: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>> = {},
): Promise<OtherHost> {
  const server = createServer((asked, answer) => {
    const page = asked.method === 'GET' ? pages[asked.url ?? ''] : undefined;
    if (page !== undefined) answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(page);
    else forward(host, headers, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(host: string, headers: Readonly<Record<string, string>>, asked: IncomingMessage, answer: ServerResponse): void {
  const forwarded = request(host + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
    // Only pages: a document of ours beside the script must not report either.
    const isPage = given.headers['content-type']?.startsWith('text/html') && !asked.url?.startsWith('/dist/');
    answer.writeHead(given.statusCode ?? 500, { ...given.headers, ...(isPage && headers) });
    given.pipe(answer);
  });
  forwarded.on('error', () => answer.destroy());
  asked.pipe(forwarded);
}
