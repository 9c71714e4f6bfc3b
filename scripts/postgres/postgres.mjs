import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { memoryFolder } from '../memory-folder.mjs';
import { inProject } from '../project-files.mjs';

/** The commands of a PostgreSQL. @typedef {{ server: string, install: string }} Commands */

const debianFolder = '/usr/lib/postgresql';

/**
 * PostgreSQL: the machine's own, else Debian's in `.cache/postgres`, downloaded once.
 * @returns {Commands | null} null where neither can be had
 */
export function findPostgres() {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).filter((version) => existsSync(`${debianFolder}/${version}/bin/initdb`))
    : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (newest) return { server: `${debianFolder}/${newest}/bin/postgres`, install: `${debianFolder}/${newest}/bin/initdb` };
  const folder = inProject('.cache/postgres');
  if (!existsSync(folder)) {
    console.log('\nFetching PostgreSQL, once (about 15 seconds, 100 MB in .cache/postgres)');
    const partial = `${folder}.${process.pid}`;
    const { status, stderr } = spawnSync('bash', [inProject('scripts/postgres/fetch-postgres.sh'), partial], { encoding: 'utf8' });
    if (status === 0 && !existsSync(folder)) renameSync(partial, folder);
    rmSync(partial, { recursive: true, force: true });
    if (status !== 0) {
      console.log(`PostgreSQL could not be fetched from Debian's packages (${stderr.trim().split('\n').at(-1)}).`);
      return null;
    }
  }
  return { server: join(folder, 'postgres.sh'), install: join(folder, 'initdb.sh') };
}

/** The user that runs the server, which refuses root. @returns {{ uid?: number, gid?: number }} */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag, /** @type {string} */ name) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', [user], { stdio: 'ignore' }).status === 0) ?? 'nobody';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/** @returns {Promise<number>} a port that nobody uses */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts a PostgreSQL of its own with nothing in it, for local connections of the user `postgres`, without a password.
 * @param {Commands} commands
 * @param {{ durable?: boolean }} [options]  whether a commit reaches the disk, which tests of crashes of clients do not need
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a database: `postgres://postgres@127.0.0.1:5433`; `close` leaves nothing of it behind
 * @throws {Error} if it does not start
 */
export async function startPostgres(commands, { durable = false } = {}) {
  const user = serverUser();
  const folder = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'charterform-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(commands.install, ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL was not set up: ${made.stderr}${made.stdout}`);
  const port = await freePort();
  const own = ['-c', 'max_connections=200', '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const quick = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const server = spawn(commands.server, ['-D', data, ...own, ...quick], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${url}/postgres`)); tries++) {
    if (tries === 200 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await wait(50);
  }
  return {
    url,
    async close() {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
