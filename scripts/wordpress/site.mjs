import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from '../project-files.mjs';
import { copyAssets } from './assets.mjs';
import { downloadWordPress, usualSuite } from './download.mjs';

/**
 * @typedef {object} Seed  what a site starts with; what it has already stays
 * @property {{ slug: string, title: string, content: string }[]} pages
 * @property {Record<string, unknown>} settings  put over those of the plugin
 * @property {Record<string, string>} users      roles by name, which is the password too
 * @property {boolean} plugin                    whether the plugin is switched on
 */

/**
 * @typedef {object} Site
 * @property {string} url        without a trailing slash
 * @property {string} versions   of WordPress and PHP, for people
 * @property {string} core       its web root
 * @property {string} state      the folder of its database, `debug.log` and `mails.jsonl`
 * @property {string} download   the folder of PHP
 * @property {(code: string) => any} run  runs PHP within the site; what it returns, by way of JSON
 * @property {() => void} close
 */

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Added to every port, so that two checkouts can run their sites at the same time. */
const portOffset = Number(process.env.WORDPRESS_PORT_OFFSET ?? 0);

/** @param {number} wanted @returns {Promise<number>} the first free port from there */
async function freePort(wanted) {
  const first = wanted + portOffset;
  for (let port = first; port < first + 200; port++) if (await isFree(port)) return port;
  throw new Error(`No port from ${first} on is free`);
}

/**
 * The web root of a site: WordPress as hard links, so that it costs no space, with the plugin linked into it, and SQLite in
 * place of a database server, unless there is one.
 */
function layRoot(/** @type {string} */ download, /** @type {string} */ core, /** @type {boolean} */ linked) {
  if (!existsSync(core)) {
    const { status } = spawnSync('cp', ['-al', `${download}/core`, core]);
    if (status !== 0) spawnSync('cp', ['-a', `${download}/core`, core]);
  }
  if (process.env.WP_DB_SOCKET) rmSync(`${core}/wp-content/db.php`, { force: true });
  copyFileSync(inProject('scripts/wordpress/wp-config.php'), `${core}/wp-config.php`);
  const muPlugins = `${core}/wp-content/mu-plugins`;
  mkdirSync(muPlugins, { recursive: true });
  copyFileSync(inProject('scripts/wordpress/mu-plugins/mail-to-file.php'), `${muPlugins}/mail-to-file.php`);
  const plugin = `${core}/wp-content/plugins/charterform`;
  rmSync(plugin, { recursive: true, force: true });
  if (linked) symlinkSync(inProject('wordpress/charterform'), plugin);
}

/**
 * What is the site's own: its database on a server, and its keys, so that logins last over a restart.
 * @param {string} state
 * @param {string} name
 */
function writeOwnConfig(state, name) {
  const file = `${state}/site.php`;
  if (existsSync(file)) return;
  const names = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((key) => [`${key}_KEY`, `${key}_SALT`]);
  const lines = names.map((key) => `define( '${key}', '${randomBytes(32).toString('hex')}' );`);
  writeFileSync(file, `<?php\ndefine( 'DB_NAME', 'wp_${name.replace(/\W/g, '_')}' );\n${lines.join('\n')}\n`);
}

/**
 * Starts a WordPress with the plugin.
 * @param {object} options
 * @param {string} options.name      of the site: its folder below `.cache/wordpress/sites`
 * @param {Seed} options.seed
 * @param {number} [options.port]    or the next free one
 * @param {string} [options.suite]   where its WordPress is from, as `downloadWordPress` says
 * @param {boolean} [options.fresh]  without what an earlier start left
 * @param {boolean} [options.fileMods]  whether an admin may install plugins; the plugin is then not linked
 * @param {string} [options.path]    the folder of its host that it is in, such as `/blog`; the root by default
 * @returns {Promise<Site>}
 * @throws {import('./download.mjs').NoWordPress} if PHP or WordPress cannot be had
 */
export async function startSite({ name, seed, port = 8180, suite = usualSuite, fresh = false, fileMods = false, path = '' }) {
  const download = downloadWordPress(suite);
  const folder = inProject(`.cache/wordpress/sites/${name}`);
  const [root, state] = [path ? `${folder}/root` : `${folder}/core`, `${folder}/state`];
  const core = path ? root + path : root;
  if (fresh) rmSync(folder, { recursive: true, force: true });
  for (const needed of [state, dirname(core)]) mkdirSync(needed, { recursive: true });
  copyAssets();
  layRoot(download, core, !fileMods);
  writeOwnConfig(state, name);

  const address = `127.0.0.1:${await freePort(port)}`;
  const url = `http://${address}${path}`;
  const env = {
    ...process.env,
    WP_STATE: state,
    WP_URL: url,
    WP_FRESH: fresh ? '1' : '',
    WP_FILE_MODS: fileMods ? '1' : '',
    PHP_CLI_SERVER_WORKERS: '4',
  };
  const php = (/** @type {string[]} */ args) => runPhp(download, env, args);
  const setup = inProject('scripts/wordpress/setup.php');
  const seedFile = `${state}/seed.json`;
  writeFileSync(seedFile, JSON.stringify(seed));
  if (process.env.WP_DB_SOCKET || !existsSync(`${state}/wordpress.sqlite`)) php([setup, core, 'install']);
  const versions = php([setup, core, 'seed', seedFile]).trim();

  // A plugin that a test has just written counts at once, though compiled files are kept.
  const limits = ['-d', 'upload_max_filesize=16M', '-d', 'post_max_size=20M', '-d', 'opcache.revalidate_freq=0'];
  // A group of its own: ending the parent alone would leave its workers, which hold the port.
  const server = spawn(`${download}/php.sh`, [...limits, '-S', address, '-t', root, inProject('scripts/wordpress/router.php')], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  await whenAnswering(url, () => server.exitCode !== null);
  return {
    url,
    versions,
    core,
    state,
    download,
    run: (code) => runInSite({ url, core, state, download }, code),
    close: () => endGroup(server.pid),
  };
}

/** Ends PHP's server with its workers, if they are still there. @param {number | undefined} pid */
function endGroup(pid) {
  try {
    if (pid) process.kill(-pid);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * @param {string} download  the folder of PHP
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 * @param {string} [input]
 */
function runPhp(download, env, args, input) {
  const { status, stdout, stderr } = spawnSync(`${download}/php.sh`, args, { env, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`PHP failed: ${stderr}${stdout}`);
  return stdout;
}

/**
 * Runs PHP within a site that another process serves.
 * @param {{ url: string, core: string, state: string, download: string }} site
 * @param {string} code  without a start tag, as the body of a function
 * @returns {any} what it returns, by way of JSON
 */
export function runInSite({ url, core, state, download }, code) {
  const env = { ...process.env, WP_STATE: state, WP_URL: url };
  return JSON.parse(runPhp(download, env, [inProject('scripts/wordpress/run.php'), core], code) || 'null');
}

/**
 * @param {string} url
 * @param {() => boolean} isOver
 */
async function whenAnswering(url, isOver) {
  for (let tries = 0; tries < 300 && !isOver(); tries++) {
    try {
      await fetch(`${url}/wp-includes/images/blank.gif`);
      return;
    } catch {
      await wait(20);
    }
  }
  throw new Error(`PHP's server did not start at ${url}`);
}
