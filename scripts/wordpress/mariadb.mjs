import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from '../project-files.mjs';

/** The commands of a MariaDB. @typedef {{ server: string, install: string }} Commands */

/** @param {string} command */
const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/**
 * MariaDB: the machine's own, else Debian's in `.cache/mariadb`, downloaded once.
 * @returns {Commands | null} null where neither can be had
 */
export function findMariaDB() {
  if (has('mariadbd') && has('mariadb-install-db')) return { server: 'mariadbd', install: 'mariadb-install-db' };
  const folder = inProject('.cache/mariadb');
  if (!existsSync(folder)) {
    console.log('\nFetching MariaDB, once (about 10 seconds, 60 MB in .cache/mariadb)');
    const partial = `${folder}.${process.pid}`;
    const { status, stderr } = spawnSync('bash', [inProject('scripts/wordpress/fetch-mariadb.sh'), partial], { encoding: 'utf8' });
    if (status === 0 && !existsSync(folder)) renameSync(partial, folder);
    rmSync(partial, { recursive: true, force: true });
    if (status !== 0) {
      console.log(`MariaDB could not be fetched from Debian's packages (${stderr.trim().split('\n').at(-1)}).`);
      return null;
    }
  }
  return { server: join(folder, 'mariadbd.sh'), install: join(folder, 'install-db.sh') };
}

/** @param {string} socket @returns {Promise<boolean>} whether a server listens there */
const answers = (socket) =>
  new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('error', () => resolve(false));
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
  });

/**
 * Starts a MariaDB of its own, with nothing in it and no way in but its socket: user `root`, no password.
 * @param {Commands} commands
 * @returns {Promise<{ socket: string, close: () => Promise<void> }>} `close` leaves nothing of it behind
 * @throws {Error} if it does not start
 */
export async function startMariaDB(commands) {
  // Not below the repository: the path of a socket has 107 characters at most.
  const folder = mkdtempSync(join(tmpdir(), 'charterform-mariadb-'));
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  mkdirSync(data);
  const user = `--user=${userInfo().username}`;
  const first = ['--no-defaults', user, `--datadir=${data}`];
  const made = spawnSync(commands.install, [...first, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`MariaDB was not set up: ${made.stderr}${made.stdout}`);
  const own = [`--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`, '--skip-networking'];
  const server = spawn(commands.server, [...first, ...own], { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (let tries = 0; !(await answers(socket)); tries++) {
    if (tries === 200 || server.exitCode !== null) throw new Error('MariaDB did not start');
    await wait(50);
  }
  return {
    socket,
    async close() {
      // Nothing of it is kept, and a server that is still starting would wait for ever to be ended in good order.
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
