import { memoizePerObject } from '../util/memoize-per-object';
import { en, type Sentences, type TextKey } from './en';
import { languageOf } from './language';

/** One language, as a file of `src/locales` holds it. A missing sentence does not compile. */
export interface Translation {
  sentences: Readonly<Record<TextKey, string>>;
  /** Names of states, territories and military codes that differ from the English ones, by code. */
  states: Readonly<Record<string, string>>;
}

/**
 * A translation packed by the build: the version of the keys, then the sentences of all keys in alphabetical order, with
 * bars in between.
 */
export interface PackedTranslation extends Pick<Translation, 'states'> {
  sentences: string;
}

/** What a page has registered for a language; a table by key may lack some sentences. */
export type RegisteredTranslation = Translation | PackedTranslation;

const isPacked = (translation: RegisteredTranslation): translation is PackedTranslation => typeof translation.sentences === 'string';

const unpack = memoizePerObject(({ sentences, states }: PackedTranslation): Translation | undefined => {
  const [version, ...words] = sentences.split('|');
  // oxlint-disable-next-line no-restricted-globals -- replaced by a constant at build time
  if (version !== process.env.CHARTERFORM_SENTENCES) return undefined;
  const entries = Object.keys(en)
    .sort()
    .map((key, place) => [key, words[place]]);
  return { sentences: Object.fromEntries(entries), states };
});

/** The translation that a page has registered; undefined if it is packed for other keys than those of this bundle. */
export const unpackTranslation = (registered: RegisteredTranslation): Translation | undefined =>
  isPacked(registered) ? unpack(registered) : registered;

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
export function localeOf(requested: string, translation?: Translation): Locale {
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
