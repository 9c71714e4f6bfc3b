import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openFixtures } from './fixtures.mjs';
import { createHostApp, isBuilt, notBuilt } from './host-app.mjs';
import { createReceived } from './received.mjs';
import { createTokenizer } from './tokenizer.mjs';

/** @typedef {import('node:http').Server} Server */

const projectFolder = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * @param {Server} server
 * @param {number} port  0 for any free port
 * @returns {Promise<number>} the port in use
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Only local connections, because the host shows everything posted to it.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}

/** @param {Server} server */
function close(server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/**
 * @param {Server} host
 * @param {Server} tokenizer  on the port after the host's
 * @param {number} port
 */
async function listenOnPair(host, tokenizer, port) {
  for (let attempt = 1; ; attempt++) {
    const taken = await listen(host, port);
    try {
      await listen(tokenizer, taken + 1);
      return taken;
    } catch (error) {
      await close(host);
      // With port 0 the next port may be in use; try another pair.
      if (port !== 0 || attempt === 20) throw error;
    }
  }
}

/**
 * Starts the demo host and its tokenizer.
 *
 * @param {object} [options]
 * @param {number} [options.port]         the tokenizer listens on the next one; 0 for any free pair
 * @param {string} [options.fixturesDir]  the data folder; the project's own by default
 * @param {string} [options.distDir]      the built bundle; the project's own by default
 * @param {boolean} [options.quiet]       prints nothing
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>} url without a trailing slash
 * @throws {Error} if the folder is missing, or a port is in use (code EADDRINUSE)
 */
export async function startDemoHost({
  port = 8080,
  fixturesDir = projectFolder('fixtures'),
  distDir = projectFolder('dist'),
  quiet = false,
} = {}) {
  if (!existsSync(fixturesDir)) throw new Error(`There is no fixtures folder ${fixturesDir}`);
  const received = createReceived();
  const host = createServer(createHostApp({ fixtures: openFixtures(fixturesDir), received, distDir }));
  const tokenizer = createServer(createTokenizer(received.nextTokenNumber));
  const taken = await listenOnPair(host, tokenizer, port);
  const url = `http://127.0.0.1:${taken}`;
  if (!quiet) {
    console.log(`Demo host: ${url}/`);
    if (!isBuilt(distDir)) console.log(notBuilt);
  }
  return {
    url,
    port: taken,
    async close() {
      await Promise.all([close(host), close(tokenizer)]);
    },
  };
}

async function main() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, fixtures: { type: 'string' } } });
  const port = Number(values.port ?? (process.env.PORT || 8080));
  if (!Number.isInteger(port) || port < 0 || port > 65534) throw new Error('The port must be a number from 0 to 65534');
  await startDemoHost({ port, fixturesDir: values.fixtures });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    const inUse = error.code === 'EADDRINUSE' && `Port ${error.port} is in use: choose another pair with --port N.`;
    console.error(inUse || error.message);
    process.exitCode = 1;
  });
}
