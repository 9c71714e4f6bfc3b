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

/** Parts of libraries replaced by small ones of our own, for bytes (docs/decisions/0002). */
export const sizeAliases = [
  { find: /^lodash-es\/cloneDeep$/, replacement: shim('clone-deep') },
  { find: /^lodash-es\/clone$/, replacement: shim('clone') },
  { find: /^lodash-es\/toPath$/, replacement: shim('to-path') },
  { find: /^lodash-es\/isPlainObject$/, replacement: shim('is-plain-object') },
  { find: /^hoist-non-react-statics$/, replacement: shim('hoist-statics') },
  { find: /^property-expr$/, replacement: shim('path-expressions') },
  { find: /^tiny-case$/, replacement: shim('key-case') },
  { find: /^toposort$/, replacement: shim('topological-sort') },
  { find: /^debug$/, replacement: shim('debug') },
  { find: /^deepmerge$/, replacement: shim('deepmerge') },
  { find: /^react-fast-compare$/, replacement: shim('fast-compare') },
  { find: /^immer$/, replacement: shim('immer') },
];
