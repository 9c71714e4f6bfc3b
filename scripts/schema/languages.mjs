import { localeCodes } from '../build/locales.mjs';

/** The name of a language in that language: 'es' gives 'Español'. @param {string} code */
export const languageName = (code) => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** What `dist/languages.json` says: the languages of the built forms by code, each by its name in itself. */
export const languageNames = () => Object.fromEntries(['en', ...localeCodes].map((code) => [code, languageName(code)]));
