import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { minify } from '@swc/core';
import { minify as terser } from 'terser';
import { preactAliases, preactFiles, sizeAliases } from './scripts/build/aliases.mjs';
import { alikeNames } from './scripts/build/alike-names.mjs';
import { arrowFunctions } from './scripts/build/arrow-functions.mjs';
import { buildConstants } from './scripts/build/constants.mjs';
import { eagerFactory } from './scripts/build/eager-factory.mjs';
import { esModule } from './scripts/build/es-module.mjs';
import { inlineStyles } from './scripts/build/inline-styles.mjs';
import { jsxCalls } from './scripts/build/jsx-calls.mjs';
import { lateFactory } from './scripts/build/late-factory.mjs';
import { letters } from './scripts/build/letters.mjs';
import { localeCodes, localeEntry, localeScript } from './scripts/build/locales.mjs';
import { moduleOrder } from './scripts/build/module-order.mjs';
import { packedSentences } from './scripts/build/pack-sentences.mjs';
import { plainParameters } from './scripts/build/plain-parameters.mjs';
import { pruneLibraries, pruneOthers } from './scripts/build/prune/libraries.mjs';
import { prunePreactTimes } from './scripts/build/prune/preact.mjs';
import { sharedValues } from './scripts/build/shared-values.mjs';
import { shortConditions } from './scripts/build/short-conditions.mjs';
import { shortNames } from './scripts/build/short-names.mjs';
import { learnTypedNames } from './scripts/build/typed-names.mjs';
import { tokenizerPage } from './scripts/build/tokenizer-page.mjs';
import { typescriptAsIs } from './scripts/build/typescript-as-is.mjs';
import { withoutViews } from './scripts/build/without-views.mjs';

/** @type {import('rollup').Plugin} */
const swcMinify = {
  name: 'swc-minify',
  async renderChunk(code) {
    const { code: small, map } = await minify(code, {
      ecma: 2022,
      // Reading a property has no side effect in our code or in these libraries.
      compress: { passes: 4, pure_getters: true, keep_fargs: false },
      // `letters` names variables.
      mangle: false,
      sourceMap: true,
      // ASCII survives host pages in another charset, and browsers store it in half the memory.
      format: { comments: false, asciiOnly: true },
    });
    return { code: small, map: map ?? null };
  },
};

/** @type {import('terser').MinifyOptions} */
const terserOptions = {
  ecma: 2020,
  // Nothing here is a BigInt, so `Number(x)` may be written `+x` (unsafe_math).
  compress: {
    passes: 2,
    pure_getters: true,
    keep_fargs: false,
    unsafe: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    unsafe_math: true,
  },
  mangle: false,
  format: { ascii_only: true },
  sourceMap: { asObject: true },
};

/**
 * A second pass over what swc leaves saves half a kB, and a third one over that 0.1 kB more.
 * @type {import('rollup').Plugin}
 */
const terserMinify = {
  name: 'terser-minify',
  async renderChunk(code) {
    const { code: small = code, map } = await terser(code, terserOptions);
    return { code: small, map: /** @type {import('rollup').SourceMapInput} */ (map) };
  },
};

/** @type {import('rollup').Plugin} */
const mangledTerser = {
  name: 'mangled-terser',
  async renderChunk(code) {
    const { code: small = code } = await terser(code, { ...terserOptions, mangle: true, sourceMap: false });
    return { code: small, map: null };
  },
};

// The order matters: aliases first, then pruning of the unmodified library files, then resolution before typescript.
const plugins = [
  alias({ entries: [...preactAliases, ...sizeAliases] }),
  ...pruneLibraries,
  prunePreactTimes,
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // react-redux looks for React Native. Merely reading navigator makes a browser create all of its interface: 16 kB of heap.
      'typeof navigator': '"undefined"',
      // Libraries ask for these before they use them; every browser has them.
      'typeof window': '"object"',
      'typeof window.document': '"object"',
      'typeof window.document.createElement': '"function"',
      'typeof globalThis': '"object"',
      ...buildConstants,
    },
  }),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
  // For jsonp alone, which is a single function: without wrappers for circular or mixed exports.
  commonjs({ strictRequires: 'auto', requireReturnsDefault: 'auto', defaultIsModuleExports: true }),
];

/** @param {string[]} include the source files compiled @param {import('@rollup/plugin-typescript').RollupTypescriptPluginOptions['transformers']} [transformers] */
const compile = (include, transformers) =>
  typescript({
    transformers,
    tsconfig: './tsconfig.json',
    include,
    compilerOptions: { noEmit: false, allowJs: false, checkJs: false },
    noEmitOnError: true,
  });

