/**
 * Finds the order of the sources in which the built bundle compresses best, and writes it to module-order.json. It tries
 * orders on the parts of the bundle rather than by building it anew.
 * Run it after a build (`npm run order`, 8 minutes).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import budgets from './budgets.json' with { type: 'json' };
import found from './build/module-order.json' with { type: 'json' };
import { sourcesInOrder } from './build/module-order.mjs';
import { findOrder } from './find-order.mjs';
import { inProject, root } from './project-files.mjs';

const attempts = 12_000;
const orderFile = inProject('scripts/build/module-order.json');
const bundle = inProject(budgets.bundle.file);

/** The minified code of each file of the bundle, by path relative to the repository. */
function readParts() {
  const lines = readFileSync(bundle, 'utf8').split(/(?<=\n)/);
  const starts = lines.map((_, index) => lines.slice(0, index).join('').length);
  const code = lines.join('');
  /** @type {{ at: number, source: string }[]} */
  const marks = [];
  eachMapping(new TraceMap(readFileSync(`${bundle}.map`, 'utf8')), ({ generatedLine, generatedColumn, source }) => {
    if (source)
      marks.push({ at: Number(starts[generatedLine - 1]) + generatedColumn, source: relative(root, join(dirname(bundle), source)) });
  });
  /** @type {Map<string, string>} */
  const parts = new Map();
  marks.forEach(({ at, source }, index) => {
    parts.set(source, (parts.get(source) ?? '') + code.slice(at, marks[index + 1]?.at));
  });
  return parts;
}

const parts = readParts();
const files = sourcesInOrder(found);
const libraries = [...parts].flatMap(([file, code]) => (file.startsWith('src/') ? [] : [code])).join('');

/** The files that a file imports, apart from types. @param {string} file */
function importsOf(file) {
  const imports = readFileSync(inProject(file), 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gm);
  return [...imports].flatMap(([, path]) =>
    ['.ts', '.tsx'].map((ending) => join(dirname(file), path + ending)).filter((one) => parts.has(one)),
  );
}

const imported = new Map(files.map((file) => [file, importsOf(file)]));

/** What the bundle takes with its files in an order, in bytes: a file stands behind those that it imports. @param {readonly string[]} order */
function sizeOf(order) {
  /** @type {Set<string>} */
  const placed = new Set();
  const visited = new Set();
  /** @param {string} file */
  const place = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    imported.get(file)?.forEach(place);
    placed.add(file);
  };
  order.forEach(place);
  return gzipSync(libraries + [...placed].map((file) => parts.get(file) ?? '').join(''), { level: 9 }).length;
}

const order = findOrder(files, sizeOf, attempts);
writeFileSync(orderFile, `${JSON.stringify(order, undefined, 2)}\n`);
