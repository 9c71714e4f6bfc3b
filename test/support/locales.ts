import type { Sentences } from '../../src/kernel/text/en';
import { createText } from '../../src/kernel/text/format-message';
import { languageOf, translatedLanguages } from '../../src/kernel/text/language';
import { localeOf, type Translation } from '../../src/kernel/text/locale';

const read = async (code: string) => {
  const { default: translation } = (await import(`../../src/locales/${code}.ts`)) as { default: Translation };
  return [code, translation] as const;
};

/** Every language beside English, by its code. */
export const translations: Readonly<Record<string, Translation>> = Object.fromEntries(await Promise.all(translatedLanguages.map(read)));

/** A locale such as `es-US` as a form shows it once its translation is there. */
export const localeIn = (asked: string) => localeOf(asked, translations[languageOf(asked)]);

/** The words of a locale such as `es-US`. */
export const textIn = (asked: string, overrides?: Sentences) => createText(overrides, localeIn(asked));
