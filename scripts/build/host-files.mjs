import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, inProject } from '../project-files.mjs';

const target = 'host/dist';

/** What comes from elsewhere, by its name there. The seed of the catalogue is one for the plugin and the host. @type {Record<string, string>} */
const others = {
  'catalogue.json': 'wordpress/charterform/includes/catalogue/seed/catalogue.json',
  'read-extension.mjs': 'bin/read-extension.mjs',
  LICENSE: 'LICENSE',
  NOTICE: 'NOTICE',
};

/** What a shop on Node needs of the build: what its pages load, what prints and checks a form, and what prices an order. */
const isNeeded = (/** @type {string} */ file) =>
  /^charterform\.(?:umd|forms\.umd|payment|tokenizer|toolbox|html|quote)\.(?:js|html)$|^charterform\.(?:css|check\.mjs|schema\.json)$|^locales\/|^(?:answers|languages|payment-ways)\.json$/.test(
    file,
  );

/** @param {string} from @param {string} to */
function isSame(from, to) {
  if (!existsSync(to)) return false;
  const [one, other] = [statSync(from), statSync(to)];
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}

/**
 * Copies what the host needs of `dist` into its own folder, where its package has it. A process that reads a file meanwhile
 * gets the old one or the new one, never a part.
 */
export function copyToHost() {
  const built = filesBelow(['dist'])
    .map((file) => file.slice('dist/'.length))
    .filter(isNeeded);
  const needed = new Map([...built.map((file) => /** @type {const} */ ([file, `dist/${file}`])), ...Object.entries(others)]);
  for (const file of filesBelow([target]).map((path) => path.slice(target.length + 1))) {
    if (!needed.has(file)) rmSync(inProject(`${target}/${file}`), { force: true });
  }
  mkdirSync(inProject('.cache'), { recursive: true });
  for (const [file, source] of needed) {
    const [from, to] = [inProject(source), inProject(`${target}/${file}`)];
    if (isSame(from, to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    const written = inProject(`.cache/host-file.${process.pid}`);
    cpSync(from, written, { preserveTimestamps: true });
    renameSync(written, to);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) copyToHost();
