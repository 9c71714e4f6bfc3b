import { inProject } from '../project-files.mjs';

/** Resolves React to Preact, as Preact documents it, for libraries too: two copies of the renderer would break hooks. */
export const preactAliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^(react|react-dom)$/, replacement: 'preact/compat' },
];

/** Lodash's documented replacement, for Formik (docs/decisions/0022). */
export const lodashAliases = [{ find: /^lodash(?:-es)?\/(\w+)$/, replacement: 'es-toolkit/compat/$1' }];

/** jsonp prints through `debug`, which must never see a card (CARD-13). */
export const debugAliases = [{ find: /^debug$/, replacement: inProject('src/services/no-debug.ts') }];
