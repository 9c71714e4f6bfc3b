import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { inProject } from '../project-files.mjs';

/** PHP or the packages cannot be had on this machine; the message is one plain sentence. */
export class NoWordPress extends Error {}

/** Which WordPress there is without another wish: the newest, of Debian's unstable release. */
export const usualSuite = process.env.WORDPRESS_SUITE || 'sid';

/** The commands that the script needs; a machine without them has no packages of Debian. */
const commands = ['bash', 'apt-get', 'apt-cache', 'dpkg-deb', 'npm', 'tar'];

/** @param {string} command */
const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/**
 * PHP and WordPress in `.cache/wordpress/<suite>`: downloaded once, then as they are.
 * @param {string} suite  the release of Debian whose WordPress is wanted: `sid`, `trixie`; or `6.5`
 * @returns {string} the folder, with `php.sh` and `core`
 * @throws {NoWordPress}
 */
export function downloadWordPress(suite) {
  const folder = inProject(`.cache/wordpress/${suite}`);
  if (existsSync(`${folder}/core/wp-content/db.php`)) return folder;
  const missing = commands.find((command) => !has(command));
  if (missing) throw new NoWordPress(`WordPress was not started: it comes from Debian's packages, and this machine has no ${missing}.`);

  console.log('Fetching PHP and WordPress, once (about 20 seconds, 140 MB in .cache/wordpress)');
  // Into a folder of its own, so that a download that breaks off, or a second one at the same time, leaves nothing half done.
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    const { status, stderr } = spawnSync('bash', [inProject('scripts/wordpress/fetch.sh'), suite, partial], { encoding: 'utf8' });
    if (status !== 0) {
      const reason = stderr.trim().split('\n').at(-1);
      throw new NoWordPress(`WordPress was not started: PHP and WordPress could not be fetched from Debian's packages (${reason}).`);
    }
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}
