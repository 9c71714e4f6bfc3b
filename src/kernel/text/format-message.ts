import { en, textKeyOf, type PageWords, type Sentences, type TextKey } from './en';
import { formatTime } from './format-date';
import { languageOf } from './language';
import { english, type Locale } from './locale';
import { registeredText } from './registered-texts';

/** One of our sentences with what it is about. */
export interface Message {
  key: TextKey;
  params?: MessageParams;
}

/** A time is ISO 8601 and shown in the visitor's time zone; messages are joined by spaces. */
export type MessageParam = string | number | { readonly time: string } | readonly Message[];

export type MessageParams = Readonly<Record<string, MessageParam>>;

/** Replaces the `{braces}` of a sentence by the params; braces without a param stay as they are. */
function formatMessage(template: string, show: (param: MessageParam) => string, params?: MessageParams): string {
  return params ? template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? show(params[name]!) : whole)) : template;
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
  const language = languageOf(tag);
  const text = (words: string, params?: MessageParams): string => {
    const key = textKeyOf(words);
    if (!key) return words;
    const own = overrides[key] ?? sentences[key] ?? (en[key] as string | undefined) ?? registeredText(key, language);
    return formatMessage(own ?? words, show, params);
  };
  function show(param: MessageParam): string {
    if (typeof param !== 'object') return String(param);
    return 'time' in param ? formatTime(param.time, tag) : param.map((message) => text(message.key, message.params)).join(' ');
  }
  return Object.assign(text, { locale: tag, states });
}
