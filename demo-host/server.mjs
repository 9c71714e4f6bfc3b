import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { webhookPath } from '../host/stripe/room.mjs';
import { createChangedLists } from './changed-lists.mjs';
import { createDemoShop, demoLogin } from './demo-shop.mjs';
import { openFixtures } from './fixtures.mjs';
import { createHostApp, isBuilt, notBuilt } from './host-app.mjs';
import { createDemoPay } from './provider/demo-pay/demo-pay.mjs';
import { createFakeStripe } from './provider/stripe/fake-stripe.mjs';
import { createReceived } from './received.mjs';
import { createScenarioPosts } from './scenario-posts.mjs';
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
  const fixtures = openFixtures(fixturesDir);
  const received = createReceived();
  const demoPay = createDemoPay();
  const changedLists = createChangedLists();
  let taken = port;
  const origins = () => ({ host: `http://127.0.0.1:${taken}`, provider: `http://127.0.0.1:${taken + 1}` });
  const fake = createFakeStripe({
    origin: () => origins().provider,
    mode: (key) => posts.scenarioOf(key)?.payment ?? 'at-once',
    isCutOff: (key) => posts.isCutOff(key),
  });
  const shop = createDemoShop({ fixtures, distDir, demoPay, stripe: fake, changedLists, quiet });
  const posts = createScenarioPosts({ fixtures, shop, changedLists, received });

  async function empty() {
    await shop.empty();
    for (const part of [received, posts, fake, demoPay]) part.empty();
  }

  const host = createServer(createHostApp({ fixtures, received, distDir, shop, posts, changedLists, fake, empty }));
  const tokenizer = createServer(createTokenizer(received.nextTokenNumber, demoPay.router, fake.app));
  taken = await listenOnPair(host, tokenizer, port);
  const { host: url } = origins();
  await shop.open(origins());
  fake.setWebhook({ url: url + webhookPath });
  if (!quiet) {
    console.log(`Demo host: ${url}/`);
    console.log(`Its admin: ${url}/admin, as ${demoLogin.name} with the password ${demoLogin.password}`);
    if (!isBuilt(distDir)) console.log(notBuilt);
  }
  return {
    url,
    port: taken,
    async close() {
      await fake.stop();
      await Promise.all([close(host), close(tokenizer)]);
      await shop.close();
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
