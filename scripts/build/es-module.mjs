import { readFileSync } from 'node:fs';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import budgets from '../budgets.json' with { type: 'json' };
import { inProject } from '../project-files.mjs';
import { bundleFunction } from './bundle-function.mjs';
import { buildConstants } from './constants.mjs';

const script = inProject(budgets.bundle.file);

/**
 * The finished script as an ES module. Its own function runs at the first `mount`, so that to import the module does nothing,
 * also where there is no window.
 * @param {string} code of the script
 */
export function asModule(code) {
  const { start, end } = bundleFunction(parseAst(code)).factory;
  return new MagicString(code)
    .remove(0, start)
    .remove(end, code.length)
    .prepend(
      `export const version = ${buildConstants['process.env.CHARTERFORM_VERSION']};
const address = import.meta.url ?? '';
const charterformModule = /^https?:[^?#]*\\/charterform\\.esm[^/?#]*\\.js/.test(address) ? address : '';
let widget;
function load() {
  widget = {};
  (`,
    )
    .append(
      `)(widget);
  return widget;
}
export const mount = (target, config) => (widget ?? load()).mount(target, config);
`,
    );
}

/**
 * Reads the script that was built before, and writes it as a module.
 * @type {import('rollup').RollupOptions}
 */
export const esModule = {
  input: script,
  output: { file: script.replace('.umd.', '.esm.'), format: 'es', sourcemap: true },
  treeshake: false,
  plugins: [
    {
      name: 'es-module',
      load: (id) => ({ code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) }),
      transform(code) {
        const module = asModule(code);
        return { code: module.toString(), map: module.generateMap({ hires: true }) };
      },
    },
  ],
};
