import { isObject } from '../posts/payload.mjs';
import { oneLine } from '../orders/plain-text.mjs';

/** What a co-owner has answered. @typedef {Record<string, string | Record<string, string>>} PartAnswers */

/** Characters of an answer at most. */
const longest = 200;

/** The names of each kind of part; nothing else is ever read of it, so that a part writes nothing but itself. */
export const namesOf = Object.freeze({ person: ['first_name', 'last_name'], company: ['company_name'] });

/** @typedef {keyof typeof namesOf} PartKind */

/** The keys of an address, and whether every country has them. @type {readonly (readonly [string, boolean])[]} */
const addressKeys = [
  ['line1', true],
  ['city', true],
  ['state_province_region', false],
  ['zip_postal_code', false],
  ['country', true],
];

/** @param {string} kind @returns {kind is PartKind} */
export const isKind = (kind) => Object.hasOwn(namesOf, kind);

/** A text of one line; undefined for what is none, or too long. @param {unknown} value */
const textOf = (value) => (typeof value === 'string' && [...value].length <= longest ? oneLine(value, longest) : undefined);

/**
 * What is answered under some keys.
 *
 * @param {unknown} given
 * @param {readonly (readonly [string, boolean])[]} keys  each with whether it is required
 * @returns {Record<string, string> | undefined}  undefined where something is missing, or is no short text
 */
function textsOf(given, keys) {
  if (!isObject(given)) return undefined;
  const texts = keys.map(([key, isRequired]) => [key, textOf(Object.hasOwn(given, key) ? given[key] : ''), isRequired]);
  return texts.every(([, text, isRequired]) => text !== undefined && (text !== '' || !isRequired))
    ? Object.fromEntries(texts.map(([key, text]) => [key, text]))
    : undefined;
}

/**
 * The answers of a part, without anything that its kind does not ask.
 *
 * @param {PartKind} kind
 * @param {unknown} given
 * @returns {PartAnswers | undefined}  undefined where something is missing or too long
 */
export function readPart(kind, given) {
  const names = textsOf(
    given,
    namesOf[kind].map((name) => /** @type {const} */ ([name, true])),
  );
  const address = textsOf(isObject(given) ? given['address'] : undefined, addressKeys);
  return names && address && { ...names, address };
}
