import { fileURLToPath } from 'node:url';

/** @param {string} name */
const shim = (name) => fileURLToPath(new URL(`../../src/shims/${name}.ts`, import.meta.url));

/**
 * React's names answered by Preact. Absolute in effect, one copy for all: two copies of the
 * renderer break hooks.
 */
export const preactAliases = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^use-sync-external-store\/with-selector(\.js)?$/, replacement: shim('with-selector') },
];

/** Libraries, and what they bring along, replaced by small ones of our own, for bytes (docs/decisions/0002). */
export const sizeAliases = [
  { find: /^immer$/, replacement: shim('immer') },
  { find: /^debug$/, replacement: shim('no-debug') },
  { find: /^lodash-es\/(clone|cloneDeep|toPath)$/, replacement: shim('lodash-$1') },
];
