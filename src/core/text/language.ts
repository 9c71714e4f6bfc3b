/** `es` of `es-US`, and of `ES_us`, as WordPress may write it. */
export const languageOf = (locale: string): string => locale.split(/[-_]/)[0]!.toLowerCase();
