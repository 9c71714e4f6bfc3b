import { rollup } from 'rollup';
import { minify, plugins } from '../../../rollup.config.mjs';
import { inProject } from '../../../scripts/project-files.mjs';

/**
 * The script of an entrant, bundled as the widget is: on Preact, for production, minified.
 * @param {string} entry  relative to the repository
 * @returns {Promise<string>}
 */
export async function buildEntrant(entry) {
  const bundle = await rollup({ input: inProject(entry), onwarn: () => {}, plugins: [...plugins(), minify] });
  const { output } = await bundle.generate({ format: 'iife', name: 'entrant' });
  await bundle.close();
  return output[0].code;
}
