import { languageOf, translatedLanguages } from '../../core/text/language';
import { localeOf, type Locale } from '../../core/text/locale';
import type { Translations } from '../../services/services';

export interface LocaleChoiceOptions {
  translations: Translations;
  /** Draws the form anew. */
  show: (locale: Locale) => void;
  /** Ends it: whatever comes later changes nothing. */
  signal: AbortSignal;
}

/**
 * Chooses what a root is shown in: the locale asked for last, English until its translation is here and where there is
 * none. Answers with what asks for a locale, which loads the translation if nobody brought it.
 */
export function createLocaleChoice({ translations, show, signal }: LocaleChoiceOptions): (locale: string) => void {
  let asked = '';
  let isWaiting = false;
  const update = () => {
    const language = languageOf(asked);
    const isTranslated = translatedLanguages.includes(language);
    const translation = isTranslated ? translations.find(language) : undefined;
    isWaiting = isTranslated && !translation;
    show(localeOf(asked, translation));
  };
  translations.onRegistered(() => {
    if (isWaiting && translations.find(languageOf(asked))) update();
  }, signal);
  return (locale) => {
    asked = locale;
    update();
    if (isWaiting) void translations.load(languageOf(asked));
  };
}
