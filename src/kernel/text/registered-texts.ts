import { ownValue } from '../util/own-value';

/** Sentences that a page's own modules, forms and rules bring with them: by language, then by key. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

let texts: TextsByLanguage = {};

/** Adds sentences; one of the same language and key takes the place of the earlier one. */
export function addTexts(added: TextsByLanguage): void {
  for (const [language, sentences] of Object.entries(added))
    texts = { ...texts, [language]: { ...ownValue<TextsByLanguage[string]>(texts, language), ...sentences } };
}

/** The sentence in a language, or else in English; undefined for a key that no page has added. */
export const registeredText = (key: string, language: string): string | undefined =>
  ownValue<string>(ownValue(texts, language) ?? {}, key) ?? ownValue<string>(ownValue(texts, 'en') ?? {}, key);

/** The keys of all sentences that pages have added. */
export const registeredTextKeys = (): readonly string[] => [
  ...new Set(Object.values(texts).flatMap((sentences) => Object.keys(sentences))),
];

/** Whether a page has added a sentence with this key, in any language. */
export const isRegisteredText = (key: string): boolean => Object.values(texts).some((sentences) => Object.hasOwn(sentences, key));
