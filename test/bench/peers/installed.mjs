import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inProject, root } from '../../../scripts/project-files.mjs';

const folder = 'test/bench/peers';

export const installCommand = `npm ci --prefix ${folder}`;

/** @param {string} file  of the folder */
const packagesIn = (file) => {
  const path = inProject(`${folder}/${file}`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
};

/** Whether the packages of the lock file are there, in its versions. */
export function arePeersInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version }]) => path === '' || installed[path]?.version === version,
  );
}

/** Installs the packages of the peers into their folder, where they are not there yet. @throws {Error} when npm cannot */
export function installPeers() {
  if (arePeersInstalled()) return;
  console.log(`Installing the libraries beside ours: ${installCommand}`);
  const { status } = spawnSync('npm', ['ci', '--prefix', inProject(folder), '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The libraries beside ours could not be installed. Run: ${installCommand}`);
}
