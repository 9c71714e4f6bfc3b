import { oneLine } from './plain-text.mjs';
import { maxAnswers, valuesOf } from './payload.mjs';

/** Characters of the words of an order. */
const maxWords = 20_000;

/**
 * What an order is found by, each once, a line each: who ordered, and the answers.
 *
 * @param {readonly string[]} person
 * @param {unknown} payload
 */
export function searchWords(person, payload) {
  const words = new Set(person.map((word) => word.toLowerCase()));
  for (const value of valuesOf(payload)) {
    words.add(oneLine(value, 2000).toLowerCase());
    if (words.size > maxAnswers) break;
  }
  words.delete('');
  return [...words].join('\n').slice(0, maxWords);
}
