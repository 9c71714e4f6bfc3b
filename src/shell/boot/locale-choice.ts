import { knownLanguages, languageOf, translatedLanguages } from '../../kernel/text/language';
import { english, localeOf, type Locale } from '../../kernel/text/locale';
import type { Translations } from '../../services/services';

export interface LocaleChoiceOptions {
  translations: Translations;
  /** Renders the form in a locale. */
  show: (locale: Locale) => void;
  /** After it aborts, translations that arrive change nothing. */
  signal: AbortSignal;
}

/**
 * Chooses the locale of a root: the one requested last, or English until its translation is loaded or if it has none.
 * Returns the function that requests a locale; it loads the translation if the page has not included it, and then answers
 * when that has ended.
 */
export function createLocaleChoice({ translations, show, signal }: LocaleChoiceOptions): (locale: string) => Promise<void> | undefined {
  let asked = '';
  let isWaiting = false;
  const update = () => {
    const language = languageOf(asked);
    const translation = knownLanguages().includes(language) ? translations.find(language) : undefined;
    isWaiting = language !== english.tag && !translation;
    show(localeOf(asked, translation));
  };
  translations.onRegistered(() => {
    if (isWaiting && translations.find(languageOf(asked))) update();
  }, signal);
  return (locale) => {
    asked = locale;
    update();
    return isWaiting && translatedLanguages.includes(languageOf(asked)) ? translations.load(languageOf(asked)) : undefined;
  };
}
