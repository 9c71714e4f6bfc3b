import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { minify, transform } from '@swc/core';
import { rollup } from 'rollup';
import { preactAliases, sizeAliases } from '../../../scripts/build/aliases.mjs';
import { buildConstants } from '../../../scripts/build/constants.mjs';
import { inProject } from '../../../scripts/project-files.mjs';

/** Types are checked elsewhere; here they are only taken away. @type {import('rollup').Plugin} */
const withoutTypes = {
  name: 'without-types',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const { code: plain } = await transform(code, {
      filename: id,
      configFile: false,
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: id.endsWith('x') }, transform: { react: { runtime: 'automatic' } } },
    });
    return { code: plain, map: null };
  },
};

/**
 * One entrant's script, bundled as the widget is: on Preact, for production, minified.
 * @param {string} entry  relative to the repository
 * @param {readonly import('rollup').Plugin[]} pruned  what takes parts out of libraries
 * @returns {Promise<string>}
 */
export async function buildEntrant(entry, pruned) {
  const bundle = await rollup({
    input: inProject(entry),
    onwarn: () => {},
    plugins: [
      alias({ entries: [...preactAliases, ...sizeAliases] }),
      ...pruned,
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...buildConstants } }),
      resolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
      commonjs(),
      withoutTypes,
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'entrant' });
  await bundle.close();
  const { code } = await minify(output[0].code, { ecma: 2022, compress: true, mangle: true });
  return code;
}
