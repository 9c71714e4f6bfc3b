import { spanish } from './spanish.mjs';

/** A language of what customers read. @typedef {'en' | 'es'} Locale */

/** Says a sentence in a language; what is in braces is filled in. @callback Translate @param {string} english @param {Readonly<Record<string, string | number>>} [values] @returns {string} */

/** @type {readonly Locale[]} */
export const locales = ['en', 'es'];

/** The language that is meant by a code such as `es-US`; English where it is none of ours. @param {unknown} code @returns {Locale} */
export const localeOf = (code) => (/^es\b/i.test(String(code).replace('_', '-')) ? 'es' : 'en');

/**
 * The language of an order: that of the page that it was posted to.
 *
 * @param {Pick<import('../shop.mjs').Shop, 'pages'>} shop
 * @param {{ page: string }} order
 */
export const localeOfOrder = ({ pages }, { page }) => localeOf(pages.find(page)?.config.locale ?? 'en');

/**
 * Says sentences in a language. A sentence that is not translated stays English.
 *
 * @param {Locale} locale
 * @returns {Translate}
 */
export const translator =
  (locale) =>
  (english, values = {}) =>
    (locale === 'es' ? (spanish[english] ?? english) : english).replace(/\{(\w+)\}/g, (whole, name) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );

/**
 * Says what was put together of sentences, each for itself where it is not known as a whole.
 *
 * @param {Locale} locale
 * @param {string} english
 */
export function sentencesIn(locale, english) {
  const t = translator(locale);
  return Object.hasOwn(spanish, english)
    ? t(english)
    : english
        .split(/(?<=\.) /)
        .map((sentence) => t(sentence))
        .join(' ');
}

/**
 * A day in words, with the day of the week, in UTC, such as `Saturday, November 28, 2026`.
 *
 * @param {number} at  ms
 * @param {Locale} locale
 */
export const dateIn = (at, locale) =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es' : 'en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(at);
