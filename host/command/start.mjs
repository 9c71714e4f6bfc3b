import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeFirstPassword } from '../admin/password.mjs';
import { catalogueOf } from '../catalogue/catalogue.mjs';
import { hasDemoPrices, setDemoPrices } from '../catalogue/demo-prices.mjs';
import { isOnSale } from '../catalogue/lines.mjs';
import { loadExtensions } from '../extensions/extensions.mjs';
import { createHost } from '../host.mjs';
import { readPages } from '../pages/page-files.mjs';
import { pagesOf } from '../pages/pages.mjs';
import { listen } from '../server.mjs';
import { withDefaultSettings } from '../settings/default-settings.mjs';
import { makeFirstPages } from './first-pages.mjs';
import { stopOnSignal } from './stop-on-signal.mjs';

/**
 * A port that is free a moment ago, since pages and mails name it before it is listened to.
 *
 * @param {string} hostname
 * @returns {Promise<number>}
 */
const freePort = (hostname) =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, hostname, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** The address by which a browser on this machine reaches the host. @param {string} hostname @param {number} port */
const localUrl = (hostname, port) => `http://${['0.0.0.0', '::', ''].includes(hostname) ? 'localhost' : hostname}:${port}`;

/** @param {readonly [string, string][]} lines */
const table = (lines) => lines.map(([name, value]) => `  ${name.padEnd(Math.max(...lines.map(([label]) => label.length)))}  ${value}`);

/**
 * @param {import('../shop.mjs').Shop} shop
 * @param {boolean} isDemo  whether the owner asked for prices that are made up
 * @param {(line: string) => void} warn
 */
async function preparePrices(shop, isDemo, warn) {
  if (isDemo && !(await setDemoPrices(shop))) warn('This shop has prices of its own, so --demo changes none.');
  else if (await hasDemoPrices(shop))
    warn('The prices are made up (--demo), and every page says so. “charterform-host clear-demo” takes them back.');
  else if (!(await sellsAnything(shop))) {
    warn('Nothing is on sale yet: a product needs a price of yours. Set it in the admin, under Products, or try the shop with --demo.');
  }
}

/** @param {import('../shop.mjs').Shop} shop */
async function sellsAnything(shop) {
  const { lines } = await catalogueOf(shop);
  return [...lines.values()].some((line) => isOnSale(lines, line));
}

/**
 * Starts the shop of a folder.
 *
 * @type {import('./command.mjs').RunCommand}
 */
export const run = async ({ folder, options }, { port: wanted = 3000, host: hostname = '127.0.0.1', ...settings }, terminal) => {
  const { say, warn } = terminal;
  // Before pages are read, which may name what an extension registers.
  const extensions = await loadExtensions(withDefaultSettings({ folder, ...settings }).extensions);
  extensions.forEach(({ problems }) => problems.forEach(warn));
  const isNew = makeFirstPages(join(folder, 'pages'));
  const { pages, problems } = await readPages(join(folder, 'pages'));
  problems.forEach(warn);
  const port = wanted === 0 ? await freePort(hostname) : wanted;
  const publicUrl = settings.publicUrl ?? localUrl(hostname, port);
  const host = await createHost({ folder, database: join(folder, 'shop.db'), publicUrl, ...settings }, { pages: pagesOf(pages) });
  const { log } = host.shop;
  for (const problem of problems) log('warn', problem);
  await preparePrices(host.shop, options.demo === true, warn).catch(async (error) => {
    await host.close();
    throw error;
  });
  const { stop } = await listen(host, { port, hostname }).catch(async (error) => {
    await host.close();
    throw error;
  });
  stopOnSignal(stop, terminal);
  const firstPassword = await makeFirstPassword(host.shop);
  const url = publicUrl.replace(/\/$/, '');
  const addresses = pages.map(({ title, path }) => /** @type {[string, string]} */ ([title, url + path]));
  const login = [
    `Log in to the admin as “${host.shop.settings.admin.name}” with the password ${firstPassword}`,
    'Note it down now: it is not shown again. You can change it in the admin, under Settings.',
  ];
  const lines = [
    `${host.shop.settings.shopName} is open.`,
    ...table([...addresses, ['Admin', `${url}/admin`], ['Mails', settings.mail?.smtp ? 'sent by SMTP' : join(folder, 'outbox')]]),
    ...(firstPassword === '' ? [] : login),
    ...(isNew ? [`Pages are in ${join(folder, 'pages')}. Edit them, and start again.`] : []),
  ];
  say(lines.join('\n'));
};
