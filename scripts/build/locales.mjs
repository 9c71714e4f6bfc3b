import { readdirSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { inProject, version } from '../project-files.mjs';
import { compile } from './compile.mjs';

/** The codes of all languages except English, one per file of this folder. */
export const localeCodes = readdirSync(inProject('src/locales'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name.replace(/\.ts$/, ''))
  .sort();

/**
 * The built script of a language, which the page includes or the widget loads.
 * @param {string} code
 */
export const localeScript = (code) => `dist/locales/charterform.${code}.js`;

/** The translation into a language, as its file exports it. @param {string} code */
async function readTranslation(code) {
  const bundle = await rollup({ input: inProject(`src/locales/${code}.ts`), plugins: [resolve({ extensions: ['.ts'] }), compile()] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)).default;
}

/**
 * A virtual entry module that registers the translation of a language. Its sentences are without their keys, in the order
 * of the English ones: the script of the same version knows them.
 * @param {string} code
 * @returns {import('rollup').Plugin}
 */
export const localeEntry = (code) => ({
  name: 'locale-entry',
  resolveId: (id) => (id === code ? id : null),
  async load(id) {
    if (id !== code) return null;
    const { sentences, states } = await readTranslation(code);
    const translation = { version, sentences: Object.values(sentences), states };
    return `import { registerTranslation } from ${JSON.stringify(inProject('src/services/translations.ts'))};
      registerTranslation(window, ${JSON.stringify(code)}, ${JSON.stringify(translation)});`;
  },
});
