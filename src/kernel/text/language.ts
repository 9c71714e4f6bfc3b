/** The language of a locale: `es` for `es-US`, and for WordPress's `ES_us`. */
export const languageOf = (locale: string): string => locale.split(/[-_]/)[0]!.toLowerCase();

// oxlint-disable-next-line no-restricted-globals -- replaced by a constant at build time
const builtLanguages = process.env.CHARTERFORM_LOCALES ?? '';

/** The codes of the languages that have a file in `src/locales`. */
export const translatedLanguages: readonly string[] = builtLanguages.split(' ').filter(Boolean);

/** The codes of the languages that the product brings with it. */
export const languages: readonly string[] = ['en', ...translatedLanguages];

let addedLanguages: readonly string[] = [];

/** Makes a language known that has no file in `src/locales`. */
export function addLanguage(code: string): void {
  addedLanguages = [...new Set([...addedLanguages, code])];
}

/** The codes of the languages a form can be shown in. */
export const knownLanguages = (): readonly string[] => [...new Set([...languages, ...addedLanguages])];
