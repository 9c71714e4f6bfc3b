import { matching, requiredText, text } from './config-key';

/** A text of more than blanks, which visitors choose or answer by its words. */
export const requiredWords = () => matching(requiredText(), /\S/, 'a string that is not empty');

/** A part of the path of an answer: a dot would begin another one, and a number is the place in a list. */
export const answerName = () =>
  matching(
    text(),
    /^(?!(?:__proto__|constructor|prototype|-?\d+(?:e[+-]\d+)?)$)[^.]*$/,
    'a name without dots, and no number, constructor, prototype or __proto__',
  );

/** http(s) with a host, mailto, tel or relative. */
const address =
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which could hide a scheme
  /^(?: *(?:https?:\/\/[^\s/?#<>\\^|%@]|mailto:|tel:)|(?! *[a-z][a-z\d+.-]*:))[^\u0000-\u001f]*$/i;

/** An address that the form may link to. */
export const link = <Initial extends string | undefined = undefined>(initial?: Initial) =>
  matching(text(initial), address, 'a web address');

export const requiredLink = () => matching(requiredText(), address, 'a web address');
