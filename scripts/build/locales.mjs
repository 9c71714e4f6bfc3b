import { readdirSync } from 'node:fs';
import { inProject } from '../project-files.mjs';

/** The languages beside English, by their code: each has a file of this folder. */
export const localeCodes = readdirSync(inProject('src/locales'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name.replace(/\.ts$/, ''))
  .sort();

/**
 * The script that a page includes, or the widget loads, for a language.
 * @param {string} code
 */
export const localeScript = (code) => `dist/locales/charterform.${code}.js`;

/**
 * What the script of a language does: it hands over its translation.
 * @param {string} code
 * @returns {import('rollup').Plugin}
 */
export const localeEntry = (code) => ({
  name: 'locale-entry',
  resolveId: (id) => (id === code ? id : null),
  load: (id) =>
    id === code
      ? `import { bringTranslation } from ${JSON.stringify(inProject('src/services/translations.ts'))};
         import translation from ${JSON.stringify(inProject(`src/locales/${code}.ts`))};
         bringTranslation(window, ${JSON.stringify(code)}, translation);`
      : null,
});
