import { memoizePerObject } from '../util/memoize-per-object';
import { en, type Sentences, type TextKey } from './en';
import { addLanguage, languageOf } from './language';
import { createRegistry } from '../util/registry';

/** One language, as a file of `src/locales` holds it. A missing sentence does not compile. */
export interface Translation {
  sentences: Readonly<Record<TextKey, string>>;
  /** Names of states, territories and military codes that differ from the English ones, by code. */
  states: Readonly<Record<string, string>>;
}

/** A translation as a built locale script holds it: without keys, in the order of the English sentences, those of orders last. */
export interface BuiltTranslation extends Pick<Translation, 'states'> {
  /** The version of the product for which it was built. */
  version: string;
  sentences: readonly string[];
}

/** A translation that a site owner registers, by key; it may lack some sentences. */
export interface PartialTranslation extends Pick<Translation, 'states'> {
  sentences: Sentences;
}

/** What a page has registered for a language. */
export type RegisteredTranslation = PartialTranslation | BuiltTranslation;

const pageLanguages = createRegistry<PartialTranslation>();

/** Adds the languages of a page, by their codes. */
export function addLanguages(added: Readonly<Record<string, PartialTranslation>>): void {
  pageLanguages.add(added);
  Object.keys(added).forEach(addLanguage);
}

/** The translation into a language that a page has added. */
export const addedTranslation = (language: string): PartialTranslation | undefined => pageLanguages.get(language);

const isBuilt = (translation: RegisteredTranslation): translation is BuiltTranslation => Array.isArray(translation.sentences);

const withKeys = memoizePerObject(({ version, sentences, states }: BuiltTranslation): PartialTranslation | undefined => {
  const keys = Object.keys(en);
  // oxlint-disable-next-line no-restricted-globals -- replaced by a constant at build time
  if (version !== process.env.CHARTERFORM_VERSION || sentences.length < keys.length) return undefined;
  return { sentences: Object.fromEntries(keys.map((key, index) => [key, sentences[index]])), states };
});

/** The translation that a page has registered, by key; undefined if it was built for another version of the script. */
export const translationOf = (registered: RegisteredTranslation): PartialTranslation | undefined =>
  isBuilt(registered) ? withKeys(registered) : registered;

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
export function localeOf(requested: string, translation?: PartialTranslation): Locale {
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
