import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A fixture file that is not valid JSON. QA edits the files live and must see which one broke. */
export class BrokenFixture extends Error {}

/**
 * @param {string} file
 * @returns {any} the parsed JSON, or null if there is no such file
 * @throws {BrokenFixture}
 */
export function readJson(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenFixture(`${file} is not valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * The data folder, read again for every request so that an edit shows at once.
 *
 * @param {string} folder
 */
export function openFixtures(folder) {
  return {
    /** The folder's full path. */
    folder: resolve(folder),

    /**
     * `read('pages', 'contact')` is the parsed `pages/contact.json`, or null if there is none. Parts come from URLs and
     * posts, so a part with anything but letters, digits, `_` and `-` returns null.
     *
     * @param {...string} path
     * @throws {BrokenFixture}
     */
    read(...path) {
      if (!path.every((part) => /^[\w-]+$/.test(part))) return null;
      return readJson(join(folder, ...path) + '.json');
    },

    /**
     * The names of the folders in a folder, sorted; none if it is missing.
     *
     * @param {...string} path
     */
    folders(...path) {
      try {
        const entries = readdirSync(join(folder, ...path), { withFileTypes: true });
        return entries
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
          .sort();
      } catch {
        return [];
      }
    },

    /**
     * The first heading of a Markdown file; '' if there is none.
     *
     * @param {...string} path  without extension
     */
    heading(...path) {
      try {
        return /^# (.+)$/m.exec(readFileSync(`${join(folder, ...path)}.md`, 'utf8'))?.[1] ?? '';
      } catch {
        return '';
      }
    },

    /**
     * The names of a folder's JSON files without extension, sorted; none if the folder is missing.
     *
     * @param {...string} path
     */
    names(...path) {
      try {
        return readdirSync(join(folder, ...path))
          .filter((name) => name.endsWith('.json'))
          .map((name) => name.slice(0, -'.json'.length))
          .sort();
      } catch {
        return [];
      }
    },
  };
}

/** @typedef {ReturnType<typeof openFixtures>} Fixtures */
