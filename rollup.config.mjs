import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { minify as swcMinify } from '@swc/core';
import { debugAliases, lodashAliases, preactAliases } from './scripts/build/aliases.mjs';
import { compile } from './scripts/build/compile.mjs';
import { buildConstants } from './scripts/build/constants.mjs';
import { localeCodes, localeEntry, localeScript } from './scripts/build/locales.mjs';
import { inlineStyles } from './scripts/build/styles.mjs';
import { tokenizerPage } from './scripts/build/tokenizer-page.mjs';

/** Chromium compiles all functions of a script that begins with it while it loads, beside the page's own work (docs/decisions/0020). */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/**
 * The minifier: it shortens names of variables and nothing else by name.
 * @type {import('rollup').Plugin}
 */
export const minify = {
  name: 'minify',
  async renderChunk(code, _chunk, { format }) {
    const { code: minified, map } = await swcMinify(code, {
      ecma: 2022,
      module: format === 'es',
      // Reading a property has no side effect in our code or in these libraries.
      compress: { passes: 4, pure_getters: true, keep_fargs: false },
      mangle: true,
      sourceMap: true,
      // ASCII survives host pages in another charset.
      format: { comments: false, asciiOnly: true, preamble: format === 'umd' ? compileAtOnce : '' },
    });
    return { code: minified, map: map ?? null };
  },
};

/**
 * Rollup's UMD wrapper takes any `exports` and any global `Charterform` for its own, and browsers make globals of the ids of
 * a page's elements. This runs before the wrapper and hides such elements from it.
 * @param {Record<string, any>} page
 */
function hideElements(page) {
  for (const name of ['Charterform', 'exports']) {
    const value = Object(page[name]);
    let isElement;
    try {
      isElement = 'nodeType' in value || 'namedItem' in value || value.window === value;
    } catch {
      // A frame of another site does not let itself be asked.
      isElement = true;
    }
    if (isElement) page[name] = undefined;
  }
}

/** @param {{ browser?: boolean }} [options] */
export const plugins = ({ browser = true } = {}) => [
  alias({ entries: [...preactAliases, ...lodashAliases, ...debugAliases] }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...buildConstants } }),
  inlineStyles,
  resolve({ browser, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
  // `debug` above is a module with a default export.
  commonjs({ requireReturnsDefault: 'auto' }),
  compile(),
];

/** @type {import('rollup').RollupOptions['onwarn']} */
const onwarn = (warning, warn) => {
  // tsc uses React's types, so only this warning reveals an export that Preact lacks.
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

/**
 * Formik's `connect`, which nothing here uses, needs these CommonJS packages. They do nothing by themselves.
 * @type {import('rollup').TreeshakingOptions}
 */
const treeshake = { moduleSideEffects: (id) => !/node_modules\/(hoist-non-react-statics|react-is)\//.test(id) };

/** An AMD loader runs a module only when it is required, and the host page does not know ours. */
const requireUnderAMD = (/** @type {string} */ id) =>
  `if (typeof define === 'function' && define.amd && typeof require === 'function') require(['${id}']);`;

/**
 * A script for pages.
 * @param {string} input @param {string} file @param {string} id under an AMD loader @returns {import('rollup').RollupOptions}
 */
const forPages = (input, file, id) => ({
  input,
  output: {
    file,
    format: 'umd',
    name: 'Charterform',
    // An unnamed define() breaks host pages that run RequireJS.
    amd: { id },
    exports: 'named',
    // Extends window.Charterform, so that a second copy of the script finds the exports of the first.
    extend: true,
    banner: `(${hideElements})(typeof window === 'undefined' ? {} : window);`,
    footer: requireUnderAMD(id),
    generatedCode: 'es2015',
    sourcemap: true,
  },
  onwarn,
  treeshake,
  plugins: [...plugins(), minify],
});

/**
 * A module for apps.
 * @param {string} input @param {string} file @returns {import('rollup').RollupOptions}
 */
const forApps = (input, file) => ({
  input,
  output: { file, format: 'es', sourcemap: true },
  onwarn,
  treeshake,
  plugins: [...plugins(), minify],
});

/**
 * Runs under Node: what prints the first step (in browsers too), what `npx charterform check` runs, and what prices orders.
 * @param {string} name @param {string} file @returns {import('rollup').RollupOptions}
 */
const underNode = (name, file) => ({
  input: `${name}-entry.ts`,
  output: { file: `dist/${file}`, format: 'es' },
  onwarn,
  plugins: plugins({ browser: false }),
});

/**
 * A script of its own that the widget loads where a page config asks for it (docs/decisions/0015, 0017).
 * @param {string} name @param {import('rollup').Plugin[]} beside further files @returns {import('rollup').RollupOptions}
 */
const separate = (name, ...beside) => ({
  input: `${name}-entry.ts`,
  output: { file: `dist/charterform.${name}.js`, format: 'iife', generatedCode: 'es2015' },
  onwarn,
  plugins: [...plugins(), minify, ...beside],
});

/**
 * @param {string} code of a language other than English
 * @returns {import('rollup').RollupOptions}
 */
const locale = (code) => ({
  input: code,
  output: { file: localeScript(code), format: 'iife', generatedCode: 'es2015' },
  onwarn,
  // What the widget itself does with a translation stays out.
  treeshake: { moduleSideEffects: false },
  plugins: [localeEntry(code), ...plugins(), minify],
});

/**
 * The widgets' examples, used only by the demo host.
 * @type {import('rollup').RollupOptions}
 */
const gallery = {
  input: 'gallery/gallery-entry.tsx',
  output: { file: 'dist/gallery/gallery.js', format: 'iife' },
  onwarn,
  plugins: plugins(),
};

/** All files, in two halves, each built by a process of its own. */
const halves = {
  pages: [
    forPages('widget-entry.ts', 'dist/charterform.umd.js', 'charterform'),
    forPages('forms-entry.ts', 'dist/charterform.forms.umd.js', 'charterform/forms'),
    separate('toolbox'),
    separate('tokenizer', tokenizerPage),
    separate('payment'),
    ...localeCodes.map(locale),
    underNode('html', 'charterform.html.js'),
    underNode('check', 'charterform.check.mjs'),
  ],
  rest: [
    forApps('module-entry.ts', 'dist/charterform.esm.js'),
    forApps('forms-module-entry.ts', 'dist/charterform.forms.esm.js'),
    underNode('quote', 'charterform.quote.js'),
    gallery,
  ],
};

/** @param {{ configHalf?: keyof typeof halves }} args of the command line */
export default ({ configHalf }) => (configHalf ? halves[configHalf] : Object.values(halves).flat());
