import { textOf } from '../value-text';
import type { Rule } from './rule';

/** The limit of RFC 5321. */
const maxAddressLength = 254;
/** International domains are written in letters and marks of any script, or as `xn--`. */
const address = /^[^\s\p{C}@&<>()[\]\\,;:".]+(\.[^\s\p{C}@&<>()[\]\\,;:".]+)*@([\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** An e-mail address without an ampersand or characters that nobody sees (RULE-05). */
export const email: Rule = {
  check: (value) => {
    const text = textOf(value);
    return text.length <= maxAddressLength && address.test(text);
  },
  checksFormat: true,
};
