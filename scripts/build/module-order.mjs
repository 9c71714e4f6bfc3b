import { filesBelow, inProject } from '../project-files.mjs';
import found from './module-order.json' with { type: 'json' };

/** What these folders hold are scripts of their own. */
const sources = () =>
  filesBelow(['src'])
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/(toolbox|tokenizer|payment)\//.test(file))
    .sort();

/**
 * The sources in an order; those that it does not know come last, and what is gone is skipped.
 * @param {readonly string[]} order
 */
export function sourcesInOrder(order) {
  const files = new Set(sources());
  return [...new Set([...order.filter((file) => files.has(file)), ...files])];
}

const order = 'module-order';

/**
 * Lets the entry import everything in this order, as far as their imports allow. Gzip finds repetitions no
 * further back than 32 kB, and some files say similar things. `npm run order` finds the order by trying; any works.
 * @type {import('rollup').Plugin}
 */
export const moduleOrder = {
  name: 'module-order',
  resolveId: (id) => (id === order ? id : null),
  load: (id) =>
    id === order
      ? sourcesInOrder(found)
          .map((file) => `import ${JSON.stringify(inProject(file))};`)
          .join('\n')
      : null,
  // On the first line, so that no other line of the source map moves.
  transform: (code, id) => (id === inProject('widget-entry.ts') ? { code: `import ${JSON.stringify(order)}; ${code}`, map: null } : null),
};
