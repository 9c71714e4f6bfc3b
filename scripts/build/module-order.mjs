import { filesBelow, inProject } from '../project-files.mjs';

/**
 * Folders whose files stand together in the bundle, in this order as far as their imports allow. Gzip finds repetitions
 * no further back than 32 kB, and files of a folder say similar things: this makes the bundle 1 kB smaller than the order
 * in which its entry happens to import them. Found by trying; any order works.
 */
export const folders = [
  ...below('src/core', 'addresses answers cart cart-items bundles facts catalogue text offer optional plan reactions'),
  ...below('src/core', 'reference util validation page-config start storage'),
  ...['src/state', 'src/services', 'src/form', 'src/ui', 'src/form/fields', 'src/modules/account', 'src/form/groups'],
  ...below('src/modules', 'tax-id company contact officials security product-details'),
  ...['src/modules', 'src/app/context', 'src/core/submission', 'src/forms', 'src/core/pricing', 'src/app/boot'],
  ...['src/modules/optional-items', 'src/core/summary', 'src/modules/payment', 'src/app'],
];

/** @param {string} folder @param {string} names */
function below(folder, names) {
  return names.split(' ').map((name) => `${folder}/${name}`);
}

const order = 'module-order';

/**
 * Lets the entry import everything in the order of the folders.
 * @type {import('rollup').Plugin}
 */
export const moduleOrder = {
  name: 'module-order',
  resolveId: (id) => (id === order ? id : null),
  load(id) {
    if (id !== order) return null;
    const innermost = [...folders].sort((one, other) => other.length - one.length);
    const files = filesBelow(['src']).filter((file) => /\.tsx?$/.test(file)).sort();
    const inOrder = folders.flatMap((folder) => files.filter((file) => innermost.find((one) => file.startsWith(`${one}/`)) === folder));
    return inOrder.map((file) => `import ${JSON.stringify(inProject(file))};`).join('\n');
  },
  // On the first line, so that no other line of the source map moves.
  transform: (code, id) => (id === inProject('widget-entry.ts') ? { code: `import ${JSON.stringify(order)}; ${code}`, map: null } : null),
};
