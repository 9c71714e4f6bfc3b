import { readdirSync } from 'node:fs';
import { rollup } from 'rollup';
import { inProject } from '../project-files.mjs';
import { packTranslation } from './pack-sentences.mjs';
import { typescriptAsIs } from './typescript-as-is.mjs';

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
  const bundle = await rollup({ input: inProject(`src/locales/${code}.ts`), plugins: [typescriptAsIs] });
  const {
    output: [chunk],
  } = await bundle.generate({ format: 'es' });
  return (await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)).default;
}

/**
 * A virtual entry module that registers the translation of a language, packed.
 * @param {string} code
 * @returns {import('rollup').Plugin}
 */
export const localeEntry = (code) => ({
  name: 'locale-entry',
  resolveId: (id) => (id === code ? id : null),
  async load(id) {
    if (id !== code) return null;
    const { sentences, ...rest } = await readTranslation(code);
    return `import { registerTranslation } from ${JSON.stringify(inProject('src/services/translations.ts'))};
      registerTranslation(window, ${JSON.stringify(code)}, ${JSON.stringify({ ...rest, sentences: packTranslation(sentences) })});`;
  },
});
