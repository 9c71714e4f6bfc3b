import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { buildConstants } from './build/constants.mjs';
import { typescriptAsIs } from './build/typescript-as-is.mjs';
import { inProject } from './project-files.mjs';
import { readKeyTable } from './schema/read-key-table.mjs';
import { pageConfigSchema } from './schema/page-config-schema.mjs';

const shapeFile = 'src/core/page-config/page-config.ts';
const formsFile = 'src/forms/form-list.ts';
const keyTable = 'docs/page-config.md';
const output = 'dist/charterform.schema.json';
/** What the demo host must know of the built forms. */
const formsOutput = 'dist/forms.json';

/**
 * Bundles and imports a TypeScript module without JSX; packages are loaded by Node.
 * @param {string} file relative to the repository
 * @returns {Promise<Record<string, unknown>>}
 */
async function loadModule(file) {
  const bundle = await rollup({
    input: inProject(file),
    external: (id) => !/^[./]/.test(id),
    plugins: [replace({ preventAssignment: true, values: buildConstants }), typescriptAsIs],
  });
  const compiled = inProject(`.cache/${basename(file, '.ts')}.mjs`);
  await bundle.write({ file: compiled, format: 'es' });
  await bundle.close();
  return import(`${pathToFileURL(compiled).href}?${Date.now()}`);
}

const { pageConfigShape } = await loadModule(shapeFile);
const { formList } = await loadModule(formsFile);
const makeShape = /** @type {(formTypes: string[]) => { describe(): import('./schema/schema-from-shape.mjs').Description }} */ (
  pageConfigShape
);
const shape = makeShape(Object.keys(/** @type {object} */ (formList)));
const descriptions = readKeyTable(readFileSync(inProject(keyTable), 'utf8'));

try {
  const schema = pageConfigSchema(shape.describe(), descriptions);
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject(output), `${JSON.stringify(schema, null, 2)}\n`);
  const kinds = Object.entries(/** @type {Record<string, { kind: string, captcha: string, steps: unknown }>} */ (formList)).map(
    ([name, { kind, captcha, steps }]) => [
      name,
      { sells: kind === 'order', asksCaptcha: captcha !== 'none', searchesDomains: JSON.stringify(steps).includes('"DomainSearch"') },
    ],
  );
  writeFileSync(inProject(formsOutput), `${JSON.stringify(Object.fromEntries(kinds), null, 2)}\n`);
} catch (error) {
  console.error(`${keyTable} and src/core/page-config do not agree:\n${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
