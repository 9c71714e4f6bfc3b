import { en, type Sentences, type TextKey } from './en';

export type MessageParams = Readonly<Record<string, string | number>>;

/** Puts the params into the `{braces}` of a sentence; an unknown brace stays as it is. */
export function formatMessage(template: string, params: MessageParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

export type Text = (key: TextKey, params?: MessageParams) => string;

/** The sentences of a locale, English where it lacks one, and the site owner's own words above both. */
export function createText(locale: Sentences = {}, overrides: Sentences = {}): Text {
  return (key, params) => formatMessage(overrides[key] ?? locale[key] ?? en[key], params);
}
