import MagicString from 'magic-string';
import { visitAll } from './prune/library-ast.mjs';

/**
 * What the bundle calls the sentence at this place of the packed ones. No words of a page read like it. The bundle
 * contains this.
 * @param {number} place
 */
export function shortKey(place) {
  return `~${place.toString(36)}`;
}

/**
 * Takes our own key of a sentence, a short one, or any other words; returns our own key, if the words are one. The
 * bundle contains this.
 * @param {readonly string[]} keys
 */
export function createTextKeyOf(keys) {
  return (/** @type {string} */ words) => {
    const place = parseInt(words.slice(1), 36);
    return shortKey(place) === words ? keys[place] : keys.find((key) => key === words);
  };
}

/**
 * The literals of a program that are the key of a sentence and nothing else. A key stays as it is wherever
 * - an answer's path begins like it,
 * - it is compared, names a property, is a variable or a default, or
 * - a longer key is put together from it.
 * @param {object} program an ESTree program
 * @param {readonly string[]} keys
 */
export function keyLiterals(program, keys) {
  /** @type {{ value: string, start: number, end: number }[]} */
  const literals = [];
  const areas = new Set();
  const said = new Set();
  const kept = new Set();
  visitAll(program, (node, parent) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    const { value } = node;
    if (parent.type === 'Property' && parent.value === node && parent.key.name === 'path') areas.add(firstWordOf(value));
    if (!keys.includes(value)) return;
    literals.push(node);
    said.add(value);
    if (isMoreThanKey(node, parent)) kept.add(value);
  });
  const together = keys.filter((key) => !said.has(key));
  const isKept = (/** @type {string} */ key) =>
    kept.has(key) || areas.has(firstWordOf(key)) || together.some((longer) => longer.startsWith(key));
  return literals.filter(({ value }) => !isKept(value));
}

const firstWordOf = (/** @type {string} */ path) => path.split('.', 1)[0];

const otherUses = ['MemberExpression', 'BinaryExpression', 'AssignmentPattern', 'VariableDeclarator'];

/** @param {any} node @param {any} parent */
const isMoreThanKey = (node, parent) => otherUses.includes(parent.type) || (parent.type === 'Property' && parent.key === node);

/**
 * Replaces the keys of sentences in the code by short ones.
 * @param {string} code @param {object} program the same as an ESTree program @param {readonly string[]} keys in the order they are packed
 */
export function shortenKeys(code, program, keys) {
  const shortened = new MagicString(code);
  for (const { value, start, end } of keyLiterals(program, keys)) {
    shortened.update(start, end, JSON.stringify(shortKey(keys.indexOf(value))));
  }
  return shortened;
}
