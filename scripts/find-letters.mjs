/**
 * Finds the letters with which the bundle compresses best, and writes them to letters.json: it swaps letters at random
 * for a while and keeps what helps (`npm run letters`, 4 minutes).
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import configs from '../rollup.config.mjs';
import found from './build/letters.json' with { type: 'json' };
import { alikeNames } from './build/alike-names.mjs';
import { createRenaming, letters } from './build/letters.mjs';
import { inProject } from './project-files.mjs';

const attempts = 2500;

/** The bundle as it is before its names get their letters. */
async function buildWithout() {
  const [{ output, plugins, ...input }] = /** @type {any} */ (configs);
  const bundle = await rollup({
    ...input,
    plugins: plugins.filter((/** @type {unknown} */ plugin) => plugin !== letters && plugin !== alikeNames),
  });
  const {
    output: [chunk],
  } = await bundle.generate(output);
  return chunk.code;
}

const code = await buildWithout();
const rename = createRenaming(parseAst(code));

/** @param {typeof found} alphabets */
function sizeOf(alphabets) {
  const changes = rename(alphabets);
  const renamed = changes.map(({ end, text }, index) => text + code.slice(end, changes[index + 1]?.start));
  return gzipSync(code.slice(0, changes[0]?.start) + renamed.join(''), { level: 9 }).length;
}

const below = (/** @type {number} */ count) => Math.floor(Math.random() * count);

/** One of the first letters, which matter most, moved or swapped with another. @param {string} alphabet */
function changed(alphabet) {
  const letters = [...alphabet];
  const [to, from] = [below(24), below(letters.length)];
  const [letter = ''] = letters.splice(from, 1);
  if (Math.random() < 0.5) letters.splice(to, 0, letter);
  else letters.splice(from, 0, ...letters.splice(to, 1, letter));
  return letters.join('');
}

const kinds = /** @type {(keyof typeof found)[]} */ (Object.keys(found));
let best = { alphabets: found, size: sizeOf(found) };
console.log(`${best.size} bytes now`);
for (let attempt = 0; attempt < attempts; attempt += 1) {
  const kind = /** @type {keyof typeof found} */ (kinds[below(kinds.length)]);
  const alphabets = { ...best.alphabets, [kind]: changed(best.alphabets[kind]) };
  const size = sizeOf(alphabets);
  if (size < best.size) best = { alphabets, size };
}
writeFileSync(inProject('scripts/build/letters.json'), `${JSON.stringify(best.alphabets, null, 2)}\n`);
console.log(`${best.size} bytes with the letters found`);
