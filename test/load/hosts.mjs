import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('host-process.mjs', import.meta.url));

/**
 * Processes of one shop, which can be killed and started again.
 *
 * @param {string} database
 * @param {string} folder
 * @param {number} count
 */
export async function startHosts(database, folder, count) {
  /** @type {{ process: import('node:child_process').ChildProcess, url: string }[]} */
  const hosts = [];

  /** @param {number} index @param {string} port */
  async function start(index, port) {
    const child = spawn(process.execPath, [script, database, folder, port], { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await new Promise((resolve, reject) => {
      child.stdout.once('data', (line) => resolve(String(line).trim()));
      child.once('exit', (code, signal) => reject(new Error(`A host ended while it started (${code ?? signal})`)));
    });
    hosts[index] = { process: child, url };
  }

  for (let index = 0; index < count; index++) await start(index, '0');

  /** @param {number} index @param {NodeJS.Signals} signal */
  async function end(index, signal) {
    const { process: child } = /** @type {(typeof hosts)[number]} */ (hosts[index]);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    /** The address of any of them. */
    any: () => /** @type {(typeof hosts)[number]} */ (hosts[Math.floor(Math.random() * hosts.length)]).url,

    indexes: hosts.map((_, index) => index),

    /** Ends one at once, as a crash does, and starts it again at its address. @param {number} index */
    async crash(index) {
      const port = new URL(/** @type {(typeof hosts)[number]} */ (hosts[index]).url).port;
      await end(index, 'SIGKILL');
      await start(index, port);
    },

    stop: () => Promise.all(hosts.map((_, index) => end(index, 'SIGTERM'))),
  };
}
