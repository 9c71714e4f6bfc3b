import { en } from '../kernel/text/en';
import type { TextsByLanguage } from '../kernel/text/registered-texts';
import { isPlainObject } from '../kernel/util/plain-object';
import { isRefusedKey } from '../kernel/util/paths';

/** Takes a sentence for the developer's console, and answers false. */
export type Refuse = (sentence: string) => false;

/** Letters and digits: such a name is a key of page configs, of rule strings or of the payload. */
const nameShape = /^[A-Za-z]\w*$/;

/** Whether something may have this name. @param what it is, such as `The rule` */
export const isName = (name: unknown, what: string, refuse: Refuse): name is string =>
  (typeof name === 'string' && nameShape.test(name) && !isRefusedKey(name)) ||
  refuse(`${what} cannot have the name ${JSON.stringify(name)}: a name is made of letters and digits.`);

/** Whether a path of an answer is made of such names, with `[]` after the name of a list. */
export const isAnswerPath = (path: unknown): path is string =>
  typeof path === 'string' && path.split('.').every((part) => nameShape.test(part.replace(/\[\]$/, '')) && !isRefusedKey(part));

/** The code of a language, without a region. */
const languageCode = /^[a-z]{2,3}$/;

export const isLanguage = (code: string, what: string, refuse: Refuse): boolean =>
  languageCode.test(code) || refuse(`${what} is for "${code}": write the code of a language in small letters, such as "fr".`);

/** Sentences by key, without any that is no text. */
export function readSentences(given: unknown, what: string, refuse: Refuse): Readonly<Record<string, string>> {
  if (!isPlainObject(given)) {
    refuse(`${what} should be an object of sentences by their keys.`);
    return {};
  }
  return Object.fromEntries(
    Object.entries(given).filter(
      ([key, sentence]) =>
        (typeof sentence === 'string' && !isRefusedKey(key)) || refuse(`${what}: the sentence "${key}" should be a text.`),
    ),
  ) as Record<string, string>;
}

/** Own sentences by language. Those of the product belong to a language or to the page config. */
export function readTexts(given: unknown, what: string, refuse: Refuse): TextsByLanguage {
  if (given === undefined) return {};
  if (!isPlainObject(given)) {
    refuse(`The texts of ${what} should be sentences by language: { en: { 'my.key': 'My sentence' } }.`);
    return {};
  }
  const languages = Object.entries(given).filter(([code]) => isLanguage(code, `A text of ${what}`, refuse));
  return Object.fromEntries(
    languages.map(([code, sentences]) => {
      const own = Object.entries(readSentences(sentences, `The texts of ${what}`, refuse)).filter(
        ([key]) =>
          !Object.hasOwn(en, key) ||
          refuse(`The sentence "${key}" of ${what} is one of the product: change it by "text" of the page config or a language.`),
      );
      return [code, Object.fromEntries(own)];
    }),
  );
}
