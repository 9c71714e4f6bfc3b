import { dirname } from 'node:path';
import { filesBelow, inProject } from '../project-files.mjs';
import found from './module-order.json' with { type: 'json' };

const sources = () => filesBelow(['src']).filter((file) => /\.tsx?$/.test(file)).sort();

/** What is put in order: the files of a folder together, and the sentences, the largest file, by themselves. */
const groupOf = (/** @type {string} */ file) => (file === 'src/core/text/en.ts' ? file : dirname(file));

/**
 * The sources by group, in an order of groups; groups that it does not know come last.
 * @param {readonly string[]} order
 */
export function sourcesInOrder(order) {
  const files = sources();
  const groups = new Set([...order, ...files.map(groupOf)]);
  return new Map([...groups].map((group) => [group, files.filter((file) => groupOf(file) === group)]));
}

const order = 'module-order';

/**
 * Lets the entry import everything in the order of the groups, as far as their imports allow. Gzip finds repetitions no
 * further back than 32 kB, and some folders say similar things. `npm run order` finds the order by trying; any works.
 * @type {import('rollup').Plugin}
 */
export const moduleOrder = {
  name: 'module-order',
  resolveId: (id) => (id === order ? id : null),
  load: (id) =>
    id === order
      ? [...sourcesInOrder(found).values()].flat().map((file) => `import ${JSON.stringify(inProject(file))};`).join('\n')
      : null,
  // On the first line, so that no other line of the source map moves.
  transform: (code, id) => (id === inProject('widget-entry.ts') ? { code: `import ${JSON.stringify(order)}; ${code}`, map: null } : null),
};
