import { en, type Sentences } from './en';
import { es } from './es';
import { createText, type Text } from './format-message';
import { languageOf } from './language';

/** The languages a form can be shown in, by their code. */
const locales: Readonly<Record<string, Sentences>> = { en, es };

export const languages: readonly string[] = Object.keys(locales);

/**
 * The words of a locale such as `es`, `es-US` or `es_MX`: those of its language, English where that is not known, and
 * the site owner's own above both.
 */
export function textIn(locale: string, overrides?: Sentences): Text {
  const language = languageOf(locale);
  return Object.hasOwn(locales, language)
    ? createText(locales[language], overrides, tagOf(locale, language))
    : createText(en, overrides);
}

/** The locale as the platform writes it, the language alone where the platform does not take the rest. */
function tagOf(locale: string, language: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, '-'))[0]!;
  } catch {
    return language;
  }
}
