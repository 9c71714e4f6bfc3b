import { pairs } from './pairs.mjs';
import { visitAll } from './prune/library-ast.mjs';

/** @typedef {import('./letters.mjs').Alphabets} Alphabets @typedef {import('./changes.mjs').Change} Change */

const parts = { MemberExpression: 'property', Property: 'key', MethodDefinition: 'key', PropertyDefinition: 'key' };

/** The node that names the property which a node reads, writes or defines; none where it is computed. @param {any} node */
export function propertyName(node) {
  const name = node[parts[/** @type {keyof parts} */ (node.type)]];
  return name?.type === 'Identifier' && !node.computed ? name : undefined;
}

/** What the minifier calls a property that may have any name. Variables are never called like that. @param {number} number */
export const anyName = (number) => `$$${number}`;

const isAnyName = (/** @type {string} */ name) => /^\$\$\d+$/.test(name);

/**
 * Makes the function that names those properties of a minified program that may have any name. The shortest names go to
 * those used most.
 * @param {object} program an ESTree program
 * @returns {(alphabets: Alphabets) => Change[]}
 */
export function createPropertyRenaming(program) {
  /** @type {Map<string, { start: number, end: number }[]>} */
  const places = new Map();
  visitAll(program, (node) => {
    const name = propertyName(node);
    if (name) places.set(name.name, [...(places.get(name.name) ?? []), name]);
  });
  const used = [...places].filter(([name]) => isAnyName(name)).sort(([, one], [, two]) => two.length - one.length);
  return ({ property, propertyFirst, propertySecond }) => {
    const free = [...property, ...pairs(propertyFirst, propertySecond)].filter((name) => !places.has(name));
    return used.flatMap(([, ones], index) => ones.map(({ start, end }) => ({ start, end, text: String(free[index]) })));
  };
}
