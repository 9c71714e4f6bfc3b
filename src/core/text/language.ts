/** `es` of `es-US`, and of `ES_us`, as WordPress may write it. */
export const languageOf = (locale: string): string => locale.split(/[-_]/)[0]!.toLowerCase();

// oxlint-disable-next-line no-restricted-globals -- the build puts a constant in its place
const built = process.env.CHARTERFORM_LOCALES ?? '';

/** The languages that have a file in `src/locales`, by their code. */
export const translatedLanguages: readonly string[] = built.split(' ').filter(Boolean);

/** The languages a form can be shown in. */
export const languages: readonly string[] = ['en', ...translatedLanguages];
