import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { filesBelow, inProject } from '../project-files.mjs';
import { copyAssets } from './assets.mjs';

const source = 'wordpress/charterform';
/** Where a file of the plugin says the version. */
const versionLines = /^( \* Version: +|Stable tag: +|define\( 'CHARTERFORM_VERSION', ')[\d.]+/gm;

/**
 * The plugin as a zip that WordPress installs: the folder `charterform` with what it serves, at the version of package.json.
 * @returns {string} the file, relative to the repository
 */
export function writePluginZip() {
  copyAssets();
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  /** @type {Record<string, Uint8Array>} */
  const entries = { 'charterform/LICENSE': readFileSync(inProject('LICENSE')) };
  for (const file of filesBelow([source]).sort()) {
    const content = readFileSync(inProject(file));
    const isVersioned = file === `${source}/charterform.php` || file === `${source}/readme.txt`;
    entries[file.replace('wordpress/', '')] = isVersioned
      ? new TextEncoder().encode(content.toString().replace(versionLines, `$1${version}`))
      : content;
  }
  const target = `dist/charterform-${version}.zip`;
  mkdirSync(inProject('dist'), { recursive: true });
  // One moment for all, so that the same files always make the same zip.
  writeFileSync(inProject(target), zipSync(entries, { level: 9, mtime: '2000-01-01' }));
  console.log(`${target}: ${Object.keys(entries).length} files`);
  return target;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writePluginZip();
