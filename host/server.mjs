import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { startQueue } from './queue/queue.mjs';

/** Milliseconds that open requests get to end in good order. */
const grace = 10_000;

/**
 * Listens for the requests of a host, and does its jobs.
 *
 * @param {import('./host.mjs').Host} host
 * @param {{ port?: number, hostname?: string }} [options]  port 0 for any free one
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void> }>}  `stop` lets open requests and running jobs end, then closes the host
 */
export async function listen(host, { port = 3000, hostname = '127.0.0.1' } = {}) {
  const server = createServer(getRequestListener(host.fetch));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve(undefined));
  });
  const queue = startQueue(host.shop);
  const taken = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return {
    url: `http://${hostname}:${taken}`,
    port: taken,
    async stop() {
      const queueStopped = queue.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(cut);
      await queueStopped;
      await host.close();
    },
  };
}
