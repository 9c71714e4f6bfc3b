import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFolder } from '../built-files.mjs';
import { forms } from '../quote/form-code.mjs';
import { didYouMean, nearest } from '../settings/nearest.mjs';
import { parseJson } from '../settings/parse-json.mjs';
import { titleOf } from './page-config.mjs';

/** @typedef {import('./pages.mjs').Page} Page */

const keys = ['path', 'title', 'intro', 'config', 'allow'];

/** Addresses of the host itself. */
const taken = ['admin', 'ajax', 'assets', 'catalogue', 'healthz', 'metrics', 'my-orders', 'nonce', 'order-status', 'stripe', 'webhooks'];

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What keeps a file from being a page, a sentence each.
 *
 * @param {Record<string, any>} written
 * @param {string} path
 */
function faultsOf({ config, title, intro, allow }, path) {
  const faults = [];
  if (!/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(path))
    faults.push(`path is “${path}”: write one such as "/order", of letters, digits, "-" and "/".`);
  else if (taken.includes(path.split('/')[1] ?? ''))
    faults.push(`path is “${path}”, which is an address of the host itself: choose another one.`);
  for (const [key, value] of Object.entries({ title, intro })) {
    if (value !== undefined && typeof value !== 'string') faults.push(`${key} must be a text.`);
  }
  const isOrigin = (/** @type {unknown} */ origin) => typeof origin === 'string' && /^https:\/\/[\w.*-]+(?::\d+)?$/.test(origin);
  if (allow !== undefined && !(Array.isArray(allow) && allow.every(isOrigin))) {
    faults.push('allow must be a list of origins such as "https://www.example.com".');
  }
  const names = Object.keys(forms);
  if (!isObject(config)) faults.push('config is missing: it is the page config, such as { "formType": "FormABusinessForm" }.');
  else if (!names.includes(config.formType)) {
    faults.push(
      `config.formType is ${JSON.stringify(config.formType)}: there is no such form. ${didYouMean(String(config.formType), names)}`,
    );
  }
  return faults;
}

/**
 * What the form would say on the console about a page config.
 *
 * @param {Record<string, any>} config
 * @returns {Promise<readonly string[]>}
 */
async function problemsOf(config) {
  const { checkPageConfig } = await import(pathToFileURL(join(builtFolder, 'charterform.check.mjs')).href);
  return checkPageConfig(config).problems;
}

/**
 * @param {string} name  of the file, without its extension
 * @param {string} text
 * @returns {Promise<{ page?: Page, faults: string[], notes: string[] }>}
 */
async function readPage(name, text) {
  const { value: written, fault } = parseJson(text);
  if (fault) return { faults: [fault], notes: [] };
  if (!isObject(written)) return { faults: ['must be an object: { "title": "…", "config": { … } }.'], notes: [] };
  const notes = Object.keys(written)
    .filter((key) => !keys.includes(key))
    .map(
      (key) => `“${key}” means nothing here. ${nearest(key, keys) ? didYouMean(key, keys) : 'Settings of the form belong into "config".'}`,
    );
  const { config, title, intro, allow, path = name === 'index' ? '/' : `/${name}` } = written;
  const faults = faultsOf(written, path);
  if (faults.length > 0) return { faults, notes };
  const page = { path, title: title || titleOf(config.formType), config, ...(intro && { intro }), ...(allow && { allow }) };
  return { page, faults, notes: [...notes, ...(await problemsOf(config)).map((problem) => `config: ${problem}`)] };
}

/**
 * The pages of a folder, one JSON file each, those that sell first. A file that cannot be used is left out, and said to be; a wrong key of a page
 * config is said, and left out by the form.
 *
 * @param {string} folder
 * @returns {Promise<{ pages: Page[], problems: string[] }>}  problems in sentences that begin with the name of the file
 */
export async function readPages(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  /** @type {Page[]} */
  const pages = [];
  /** @type {string[]} */
  const problems = [];
  for (const file of files.sort()) {
    const { page, faults, notes } = await readPage(file.slice(0, -'.json'.length), readFileSync(join(folder, file), 'utf8'));
    const twin = page && pages.find(({ path }) => path === page.path);
    const twice = twin ? [`path “${twin.path}” is that of another page: choose another one.`] : [];
    const left = [...faults, ...twice].map((fault) => `pages/${file}: ${fault} The page is left out.`);
    problems.push(...left, ...notes.map((note) => `pages/${file}: ${note}`));
    if (page && !twin) pages.push(page);
  }
  const sells = (/** @type {Page} */ { config }) => Number(forms[config.formType]?.sells === true);
  return { pages: pages.sort((one, other) => sells(other) - sells(one)), problems };
}
