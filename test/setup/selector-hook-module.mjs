import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { inProject } from '../../scripts/project-files.mjs';

/**
 * Writes the hook that react-redux takes from a CommonJS package as an ES module, as the build does: the alias from React to
 * Preact does not reach what Node requires by itself.
 * @returns {Promise<string>} the file, absolute
 */
export async function selectorHookModule() {
  const bundle = await rollup({ input: inProject('test/setup/selector-hook.mjs'), external: ['react'], plugins: [resolve(), commonjs()] });
  const file = inProject('.cache/tests/selector-hook.mjs');
  await bundle.write({ file, format: 'es' });
  await bundle.close();
  return file;
}
