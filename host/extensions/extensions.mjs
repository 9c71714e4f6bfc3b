import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFolder } from '../built-files.mjs';

/** @param {string} name  of a built file */
const built = (name) => import(pathToFileURL(join(builtFolder, name)).href);

/** What keeps a script from extending the forms, in words that begin with its name. */
export class ExtensionFault extends Error {}

/** What knows the forms on a server: by it orders are priced, page configs checked, first steps printed. */
const knowing = ['charterform.quote.js', 'charterform.check.mjs', 'charterform.html.js'];

/**
 * A script that extends the forms, on pages and in this process.
 *
 * @typedef {object} Extension
 * @property {string} name  of its file
 * @property {string} script
 * @property {readonly string[]} problems  what it registers wrongly, a sentence each that begins with the file
 */

/** What this process has loaded, by file. @type {Map<string, Promise<Extension>>} */
const loaded = new Map();

/** @param {string} file */
async function readScript(file) {
  /** @type {typeof import('../../bin/read-extension.mjs')} */
  const reader = await built('read-extension.mjs');
  try {
    return reader.readExtension(file);
  } catch (error) {
    throw error instanceof reader.ExtensionFault ? new ExtensionFault(error.message) : error;
  }
}

/** @param {string} file @returns {Promise<Extension>} */
async function load(file) {
  const { script, run } = await readScript(file);
  /** @type {Set<string>} */
  const problems = new Set();
  for (const name of knowing) {
    /** @type {import('../../src/kit/extension').ExtensionReport} */
    const report = (await built(name)).runExtension(run);
    if (report.fault) throw new ExtensionFault(`${file}: ${report.fault}`);
    report.problems.forEach((problem) => problems.add(`${file}: ${problem} It is left out.`));
  }
  return { name: basename(file), script, problems: [...problems] };
}

/**
 * Loads the scripts that extend the forms, each once in a process, since all shops of a process know the same forms.
 *
 * @param {readonly string[]} files
 * @returns {Promise<readonly Extension[]>}
 * @throws {ExtensionFault} for a file that is missing, that stops with an error or that registers nothing
 */
export async function loadExtensions(files) {
  /** @type {Extension[]} */
  const extensions = [];
  for (const file of files) {
    const loading = loaded.get(file) ?? load(file);
    loaded.set(file, loading);
    // A failure is not remembered.
    loading.catch(() => loaded.delete(file));
    extensions.push(await loading);
  }
  return extensions;
}
