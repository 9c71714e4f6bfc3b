import { textOf } from '../value-text';
import type { Rule } from './rule';

/** The limit of RFC 5321. */
const maxAddressLength = 254;
const address = /^[^\s@&<>()[\]\\,;:".]+(\.[^\s@&<>()[\]\\,;:".]+)*@([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u;

/** An e-mail address without an ampersand (RULE-05). */
export const email: Rule = {
  check: (value) => {
    const text = textOf(value);
    return text.length <= maxAddressLength && address.test(text) ? null : { rule: 'email', params: {} };
  },
  checksFormat: true,
};
