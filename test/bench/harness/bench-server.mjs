import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startBuiltDemoHost } from '../../../demo-host/built-demo-host.mjs';

/** @typedef {{status: number, type: string, body: Buffer, isGzipped: boolean}} Answer */

const isText = (/** @type {string} */ type) => /^(text\/|application\/(javascript|json)|image\/svg)/.test(type);

/**
 * @param {{status: number, type: string, body: Buffer}} plain
 * @returns {Answer}
 */
function packed({ status, type, body }) {
  const isGzipped = isText(type);
  return { status, type, body: isGzipped ? gzipSync(body, { level: 9 }) : body, isGzipped };
}

/**
 * One GET of the demo host. The browser's own `Host` goes along, because the host writes its addresses from it.
 * @param {number} port
 * @param {string} path
 * @param {string | undefined} browsersHost
 * @returns {Promise<Answer>}
 */
function askDemoHost(port, path, browsersHost) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: browsersHost, accept: '*/*' } }, (reply) => {
      /** @type {Buffer[]} */
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const type = reply.headers['content-type'] ?? 'application/octet-stream';
        resolve(packed({ status: reply.statusCode ?? 500, type, body: Buffer.concat(chunks) }));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** @param {string} name */
const benchFile = (name) => readFileSync(new URL(`../${name}`, import.meta.url));

/**
 * A loopback server in front of the demo host: every page of it and the bare form's, text as gzip -9. Answers
 * are packed once, so that no sample waits for it.
 *
 * @param {string} bareHtml  the bare form's whole page
 * @param {readonly (readonly [path: string, type: string, body: Buffer])[]} [more]  further pages and scripts
 * @param {string} [distDir]  the bundle served; that of this folder by default
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function startBenchServer(bareHtml, more = [], distDir) {
  const demoHost = await startBuiltDemoHost({ port: 0, quiet: true, distDir });
  /** @type {Map<string, Promise<Answer>>} by path and query */
  const answers = new Map();
  for (const [path, type, body] of /** @type {const} */ ([
    ['/bare', 'text/html; charset=utf-8', Buffer.from(bareHtml)],
    ['/bare/bare.css', 'text/css', benchFile('bare.css')],
    ['/bare/bare.js', 'text/javascript', benchFile('bare.js')],
    ['/blank', 'text/html; charset=utf-8', Buffer.from('<!doctype html><title>Blank</title>')],
    ...more,
  ])) {
    answers.set(path, Promise.resolve(packed({ status: 200, type, body })));
  }

  const server = createServer(async (req, res) => {
    const path = req.url ?? '/';
    if (req.method !== 'GET') {
      res.writeHead(405).end();
      return;
    }
    let answer = answers.get(path);
    if (!answer) {
      answer = askDemoHost(demoHost.port, path, req.headers.host);
      answers.set(path, answer);
    }
    try {
      const { status, type, body, isGzipped } = await answer;
      res.writeHead(status, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'no-cache',
        ...(isGzipped && { 'content-encoding': 'gzip' }),
      });
      res.end(body);
    } catch (error) {
      console.error(`${path}: ${error}`);
      res.writeHead(502).end();
    }
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await Promise.all([closed, demoHost.close()]);
    },
  };
}
