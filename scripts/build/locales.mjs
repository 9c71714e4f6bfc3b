import { readdirSync } from 'node:fs';
import { inProject } from '../project-files.mjs';

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

/**
 * A virtual entry module that registers the translation of a language.
 * @param {string} code
 * @returns {import('rollup').Plugin}
 */
export const localeEntry = (code) => ({
  name: 'locale-entry',
  resolveId: (id) => (id === code ? id : null),
  load: (id) =>
    id === code
      ? `import { registerTranslation } from ${JSON.stringify(inProject('src/services/translations.ts'))};
        import translation from ${JSON.stringify(inProject(`src/locales/${code}.ts`))};
        registerTranslation(window, ${JSON.stringify(code)}, translation);`
      : null,
});
