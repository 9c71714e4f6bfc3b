import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../built-files.mjs';

/** Characters of a key that are shown; a question of the owner is one. */
const maxLabel = 200;

/** The labels of the form by its keys, made by the build. @type {Record<string, string> | undefined} */
let labels;

function readLabels() {
  labels ??= JSON.parse(readFileSync(join(builtFolder, 'answers.json'), 'utf8')).en;
  return labels ?? {};
}

/**
 * A key as words: `zip_postal_code` gives `Zip postal code`.
 *
 * @param {string} key
 */
export function labelOfKey(key) {
  const short = [...key].slice(0, maxLabel).join('');
  const words = short
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/_+/g, ' ')
    .trim();
  const shown = /[a-z]/.test(words) && !short.includes(' ') ? words.toLowerCase() : words;
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

/**
 * What the forms call an answer.
 *
 * @param {string} key
 * @param {string} [parent]  the key of what holds it
 */
export function labelOf(key, parent = '') {
  const all = readLabels();
  const known = [`${parent}.${key}`, key].find((name) => Object.hasOwn(all, name));
  return known === undefined ? labelOfKey(key) : (all[known] ?? '');
}
