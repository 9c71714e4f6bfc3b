import { textOf } from '../value-text';
import type { Rule } from './rule';

const address = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu;

/** A web address, with or without scheme. Angle brackets get a message of their own, since they are markup (RULE-19). */
export const url: Rule = {
  check: (value) => {
    const text = textOf(value);
    return /[<>]/.test(text) ? 'urlMarkup' : address.test(text);
  },
  checksFormat: true,
};
