import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from '@swc/core';
import { filesBelow, inProject } from '../project-files.mjs';
import { buildStep } from './changes.mjs';
import found from './sentence-order.json' with { type: 'json' };
import { createTextKeyOf, shortenKeys, shortKey } from './short-keys.mjs';

/**
 * Sentences as text, which compresses better than an object of hundreds of keys: a key and its sentence, with bars in
 * between, and the sentence without the capital that it begins with. Keys with the same beginning stand behind it, which
 * ends with a dot; a key that starts with a dot continues the last one that does not. A sentence without a key has one of its own words: `billingType` for "Billing Type".
 * @param {Readonly<Record<string, string>>} sentences
 * @param {readonly string[]} [order] of the first words of keys; those that it does not name come last
 */
export function packSentences(sentences, order = []) {
  let area = '';
  let above = '';
  const keys = Object.keys(sentences);
  const firsts = [...new Set([...order, ...firstWords(keys)])];
  // Several files add to one area, which would have to be named again for each.
  const together = firsts.flatMap((first) => keys.filter((key) => key.startsWith(`${first}.`)));
  return together
    .flatMap((key) => {
      const sentence = String(sentences[key]);
      refuseBar(key, sentence);
      if (key.startsWith(`${above}.`)) return [key.slice(above.length), small(sentence)];
      const before = area;
      above = key;
      area = key.slice(0, key.lastIndexOf('.') + 1);
      const name = key.slice(area.length);
      if (ownKey(name)) throw new Error(`The key "${key}" reads like a sentence.`);
      return [...(area === before ? [] : [area]), ...(name === ownKey(sentence) ? [sentence] : [name, small(sentence)])];
    })
    .join('|');
}

/** @param {string} key @param {string} sentence */
function refuseBar(key, sentence) {
  if (sentence.includes('|')) throw new Error(`The sentence of "${key}" has a bar in it.`);
}

/** The key that a sentence's words make; nothing for what does not begin as a sentence. The bundle contains this. @param {string} sentence */
export function ownKey(sentence) {
  return /^[A-Z][^A-Z]/.test(sentence) && sentence[0]?.toLowerCase() + sentence.slice(1).replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());
}

/** A sentence without its capital; one that has none is marked. @param {string} sentence */
const small = (sentence) =>
  /^[A-Z][^A-Z]/.test(sentence) ? sentence[0]?.toLowerCase() + sentence.slice(1) : sentence.replace(/^(?=[\p{Ll}^])/u, '^');

/** Undoes `small`. Runs for every sentence before the first paint, so without a pattern. @param {string} sentence */
function capital(sentence) {
  const rest = sentence.slice(1);
  return sentence.startsWith('^') ? rest : sentence.charAt(0).toUpperCase() + rest;
}

/** The first words of keys. @param {readonly string[]} keys */
export const firstWords = (keys) => new Set(keys.map((key) => String(key.split('.', 1)[0])));

/** Reads what `packSentences` writes. The bundle contains this function. @param {string} packed */
export function unpackSentences(packed) {
  let area = '';
  let above = '';
  /** @type {Record<string, string>} */
  const sentences = {};
  const parts = packed.split('|');
  for (let index = 0; index < parts.length; index++) {
    const name = String(parts[index]);
    const own = ownKey(name);
    if (own) sentences[(above = area + own)] = name;
    else if (name.endsWith('.')) area = name;
    else sentences[name.startsWith('.') ? above + name : (above = area + name)] = capital(String(parts[++index]));
  }
  return sentences;
}

/** @param {string} file one of those with the sentences, which import nothing */
async function readSentences(file) {
  const { code } = await transform(readFileSync(inProject(file), 'utf8'), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return Object.assign({}, ...Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`)));
}

const isWide = (/** @type {string} */ text) => /[^\0-\xff]/.test(text);

async function readEnglish() {
  const files = await Promise.all(filesBelow(['src/core/text/en']).sort().map(readSentences));
  return Object.assign({}, ...files);
}

/** Tells the keys of one version from those of another. */
export async function englishVersion() {
  return versionOf(Object.keys(await readEnglish()).sort());
}

/** @param {readonly string[]} keys */
const versionOf = (keys) => createHash('sha256').update(keys.join()).digest('base64url').slice(0, 8);

/**
 * The sentences of a language other than English, without their keys: `unpackTranslation` in src/core/text/locale.ts says how.
 * @param {Readonly<Record<string, string>>} sentences
 */
export function packTranslation(sentences) {
  const keys = Object.keys(sentences).sort();
  for (const key of keys) refuseBar(key, String(sentences[key]));
  return [versionOf(keys), ...keys.map((key) => sentences[key])].join('|');
}

/** Packed in two parts: a browser keeps each letter of a text in two bytes as soon as one of them needs it. */
async function packEnglish() {
  const sentences = Object.entries(await readEnglish());
  return [false, true].map((wide) => packSentences(Object.fromEntries(sentences.filter(([, sentence]) => isWide(sentence) === wide)), found));
}

/** @param {readonly string[]} parts */
const unpackParts = (parts) => Object.assign({}, ...parts.map(unpackSentences));

/**
 * Puts the English sentences into the bundle packed, and calls them by short keys elsewhere in it. `npm run sentences`
 * finds the order of their areas by trying; any works.
 * @type {import('rollup').Plugin}
 */
export const packedSentences = {
  ...buildStep('packed-sentences', async (code, program) => shortenKeys(code, program, Object.keys(unpackParts(await packEnglish())))),
  async load(id) {
    if (id !== inProject('src/core/text/en.ts')) return null;
    const parts = (await packEnglish()).map((packed) => `\`${packed.replace(/[\\`$]/g, '\\$&')}\``);
    return `${ownKey}; ${capital}; ${unpackSentences}; ${shortKey}; ${createTextKeyOf};
      export const en = Object.assign(${parts.map((part) => `unpackSentences(${part})`).join()});
      export const textKeyOf = createTextKeyOf(Object.keys(en));`;
  },
};
