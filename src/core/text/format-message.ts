import { en, type Sentences, type TextKey } from './en';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Puts the params into the `{braces}` of a sentence; an unknown brace stays as it is. */
export function formatMessage(template: string, params: MessageParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

export interface Text {
  (key: TextKey, params?: MessageParams): string;
  /** The locale of the sentences, such as `es-US`, for names that the platform knows and we do not. */
  readonly locale: string;
}

/** The sentences of a locale, English where it lacks one, and the site owner's own words above both. */
export function createText(sentences: Sentences = {}, overrides: Sentences = {}, locale = 'en'): Text {
  const text = (key: TextKey, params?: MessageParams) =>
    formatMessage(overrides[key] ?? sentences[key] ?? en[key], params);
  return Object.assign(text, { locale });
}
