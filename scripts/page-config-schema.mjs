import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { buildConstants } from './build/constants.mjs';
import { compile } from './build/compile.mjs';
import { localeCodes } from './build/locales.mjs';
import { inProject } from './project-files.mjs';
import { answerLabels } from './schema/answer-labels.mjs';
import { formFacts } from './schema/form-facts.mjs';
import { languageNames } from './schema/languages.mjs';
import { readKeyTable } from './schema/read-key-table.mjs';
import { pageConfigSchema } from './schema/page-config-schema.mjs';

const shapeFile = 'src/kernel/page-config/page-config.ts';
const formsFile = 'src/forms/form-list.ts';
const waysFile = 'src/kernel/page-config/payment-ways.ts';
const keyTable = 'docs/reference/page-config.md';
const output = 'dist/charterform.schema.json';
/** What the demo host and the plugin must know of the built forms. */
const formsOutput = 'dist/forms.json';
/** The languages that the plugin offers. */
const languagesOutput = 'dist/languages.json';
/** The ids of the ways to pay whose words the forms bring along, in each of their languages. */
const waysOutput = 'dist/payment-ways.json';
/** The labels of answers, by which the plugin shows orders. */
const answersOutput = 'dist/answers.json';
/** The keys of the built sentences, by which the plugin finds a misspelt one. */
const sentencesOutput = 'dist/sentence-keys.json';

/**
 * Compiles and imports TypeScript modules; packages are loaded by Node.
 * @param {string[]} files relative to the repository
 * @returns {Promise<Record<string, unknown>[]>} their exports, in the same order
 */
async function loadModules(files) {
  const bundle = await rollup({
    input: files.map(inProject),
    external: (id) => !/^[./]/.test(id),
    plugins: [replace({ preventAssignment: true, values: buildConstants }), resolve({ extensions: ['.ts', '.tsx'] }), compile()],
  });
  const { output } = await bundle.write({
    dir: inProject('.cache/schema'),
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  });
  await bundle.close();
  const built = files.map((file) => output.find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === inProject(file))?.fileName);
  return Promise.all(built.map((file) => import(`${pathToFileURL(inProject(`.cache/schema/${file}`)).href}?${Date.now()}`)));
}

const [{ pageConfigShape }, { formList }, { knownWayIds }] =
  /** @type {[Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]} */ (
    await loadModules([shapeFile, formsFile, waysFile])
  );
const [{ en }, ...translations] = /** @type {[Record<string, unknown>, ...Record<string, unknown>[]]} */ (
  await loadModules(['src/kernel/text/order-english.ts', ...localeCodes.map((code) => `src/locales/${code}.ts`)])
);
const sentences = /** @type {Record<string, Record<string, string>>} */ ({
  en,
  ...Object.fromEntries(
    translations.map((module, index) => [localeCodes[index], /** @type {{ sentences: object }} */ (module.default).sentences]),
  ),
});
const makeShape = /** @type {(formTypes: string[]) => { describe(): import('./schema/schema-from-shape.mjs').Description }} */ (
  pageConfigShape
);
const shape = makeShape(Object.keys(/** @type {object} */ (formList)));
const descriptions = readKeyTable(readFileSync(inProject(keyTable), 'utf8'));

try {
  const schema = pageConfigSchema(shape.describe(), descriptions);
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject(output), `${JSON.stringify(schema, null, 2)}\n`);
  const facts = formFacts(/** @type {Parameters<typeof formFacts>[0]} */ (formList));
  writeFileSync(inProject(formsOutput), `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(inProject(waysOutput), `${JSON.stringify(knownWayIds)}\n`);
  writeFileSync(inProject(answersOutput), `${JSON.stringify(answerLabels(sentences), null, 2)}\n`);
  writeFileSync(inProject(sentencesOutput), `${JSON.stringify(Object.keys(sentences.en ?? {}), null, 2)}\n`);
  writeFileSync(inProject(languagesOutput), `${JSON.stringify(languageNames(), null, 2)}\n`);
} catch (error) {
  console.error(`${keyTable} and src/kernel/page-config do not agree:\n${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
