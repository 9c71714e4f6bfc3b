import MagicString from 'magic-string';
import { buildStep } from './changes.mjs';
import { visitAll } from './prune/library-ast.mjs';
import { analyzeScopes, startOf } from './variable-scopes.mjs';

/** Their functions do without the object that they belong to, and nobody replaces them. */
const owners = ['Object', 'Array', 'Number', 'String'];

/** A variable of its own pays from so many uses on. */
const fewest = 4;

/** What a node says that is the same everywhere, such as `Object.keys`. @param {any} node @param {any} parent */
function sameEverywhere(node, parent) {
  if (node.type === 'UnaryExpression' && node.operator === 'void' && node.argument.value === 0) return 'undefined';
  if (node.raw === 'null') return 'null';
  const { type, object, property, computed } = node;
  const isOurs = type === 'MemberExpression' && !computed && object.type === 'Identifier' && owners.includes(object.name);
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isOurs && isCalled ? `${object.name}.${property.name}` : undefined;
}

/**
 * Lets a variable stand for `void 0`, for `null` and for functions such as `Object.keys`; it will have one letter or two.
 * @param {string} code @param {object} program the same as an ESTree program
 */
export function shareValues(code, program) {
  /** @type {Map<string, any[]>} */
  const uses = new Map();
  visitAll(program, (node, parent) => {
    const value = sameEverywhere(node, parent);
    if (value) uses.set(value, [...(uses.get(value) ?? []), node]);
  });
  const shared = [...uses].filter(([, nodes]) => nodes.length >= fewest);
  const changed = new MagicString(code);
  const nameOf = (/** @type {string} */ value) => `${value.replace('.', '$')}$`;
  for (const [value, nodes] of shared) {
    for (const { start, end } of nodes) changed.update(start, end, nameOf(value));
  }
  if (shared.length === 0) return changed;
  const { block } = analyzeScopes(program).bundleScope;
  const variables = shared.map(([value]) => (value === 'undefined' ? nameOf(value) : `${nameOf(value)}=${value}`));
  return changed.appendLeft(startOf(/** @type {any} */ (block).body) + 1, `let ${variables.join()};`);
}

export const sharedValues = buildStep('shared-values', shareValues);
