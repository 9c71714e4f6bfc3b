import { en, type Sentences, type TextKey } from './en';
import { languageOf } from './language';

/** All that belongs to one language; a file of `src/locales` holds one, and one that lacks a sentence does not compile. */
export interface Translation {
  sentences: Readonly<Record<TextKey, string>>;
  /** The states, territories and military codes that have a name of their own in it; all others keep the English one. */
  states: Readonly<Record<string, string>>;
}

/** A language as a form shows it. */
export interface Locale {
  /** As the platform writes it, such as `es-US`. */
  tag: string;
  /** A script from before an update may lack some: these are read in English. */
  sentences: Sentences;
  states: Translation['states'];
}

export const english: Locale = { tag: 'en', sentences: en, states: {} };

/**
 * The locale that was asked for, such as `es`, `es-US` or `es_MX`, from the translation into its language; English where
 * there is none.
 */
export function localeOf(asked: string, translation?: Translation): Locale {
  const language = languageOf(asked);
  if (!translation && language !== english.tag) return english;
  return { ...(translation ?? english), tag: tagOf(asked, language) };
}

/** The locale as the platform writes it, the language alone where the platform does not take the rest. */
function tagOf(locale: string, language: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, '-'))[0]!;
  } catch {
    return language;
  }
}
