import { spawnSync } from 'node:child_process';
import { root } from './project-files.mjs';

/**
 * Runs a script of package.json with inherited output.
 * @param {string} script
 * @returns {number} its exit code
 */
export function run(script) {
  return spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