/** @type {import('rollup').RollupOptions['onwarn']} */
const onwarn = (warning, warn) => {
  // tsc uses React's types, so only this warning reveals an export that Preact lacks.
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  // The sources of Preact import each other in circles.
  const isLibraryCircle = warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'));
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !isLibraryCircle) warn(warning);
};

/** @type {import('rollup').RollupOptions} */
const widget = {
  input: 'widget-entry.ts',
  output: {
    file: 'dist/charterform.umd.js',
    format: 'umd',
    name: 'Charterform',
    // An unnamed define() breaks host pages that run RequireJS.
    amd: { id: 'charterform' },
    exports: 'named',
    // Extend window.Charterform, so that a second copy of the script finds the first one's exports.
    extend: true,
    esModule: false,
    // `sharedValues` stands in front of it, where it would say nothing.
    strict: false,
    generatedCode: { preset: 'es2015', symbols: false },
    sourcemap: true,
  },
  onwarn,
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  plugins: [
    moduleOrder,
    packedSentences,
    ...plugins,
    compile(['widget-entry.ts', 'src/**/*.ts', 'src/**/*.tsx'], { before: [learnTypedNames, shortConditions] }),
    jsxCalls,
    plainParameters,
    swcMinify,
    shortNames,
    arrowFunctions,
    terserMinify,
    terserMinify,
    sharedValues,
    letters,
    alikeNames,
    lateFactory,
    eagerFactory,
  ],
};

/**
 * The widgets' examples, used only by the demo host.
 * @type {import('rollup').RollupOptions}
 */
const gallery = {
  input: 'gallery/gallery-entry.tsx',
  output: { file: 'dist/gallery/gallery.js', format: 'iife' },
  onwarn,
  plugins: [...plugins, compile(['gallery/**/*.ts', 'gallery/**/*.tsx', 'src/**/*.ts', 'src/**/*.tsx'])],
};

/**
 * A script of its own: the developer toolbox and the other ways of payment, which the widget loads where a page config asks
 * for them (docs/decisions/0015), and that of the frame in which cards are sent (0017).
 * @param {string} name @param {import('rollup').Plugin[]} beside further files @returns {import('rollup').RollupOptions}
 */
const separate = (name, ...beside) => ({
  input: `${name}-entry.ts`,
  output: { file: `dist/charterform.${name}.js`, format: 'iife', generatedCode: 'es2015' },
  onwarn,
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  plugins: [inlineStyles, ...plugins, typescriptAsIs, swcMinify, mangledTerser, ...beside],
});

/**
 * @param {string} code of a language other than English
 * @returns {import('rollup').RollupOptions}
 */
const locale = (code) => ({
  input: code,
  output: { file: localeScript(code), format: 'iife' },
  onwarn,
  // What the widget itself does with a translation stays out.
  treeshake: { moduleSideEffects: false },
  plugins: [localeEntry(code), typescriptAsIs, swcMinify],
});

/**
 * What `npx charterform check` runs, under Node.
 * @type {import('rollup').RollupOptions}
 */
const checker = {
  input: 'check-entry.ts',
  output: { file: 'dist/charterform.check.mjs', format: 'es' },
  onwarn,
  // Only views use these, and none is left.
  external: [/^react/, /^@?redux/, 'formik'],
  treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
  plugins: [
    replace({ preventAssignment: true, values: buildConstants }),
    resolve({ extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
    commonjs(),
    withoutViews,
    typescriptAsIs,
  ],
};

/**
 * Prints the first step, under Node and in browsers. The renderer to text knows Preact by the names in its minified files.
 * @type {import('rollup').RollupOptions}
 */
const printer = {
  input: 'html-entry.ts',
  output: { file: 'dist/charterform.html.js', format: 'es', generatedCode: 'es2015' },
  onwarn,
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  plugins: [
    alias({ entries: [...preactFiles, ...sizeAliases] }),
    ...pruneOthers,
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...buildConstants } }),
    resolve({ extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
    commonjs(),
    typescriptAsIs,
    mangledTerser,
  ],
};

export default [
  widget,
  esModule,
  printer,
  separate('toolbox'),
  separate('tokenizer', tokenizerPage),
  separate('payment'),
  gallery,
  checker,
  ...localeCodes.map(locale),
];
