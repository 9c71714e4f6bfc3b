import { en, type Sentences, type TextKey } from './en';
import { english, type Locale } from './locale';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Puts the params into the `{braces}` of a sentence; an unknown brace stays as it is. */
function formatMessage(template: string, params: MessageParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

export interface Text {
  (key: TextKey, params?: MessageParams): string;
  /** The locale of the sentences, such as `es-US`, for names that the platform knows and we do not. */
  readonly locale: string;
  /** The names of states that differ from the English ones, by code. */
  readonly states: Locale['states'];
}

/** The site owner's own words, and the sentences of a locale below them, English where it lacks one. */
export function createText(overrides: Sentences = {}, { tag, sentences, states }: Locale = english): Text {
  const text = (key: TextKey, params?: MessageParams) =>
    formatMessage(overrides[key] ?? sentences[key] ?? en[key], params);
  return Object.assign(text, { locale: tag, states });
}
