import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @param {string} command */
const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/** Whether this machine has MariaDB. */
export const hasMariaDB = () => has('mariadbd') && has('mariadb-install-db');

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
 * @returns {Promise<{ socket: string, close: () => Promise<void> }>} `close` leaves nothing of it behind
 * @throws {Error} if it does not start
 */
export async function startMariaDB() {
  // Not below the repository: the path of a socket has 107 characters at most.
  const folder = mkdtempSync(join(tmpdir(), 'charterform-mariadb-'));
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  mkdirSync(data);
  const user = `--user=${userInfo().username}`;
  const made = spawnSync(
    'mariadb-install-db',
    ['--no-defaults', user, `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`MariaDB was not set up: ${made.stderr}${made.stdout}`);
  const server = spawn(
    'mariadbd',
    ['--no-defaults', user, `--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`, '--skip-networking'],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (let tries = 0; !(await answers(socket)); tries++) {
    if (tries === 200 || server.exitCode !== null) throw new Error('MariaDB did not start');
    await wait(50);
  }
  return {
    socket,
    async close() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
