import { en, type Sentences } from './en';

/** The languages a form can be shown in, by their code. */
const locales: Readonly<Record<string, Sentences>> = { en };

/** The sentences of a locale such as `en-US`: those of its own, else of its language, else English. */
export function findLocale(locale: string): Sentences {
  const own = [locale, locale.split(/[-_]/)[0]!].find((code) => Object.hasOwn(locales, code));
  return own ? locales[own]! : en;
}
