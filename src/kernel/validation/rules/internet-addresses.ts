import type { Rule } from './rule';
import { textOf } from '../value-text';

/** The limit of RFC 5321. */
const maxAddressLength = 254;
/** International domains are written in letters and marks of any script, or as `xn--`. */
const emailAddress = /^[^\s\p{C}@&<>()[\]\\,;:".]+(\.[^\s\p{C}@&<>()[\]\\,;:".]+)*@([\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** An e-mail address without an ampersand or characters that nobody sees (RULE-05). */
export const email: Rule = {
  check: (value) => {
    const text = textOf(value);
    return text.length <= maxAddressLength && emailAddress.test(text);
  },
  checksFormat: true,
};

const webAddress = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu;

/** A web address, with or without scheme. Angle brackets get a message of their own, since they are markup (RULE-19). */
export const url: Rule = {
  check: (value) => {
    const text = textOf(value);
    return /[<>]/.test(text) ? 'urlMarkup' : webAddress.test(text);
  },
  checksFormat: true,
};
