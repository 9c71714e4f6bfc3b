import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path relative to the repository */
export const inProject = (path) => join(root, path);

/** The version of the product. @type {{ version: string }} */
export const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/** The entries of the builds: each makes a script of its own. */
export const entries = readdirSync(root).filter((file) => file.endsWith('-entry.ts'));

/**
 * Every file at or below the given paths, as paths relative to the repository. Missing paths are skipped.
 * @param {string[]} paths relative to the repository
 * @returns {string[]}
 */
export function filesBelow(paths) {
  return paths
    .filter((path) => existsSync(inProject(path)))
    .flatMap((path) => {
      if (!statSync(inProject(path)).isDirectory()) return [path];
      return readdirSync(inProject(path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)));
    });
}

/**
 * The newest modification time of the files, in ms since the epoch; 0 without files.
 * @param {string[]} files
 */
export function newestChange(files) {
  return files.reduce((newest, file) => Math.max(newest, statSync(inProject(file)).mtimeMs), 0);
}
