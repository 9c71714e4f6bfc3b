/**
 * Finds the order of the areas of sentences in which the built bundle compresses best, and writes it to
 * sentence-order.json. Run it after a build (`npm run sentences`, 2 minutes).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import budgets from './budgets.json' with { type: 'json' };
import { parseAst } from 'rollup/parseAst';
import { firstWords, packSentences, unpackSentences } from './build/pack-sentences.mjs';
import { visitAll } from './build/prune/library-ast.mjs';
import { shortKey } from './build/short-keys.mjs';
import { findOrder } from './find-order.mjs';
import { inProject } from './project-files.mjs';

const attempts = 8000;

const code = readFileSync(inProject(budgets.bundle.file), 'utf8');
const text = longestLiteral(code).slice(1, -1);
const sentences = unpackSentences(text);
const keys = Object.keys(sentences);
const parts = code.replace(text, () => '~~').split(/"(~~|~\w+)"/);

/** The sentences are the longest literal by far. @param {string} program */
function longestLiteral(program) {
  let longest = '';
  visitAll(parseAst(program), ({ type, value, raw }) => {
    if (type === 'Literal' && typeof value === 'string' && raw.length > longest.length) longest = raw;
  });
  return longest;
}

/** @param {readonly string[]} order */
function sizeOf(order) {
  const packed = packSentences(sentences, order);
  const places = new Map(Object.keys(unpackSentences(packed)).map((key, place) => [key, shortKey(place)]));
  const written = new Map(keys.map((key, place) => [shortKey(place), places.get(key)]));
  written.set('~~', packed);
  const bundle = parts.map((part, index) => (index % 2 ? `"${written.get(part) ?? part}"` : part)).join('');
  return gzipSync(bundle, { level: 9 }).length;
}

const order = findOrder([...firstWords(keys)], sizeOf, attempts);
writeFileSync(inProject('scripts/build/sentence-order.json'), `${JSON.stringify(order, undefined, 2)}\n`);
