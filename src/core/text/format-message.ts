import { en, textKeyOf, type PageWords, type Sentences, type TextKey } from './en';
import { english, type Locale } from './locale';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Replaces the `{braces}` of a sentence by the params; braces without a param stay as they are. */
function formatMessage(template: string, params?: MessageParams): string {
  return params ? template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole)) : template;
}

/** Translates a key into a sentence of the form's locale; words of the page stay as they are. */
export interface Text {
  (key: TextKey | PageWords, params?: MessageParams): string;
  /** The locale of the sentences, such as `es-US`, for what Intl formats: dates, country names, sorting. */
  readonly locale: string;
  /** The names of states that differ from the English ones, by code. */
  readonly states: Locale['states'];
}

/** Makes the translating function. The page config's sentences come first, then the locale's, then English. */
export function createText(overrides: Sentences = {}, { tag, sentences, states }: Locale = english): Text {
  const text = (words: string, params?: MessageParams) => {
    const key = textKeyOf(words);
    return key ? formatMessage(overrides[key] ?? sentences[key] ?? en[key], params) : words;
  };
  return Object.assign(text, { locale: tag, states });
}
