import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from '../build/ensure-build.mjs';
import { findPostgres, startPostgres } from '../postgres/postgres.mjs';
import { root } from '../project-files.mjs';
import { placeOrder } from './place-order.mjs';

/** Seconds from the command to the mail at most (docs/decisions/0027). */
const limit = 60;

const npm = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) => execFileSync('npm', args, { cwd, encoding: 'utf8' });

const seconds = (/** @type {number} */ start) => (performance.now() - start) / 1000;

/** Packs the host, and installs it in an empty folder as an owner does. @param {string} folder @returns {string} the folder of the package */
function install(folder) {
  const [{ filename }] = JSON.parse(npm(root, 'pack', '--workspace', 'host', '--ignore-scripts', '--json', '--pack-destination', folder));
  const owner = join(folder, 'owner');
  mkdirSync(owner);
  writeFileSync(join(owner, 'package.json'), '{"private":true}');
  npm(owner, 'install', '--no-audit', '--no-fund', join(folder, filename));
  return owner;
}

/**
 * Starts the command, and waits until it has said its address.
 *
 * @param {string} owner
 * @param {Record<string, string>} env
 */
async function start(owner, env) {
  const child = spawn('npx', ['--no-install', 'charterform-host', 'shop', '--demo'], {
    cwd: owner,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: npx hands signals on only in a terminal.
    detached: true,
  });
  let out = '';
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      out += text;
      const [, found] = /(http:\/\/[\w.:]+)\/order/.exec(out) ?? [];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The host ended with ${code}: ${out}`)));
  });
  const stop = () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    return ended;
  };
  return { url, stop };
}

/** @param {string} folder @returns {Promise<string>} the mail that the customer gets */
async function mailIn(folder) {
  for (let tries = 0; tries < 400; tries++) {
    const mails = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
    const texts = mails.map((file) => readFileSync(join(folder, file), 'utf8'));
    const found = texts.find((text) => /^To:.*ada@okafor-lindqvist\.example/m.test(text));
    if (found) return found;
    await wait(50);
  }
  throw new Error(`There is no mail in ${folder}.`);
}

/**
 * From the command to a placed order with its mail.
 *
 * @param {string} name
 * @param {string} owner
 * @param {Record<string, string>} env
 */
async function tryShop(name, owner, env) {
  rmSync(join(owner, 'shop'), { recursive: true, force: true });
  const began = performance.now();
  const { url, stop } = await start(owner, env);
  const opened = seconds(began);
  const page = await (await fetch(`${url}/order`)).text();
  if (!page.includes('data-printed=')) throw new Error('The page of the form has no first step.');
  const { status, body } = await placeOrder(url);
  if (status !== 200 || !body?.result) throw new Error(`The order was answered with ${status}: ${JSON.stringify(body)}`);
  await mailIn(join(owner, 'shop', 'outbox'));
  const took = seconds(began);
  await stop();
  console.log(`${name}: open after ${opened.toFixed(1)} s, ordered and mailed after ${took.toFixed(1)} s`);
  return took;
}

const folder = mkdtempSync(join(tmpdir(), 'charterform-try-'));
try {
  await ensureBuild();
  const began = performance.now();
  const owner = install(folder);
  const installed = seconds(began);
  console.log(`packed and installed in ${installed.toFixed(1)} s`);
  const times = [await tryShop('SQLite', owner, {})];
  const commands = findPostgres();
  if (commands) {
    const { url, close } = await startPostgres(commands);
    // As compose.yaml has it.
    times.push(
      await tryShop('PostgreSQL', owner, {
        DATABASE_URL: `${url}/postgres`,
        HOST: '0.0.0.0',
        SHOP_NAME: 'Peak Filings',
        SMTP_URL: '',
      }).finally(close),
    );
  } else console.log('There is no PostgreSQL, so the shop was tried on SQLite alone.');
  const slowest = installed + Math.max(...times);
  if (slowest > limit) throw new Error(`From the tarball to the mail it took ${slowest.toFixed(0)} s; it may take ${limit}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
