import { fileURLToPath } from 'node:url';

/** @param {string} name */
const shim = (name) => fileURLToPath(new URL(`../../src/shims/${name}.ts`, import.meta.url));

/**
 * Resolves React to Preact, for libraries too: two copies of the renderer would break hooks.
 */
export const preactAliases = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^use-sync-external-store\/with-selector(\.js)?$/, replacement: shim('with-selector') },
];

/** Replaces dependencies of libraries by small shims, to save bytes (docs/decisions/0002). */
export const sizeAliases = [
  { find: /^immer$/, replacement: shim('immer') },
  { find: /^debug$/, replacement: shim('no-debug') },
  { find: /^react-fast-compare$/, replacement: shim('fast-compare') },
  { find: /^lodash-es\/(clone|cloneDeep|toPath)$/, replacement: shim('lodash-$1') },
];
