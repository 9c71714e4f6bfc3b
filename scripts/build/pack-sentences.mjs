import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from '@swc/core';
import { filesBelow, inProject } from '../project-files.mjs';
import { buildStep } from './changes.mjs';
import found from './sentence-order.json' with { type: 'json' };
import { createTextKeyOf, shortenKeys, shortKey } from './short-keys.mjs';

/** Stands around the words of a sentence that make its key. What the bundle contains names nothing around it, and says it by itself. */
const mark = '~';

/** Whether a text begins as a sentence. The bundle contains this. @param {string} text */
const isSentence = (text) => /^[A-Z][^A-Z]/.test(text);

/** The key that words make: `billingType` for "Billing Type". The bundle contains this. @param {string} words */
export function keyOf(words) {
  return words.charAt(0).toLowerCase() + words.slice(1).replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());
}

/** The words of a part that make its key: those in front of the last mark, or all of a sentence; '' for none. The bundle contains this. @param {string} part */
function wordsOfKey(part) {
  return part.split('~').at(-2) ?? (isSentence(part) ? part : '');
}

/** A sentence with marks around the words that make a key; the first one is left out where it would stand in front. @param {string} key @param {string} sentence */
function marked(key, sentence) {
  if (isSentence(sentence) && keyOf(sentence) === key) return sentence;
  const words = [...sentence.matchAll(/\w+/g)];
  for (const { index: from } of words) {
    for (const { index, 0: last } of words) {
      const said = sentence.slice(from, index + last.length);
      if (keyOf(said) === key) return `${sentence.slice(0, from)}${from ? mark : ''}${said}${mark}${sentence.slice(index + last.length)}`;
    }
  }
  return undefined;
}

/** A sentence without its capital; one that has none is marked. @param {string} sentence */
const small = (sentence) =>
  isSentence(sentence) ? sentence[0]?.toLowerCase() + sentence.slice(1) : sentence.replace(/^(?=[\p{Ll}^])/u, '^');

/** Undoes `small`. Runs for every sentence before the first paint, so without a pattern. The bundle contains this. @param {string} sentence */
function capital(sentence) {
  const rest = sentence.slice(1);
  return sentence.startsWith('^') ? rest : sentence.charAt(0).toUpperCase() + rest;
}

/** @param {string} key @param {string} sentence */
function refuseSigns(key, sentence) {
  if (/[|~]/.test(sentence)) throw new Error(`The sentence of "${key}" has a bar or a tilde in it.`);
}

/** What a key has in front of its last word, with the dot. @param {string} key */
export const areaOf = (key) => key.slice(0, key.lastIndexOf('.') + 1);

/** Keys by the one that they continue, which is the first of them: `note.text.hint` stands behind `note.text`. @param {readonly string[]} keys */
export function keysByBeginning(keys) {
  const isThere = new Set(keys);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const key of keys.filter((one) => !shorterOnes(one).some((shorter) => isThere.has(shorter)))) found.set(key, [key]);
  for (const key of keys) {
    for (const shorter of shorterOnes(key)) found.get(shorter)?.push(key);
  }
  return found;
}

/** `note.text` and `note` of `note.text.hint`. @param {string} key @returns {string[]} */
function shorterOnes(key) {
  const shorter = areaOf(key).slice(0, -1);
  return shorter ? [shorter, ...shorterOnes(shorter)] : [];
}

/**
 * Sentences as text, which compresses better than an object of hundreds of keys: a key and its sentence, with bars in
 * between, and the sentence without the capital that it begins with. Keys with the same beginning stand behind it, which
 * ends with a dot; a key that starts with a dot continues the last one that does not. A sentence without a key has one of
 * words of its own, which are marked, if they are not all of it.
 * @param {Readonly<Record<string, string>>} sentences
 * @param {readonly string[]} [order] of the keys that continue no other; those that it does not name come last, by area
 */
export function packSentences(sentences, order = []) {
  const byBeginning = keysByBeginning(Object.keys(sentences));
  const firsts = [...byBeginning.keys()];
  const byArea = [...new Set(firsts.map(areaOf))].flatMap((area) => firsts.filter((key) => areaOf(key) === area));
  return packInOrder(
    sentences,
    [...new Set([...order, ...byArea])].flatMap((key) => byBeginning.get(key) ?? []),
  );
}

/** @param {Readonly<Record<string, string>>} sentences @param {readonly string[]} keys those that continue another stand behind it */
export function packInOrder(sentences, keys) {
  let area = '';
  let above = '';
  return keys
    .flatMap((key) => {
      const sentence = String(sentences[key]);
      refuseSigns(key, sentence);
      if (key.startsWith(`${above}.`)) return [key.slice(above.length), small(sentence)];
      const before = area;
      above = key;
      area = areaOf(key);
      const name = key.slice(area.length);
      if (wordsOfKey(name)) throw new Error(`The key "${key}" reads like a sentence.`);
      const whole = marked(name, sentence);
      return [...(area === before ? [] : [area]), ...(whole ? [whole] : [name, small(sentence)])];
    })
    .join('|');
}

/** Reads what `packSentences` writes. The bundle contains this. @param {string} packed */
export function unpackSentences(packed) {
  let area = '';
  let above = '';
  /** @type {Record<string, string>} */
  const sentences = {};
  const parts = packed.split('|');
  for (let index = 0; index < parts.length; index++) {
    const name = String(parts[index]);
    const words = wordsOfKey(name);
    if (words) sentences[(above = area + keyOf(words))] = name.replaceAll('~', '');
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

export async function readEnglish() {
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
  for (const key of keys) refuseSigns(key, String(sentences[key]));
  return [versionOf(keys), ...keys.map((key) => sentences[key])].join('|');
}

/** Packed in two parts: a browser keeps each letter of a text in two bytes as soon as one of them needs it. */
async function packEnglish() {
  const sentences = Object.entries(await readEnglish());
  return [false, true].map((wide) =>
    packSentences(Object.fromEntries(sentences.filter(([, sentence]) => isWide(sentence) === wide)), found),
  );
}

/** @param {readonly string[]} parts */
const unpackParts = (parts) => Object.assign({}, ...parts.map(unpackSentences));

/**
 * Puts the English sentences into the bundle packed, and calls them by short keys elsewhere in it. `npm run sentences`
 * finds their order by trying; any works.
 * @type {import('rollup').Plugin}
 */
export const packedSentences = {
  ...buildStep('packed-sentences', async (code, program) => shortenKeys(code, program, Object.keys(unpackParts(await packEnglish())))),
  async load(id) {
    if (id !== inProject('src/core/text/en.ts')) return null;
    const parts = (await packEnglish()).map((packed) => `\`${packed.replace(/[\\`$]/g, '\\$&')}\``);
    return `const isSentence = ${isSentence}; ${keyOf}; ${wordsOfKey}; ${capital}; ${unpackSentences}; ${shortKey}; ${createTextKeyOf};
      export const en = Object.assign(${parts.map((part) => `unpackSentences(${part})`).join()});
      export const textKeyOf = createTextKeyOf(Object.keys(en));`;
  },
};
