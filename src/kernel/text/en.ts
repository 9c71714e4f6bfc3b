import { addresses } from './en/addresses';
import { errors } from './en/errors';
import { fields } from './en/fields';
import { frame } from './en/frame';
import { jobs } from './en/jobs';
import { people } from './en/people';
import { rules } from './en/rules';
import { steps } from './en/steps';
import type { OrderSentences } from './order-sentences';
import { isRegisteredText, registeredTextKeys } from './registered-texts';

const plain = {
  ...frame,
  ...fields,
  ...people,
  ...addresses,
  ...jobs,
  ...rules,
  ...steps,
  ...errors,
} as const;

/**
 * Every sentence a visitor can read, in English, one file per area. `{braces}` stand for inserted values. A page config
 * may replace any sentence by its key (`text`). Those of orders are here once `order-english` is loaded, after the others: a
 * translation without keys has the same order.
 */
export const en: typeof plain & OrderSentences = { ...plain } as typeof plain & OrderSentences;

/** Whether the script has the sentences of orders. */
export const hasOrderSentences = (): boolean => Object.keys(en).length > Object.keys(plain).length;

export type TextKey = keyof typeof en;

/** Words that a page config writes in place of a sentence of ours, such as the label of its own question. */
export type PageWords = string & { readonly ofPage: true };

/** The key, if the words are that of a sentence, ours or a registered one; undefined for a page's own words. */
export const textKeyOf = (words: string): TextKey | undefined =>
  Object.hasOwn(en, words) || isRegisteredText(words) ? (words as TextKey) : undefined;

/** The keys of all sentences, those that a page has registered among them. */
export const textKeys = (): readonly string[] => [...Object.keys(en), ...registeredTextKeys()];

/** Some of the sentences: those that a page config replaces, or those of a locale. */
export type Sentences = Partial<Record<TextKey, string>>;
