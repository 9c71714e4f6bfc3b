import { fileURLToPath } from 'node:url';
import { inProject } from '../project-files.mjs';

/** @param {string} name */
const shim = (name) => fileURLToPath(new URL(`../../src/shims/${name}.ts`, import.meta.url));

/** @param {string} file */
const preactSource = (file) => inProject(`node_modules/preact/${file}.js`);

/** The same for every build. */
const sharedAliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^use-sync-external-store\/with-selector(\.js)?$/, replacement: shim('with-selector') },
];

/**
 * Resolves React to Preact, for libraries too: two copies of the renderer would break hooks.
 */
export const preactAliases = [
  { find: /^(react|react-dom|preact\/compat)$/, replacement: preactSource('compat/src/index') },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^(react|preact)\/jsx-(dev-)?runtime$/, replacement: preactSource('jsx-runtime/src/index') },
  { find: /^preact$/, replacement: preactSource('src/index') },
  { find: /^preact\/hooks$/, replacement: preactSource('hooks/src/index') },
  ...sharedAliases,
];

/** React as Preact's own files, for a build that neither prunes it nor shortens its names. */
export const preactFiles = [
  { find: /^(react|react-dom)$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  ...sharedAliases,
];

/** Replaces dependencies of libraries by small shims, to save bytes (docs/decisions/0002). */
export const sizeAliases = [
  { find: /^immer$/, replacement: shim('immer') },
  { find: /^react-fast-compare$/, replacement: shim('fast-compare') },
  { find: /^lodash-es\/(clone|cloneDeep|toPath)$/, replacement: shim('lodash-$1') },
];
