import { en, type Sentences, type TextKey } from './en';
import { languageOf } from './language';

/** One language, as a file of `src/locales` holds it. A missing sentence does not compile. */
export interface Translation {
  sentences: Readonly<Record<TextKey, string>>;
  /** Names of states, territories and military codes that differ from the English ones, by code. */
  states: Readonly<Record<string, string>>;
}

/** What a page has registered for a language: a locale script's translation, or a site owner's, which may lack some sentences. */
export interface RegisteredTranslation extends Pick<Translation, 'states'> {
  sentences: Sentences;
}

/** A language and region, with the sentences a form shows in it. */
export interface Locale {
  /** A BCP 47 tag such as `es-US`. */
  tag: string;
  /** A table that a site owner writes may lack some; those show in English. */
  sentences: Sentences;
  states: Translation['states'];
}

export const english: Locale = { tag: 'en', sentences: en, states: {} };

/**
 * The locale for the requested name, such as `es`, `es-US` or `es_MX`. English if there is no translation into its
 * language.
 */
export function localeOf(requested: string, translation?: RegisteredTranslation): Locale {
  const language = languageOf(requested);
  if (!translation && language !== english.tag) return english;
  return { ...(translation ?? english), tag: tagOf(requested, language) };
}

/** The BCP 47 tag of a locale; the language alone if Intl rejects the rest. */
function tagOf(locale: string, language: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, '-'))[0]!;
  } catch {
    return language;
  }
}
