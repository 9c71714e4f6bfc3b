import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { minify } from '@swc/core';
import { preactAliases, sizeAliases } from './scripts/build/aliases.mjs';
import { buildConstants } from './scripts/build/constants.mjs';
import { localeCodes, localeEntry, localeScript } from './scripts/build/locales.mjs';
import { pruneLibraries } from './scripts/build/prune/libraries.mjs';
import { typescriptAsIs } from './scripts/build/typescript-as-is.mjs';

/** @type {import('rollup').Plugin} */
const swcMinify = {
  name: 'swc-minify',
  async renderChunk(code) {
    const { code: small, map } = await minify(code, {
      ecma: 2022,
      compress: { passes: 3 },
      mangle: true,
      sourceMap: true,
      // A host page in another charset would garble anything else, and a browser keeps it in half the memory.
      format: { comments: false, asciiOnly: true },
    });
    return { code: small, map: map ?? null };
  },
};

// Aliases come first; libraries are pruned as they were written, and resolved before typescript sees them.
const plugins = [
  alias({ entries: [...preactAliases, ...sizeAliases] }),
  ...pruneLibraries,
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      ...buildConstants,
    },
  }),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
  commonjs(),
];

/** @param {string[]} include the source files compiled */
const compile = (include) =>
  typescript({
    tsconfig: './tsconfig.json',
    include,
    compilerOptions: { noEmit: false, allowJs: false, checkJs: false },
    noEmitOnError: true,
  });

/** @type {import('rollup').RollupOptions['onwarn']} */
const onwarn = (warning, warn) => {
  // tsc reads React's types, so only this warning says that Preact lacks a name.
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
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
    // A loader runs a definition only when asked, and a host page that has one does not know ours.
    footer: 'typeof define=="function"&&define.amd&&typeof require=="function"&&require(["charterform"]);',
    exports: 'named',
    // A second copy of the script meets the global of the first instead of an empty one.
    extend: true,
    esModule: false,
    generatedCode: { preset: 'es2015', symbols: false },
    sourcemap: true,
  },
  onwarn,
  plugins: [...plugins, compile(['widget-entry.ts', 'src/**/*.ts', 'src/**/*.tsx']), swcMinify],
};

/**
 * The widgets' examples, for the demo host alone.
 * @type {import('rollup').RollupOptions}
 */
const gallery = {
  input: 'gallery/gallery-entry.tsx',
  output: { file: 'dist/gallery/gallery.js', format: 'iife' },
  onwarn,
  plugins: [...plugins, compile(['gallery/**/*.ts', 'gallery/**/*.tsx', 'src/**/*.ts', 'src/**/*.tsx'])],
};

/**
 * @param {string} code of a language beside English
 * @returns {import('rollup').RollupOptions}
 */
const locale = (code) => ({
  input: code,
  output: { file: localeScript(code), format: 'iife', sourcemap: true },
  onwarn,
  plugins: [localeEntry(code), typescriptAsIs, swcMinify],
});

export default [widget, gallery, ...localeCodes.map(locale)];
