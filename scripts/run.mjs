import { spawn, spawnSync } from 'node:child_process';
import { root } from './project-files.mjs';

/**
 * Runs a script of package.json with inherited output.
 * @param {string} script
 * @returns {number} its exit code
 */
export function run(script) {
  return spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/**
 * Runs a script of package.json and holds its output back until it has ended, for scripts that run beside each other.
 * @param {string} script
 * @returns {Promise<{ code: number, output: string }>} its exit code; 1 if it did not start, or a signal ended it
 */
export function runQuietly(script) {
  const child = spawn('npm', ['run', '--silent', script], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
