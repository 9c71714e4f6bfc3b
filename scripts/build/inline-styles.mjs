import { dirname, resolve } from 'node:path';
import { bundleStyles } from './styles.mjs';

const suffix = '?inline';
const isInline = (/** @type {string} */ id) => id.endsWith(`.css${suffix}`);

/**
 * Imports a stylesheet as text: `import styles from './toolbox.css?inline'`, as Vite does, which runs the tests.
 * @type {import('rollup').Plugin}
 */
export const inlineStyles = {
  name: 'inline-styles',
  resolveId: (id, importer) => (isInline(id) && importer ? resolve(dirname(importer), id) : null),
  load: (id) => (isInline(id) ? `export default ${JSON.stringify(bundleStyles(id.slice(0, -suffix.length)).css)};` : null),
};
