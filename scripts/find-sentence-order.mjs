/**
 * Finds the order in which the sentences compress best, and writes it to sentence-order.json: the keys that continue no
 * other. It moves some areas, or keys within their own, and keeps what helps. All of the bundle counts, since the code calls
 * sentences by their places: those said one after the other should begin alike.
 * Run it after a build (`npm run sentences`, 5 minutes).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';
import budgets from './budgets.json' with { type: 'json' };
import { areaOf, keysByBeginning, packInOrder, unpackSentences } from './build/pack-sentences.mjs';
import { visitAll } from './build/prune/library-ast.mjs';
import { shortKey } from './build/short-keys.mjs';
import { moved } from './find-order.mjs';
import { inProject } from './project-files.mjs';

const attempts = 15_000;
/** How many of them move a whole area. */
const areaShare = 0.3;

const code = readFileSync(inProject(budgets.bundle.file), 'utf8');
const text = longestLiteral(code).slice(1, -1);
const sentences = unpackSentences(text);
const keys = Object.keys(sentences);
const byBeginning = keysByBeginning(keys);
const firsts = [...byBeginning.keys()];

/** What is packed of a key and those that continue it, without its area. */
const texts = new Map(firsts.map((key) => [key, packInOrder(sentences, byBeginning.get(key) ?? []).slice(areaOf(key).length + 1)]));

/** The code around the sentences and their short keys, and these. */
const parts = code.replace(text, () => '~~').split(/"(~~|~\w+)"/);

/** The sentences are the longest literal by far. @param {string} program */
function longestLiteral(program) {
  let longest = '';
  visitAll(parseAst(program), ({ type, value, raw }) => {
    if (type === 'Literal' && typeof value === 'string' && raw.length > longest.length) longest = raw;
  });
  return longest;
}

/** @param {readonly (readonly string[])[]} areas the keys of each */
function sizeOf(areas) {
  const packed = areas.flatMap((area) => [areaOf(String(area[0])), ...area.map((key) => texts.get(key))]).join('|');
  const places = new Map(
    areas
      .flat()
      .flatMap((key) => byBeginning.get(key) ?? [])
      .map((key, place) => [key, place]),
  );
  const written = new Map(keys.map((key, place) => [shortKey(place), shortKey(Number(places.get(key)))]));
  written.set('~~', packed);
  // What is packed apart, as its letters are wide, keeps its place.
  const bundle = parts.map((part, index) => (index % 2 ? `"${written.get(part) ?? part}"` : part));
  return gzipSync(bundle.join(''), { level: 9 }).length;
}

let areas = [...new Set(firsts.map(areaOf))].map((area) => firsts.filter((key) => areaOf(key) === area));
let size = sizeOf(areas);
console.log(`${size} bytes now`);
for (let attempt = 0; attempt < attempts; attempt += 1) {
  const place = Math.floor(Math.random() * areas.length);
  const next = Math.random() < areaShare ? moved(areas) : areas.map((area, index) => (index === place ? moved(area) : area));
  const nextSize = sizeOf(next);
  if (nextSize <= size) [areas, size] = [next, nextSize];
}
console.log(`${size} bytes found`);
writeFileSync(inProject('scripts/build/sentence-order.json'), `${JSON.stringify(areas.flat(), undefined, 2)}\n`);
