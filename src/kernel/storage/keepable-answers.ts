import type { FormValues } from '../answers/form-values';
import { isPlainObject } from '../util/plain-object';

/** Answers that may be kept outside the visitor's browser. */
export interface KeepableAnswers {
  answers: FormValues;
  /** The paths of answers that were left out. */
  leftOut: readonly string[];
}

/** Answers that are secrets as a whole. */
const secretParts = ['card', 'captcha'];

/** What of a payment may be kept: never a token. */
const paymentParts = ['way'];

/** Names of secrets, in small letters alone. */
const secretName =
  /pass(word|wd|phrase|code)|^(pwd|pin)$|(cvc|cvv|csc|securitycode|verificationcode)$|^(card|cc|creditcard|debitcard)(number|num|no|pan)?$|ssn$|socialsecurity|taxpayer|^(my|our|fed|federal|company)?(ein|fein|itin|tin)(number|no)?$|taxid(entification)?(number|no)?$|taxn(umber|o)$/;

/** Answers whose names and values are ids of the server, and no words of a visitor. */
const partsOfIds = ['selectedFilingMethodKeys', 'selectedLocalJurisdiction', 'stepSeenStatus', 'primaryProducts', 'package'];

/** Names of answers that nine digits in a row may well be, such as a ZIP code with its four more digits, or a telephone number. */
const numberNames =
  /^(zip|phone|alternatephone|fax|selectedphonenumber|ubinumber|naicsnumber|docketnumber|usdotnumber|notaryid|namereservationnumber|vehiclevin|authorizedshares|parvalue|issuedshares|commonshares|totalliabilities|totalassets|requestedprice|price|key|id)$/;

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** The Luhn algorithm: from the last digit on, every second one counts twice, and two digits by their sum. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isDigits = (word: string) => /^\d+$/.test(word);

/** Whether words from one on are the groups of a card number: 13 to 19 digits with a right check digit. */
function isCardAt(words: readonly string[], first: number): boolean {
  let digits = '';
  for (const word of words.slice(first)) {
    if (!isDigits(word) || digits.length + word.length > 19) return false;
    digits += word;
    if (digits.length >= 13 && /^[2-6]/.test(digits) && hasCheckDigit(digits)) return true;
  }
  return false;
}

/** Whether words from one on are the groups of a tax number: 3, 2 and 4 digits, or 2 and 7. */
function isTaxNumberAt(words: readonly string[], first: number): boolean {
  const lengths = words.slice(first, first + 3).map((word) => (isDigits(word) ? word.length : 0));
  return lengths.join() === '3,2,4' || lengths.slice(0, 2).join() === '2,7';
}

/** Whether a text holds the number of a card or a tax number. @param mayBeNine whether nine digits in a row are something else */
function holdsNumber(text: string, mayBeNine: boolean): boolean {
  // What is no letter, digit, blank, dot or dash ends a number.
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\s.\p{Pd}]+/u)
    .map((phrase) => phrase.split(/[\s.\p{Pd}]{1,2}/u))
    .some((words) =>
      words.some(
        (word, index) => isCardAt(words, index) || isTaxNumberAt(words, index) || (!mayBeNine && word.length === 9 && isDigits(word)),
      ),
    );
}

const nothing = Symbol();

/**
 * The answers that a server may keep for a visitor who comes back on another device: without cards, passwords and tax numbers,
 * whatever question they were typed into (PLUS-05). What loses nothing stays the same.
 */
export function keepableAnswers(answers: FormValues): KeepableAnswers {
  const leftOut: string[] = [];

  function keep(value: unknown, path: readonly string[]): unknown {
    const [part = '', below = ''] = path;
    const name = lettersOf(path.at(-1) ?? '');
    const isId = partsOfIds.includes(part);
    const isSecretPart = secretParts.includes(part) || (part === 'payment' && path.length === 2 && !paymentParts.includes(below));
    if (isSecretPart) return leave(value, path);
    if (Array.isArray(value)) return keepEntries(value, path);
    if (isPlainObject(value)) return keepParts(value, path, isId);
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    const isSecret = (!isId && secretName.test(name)) || holdsNumber(String(value), isId || numberNames.test(name));
    return isSecret ? leave(value, path) : value;
  }

  function leave(value: unknown, path: readonly string[]): typeof nothing {
    if (holdsAnswer(value)) leftOut.push(path.join('.'));
    return nothing;
  }

  function keepParts(parts: Readonly<Record<string, unknown>>, path: readonly string[], isId: boolean): unknown {
    const before = Object.entries(parts);
    const after = before.flatMap(([name, part]) => {
      if (holdsNumber(name, isId)) {
        leftOut.push(path.join('.'));
        return [];
      }
      const kept = keep(part, [...path, name]);
      return kept === nothing ? [] : [[name, kept] as const];
    });
    const isSame = after.length === before.length && after.every(([, part], index) => part === before[index]![1]);
    return isSame ? parts : Object.fromEntries(after);
  }

  /** An entry that is a secret leaves an empty one, so that the others keep their places. */
  function keepEntries(entries: readonly unknown[], path: readonly string[]): readonly unknown[] {
    const after = entries.map((entry, index) => {
      const kept = keep(entry, [...path, String(index)]);
      return kept === nothing ? '' : kept;
    });
    return after.every((entry, index) => entry === entries[index]) ? entries : after;
  }

  return { answers: keepParts(answers, [], false) as FormValues, leftOut };
}

/** Whether something was answered. */
function holdsAnswer(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsAnswer);
  return value !== '' && value !== null && value !== undefined && value !== false;
}
