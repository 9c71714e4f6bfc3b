import MagicString from 'magic-string';
import { buildStep } from './changes.mjs';
import { visitAll } from './prune/library-ast.mjs';
import { analyzeScopes, placesOf, shorthands, startOf } from './variable-scopes.mjs';

/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

/** @param {any} node what the parts of `{ key: variable }` are, if a pattern has no others */
const isPlain = ({ type, computed, key, value }) =>
  type === 'Property' && !computed && key.type === 'Identifier' && value.type === 'Identifier';

/** What events and references say only for a while; a function inside may want to know it later. */
const passing = ['current', 'currentTarget', 'target'];

/** Whether a function may change an object, or let others change it before it goes on. @param {any} node */
function changesThings(node) {
  let changes = node.async || node.generator;
  visitAll(node, ({ type, operator, left, argument }) => {
    const changed = type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : undefined;
    if (changed && changed.type !== 'Identifier') changes = true;
    if (operator === 'delete' || type === 'AwaitExpression' || type === 'YieldExpression') changes = true;
  });
  return changes;
}

/**
 * The variables of a pattern, if `object.key` can stand for each and makes the code no longer: they are only read, and
 * hardly one of them twice. What is called keeps its variable, since a method of an object gets that object.
 * @param {any} pattern @param {Scope} scope @param {Set<number>} called where something is called
 */
function replaceable(pattern, scope, called) {
  if (pattern.type !== 'ObjectPattern' || pattern.properties.length === 0 || !pattern.properties.every(isPlain)) return undefined;
  /** @type {{ key: string, variable: Variable | undefined }[]} */
  const parts = pattern.properties.map((/** @type {any} */ { key, value }) => ({
    key: String(key.name),
    variable: scope.variables.find(({ identifiers }) => startOf(identifiers[0] ?? {}) === startOf(value)),
  }));
  const references = parts.flatMap(({ variable }) => variable?.references ?? []);
  const isRead = references.every((one) => !one.isWrite() && !called.has(startOf(one.identifier)));
  const isKept = parts.some(({ key, variable }) => passing.includes(key) && variable?.references.some(({ from }) => from !== scope));
  const isFit = isRead && !isKept && references.length <= parts.length + 1;
  return isFit && !changesThings(scope.block) ? parts : undefined;
}

/**
 * Turns `({ key, other }) => f(key, other)` into `object => f(object.key, object.other)`, which is shorter where each is
 * used once.
 * @param {string} code @param {object} program the same as an ESTree program
 */
export function makeParametersPlain(code, program) {
  const plain = new MagicString(code);
  const keys = shorthands(program);
  /** @type {Set<number>} */
  const called = new Set();
  visitAll(program, ({ type, callee, tag }) => {
    if (type === 'CallExpression' || type === 'NewExpression') called.add(startOf(callee));
    if (type === 'TaggedTemplateExpression') called.add(startOf(tag));
  });
  let count = 0;
  /** @param {Scope} scope */
  function visit(scope) {
    scope.childScopes.forEach(visit);
    const block = /** @type {any} */ (scope.block);
    for (const pattern of scope.type === 'function' ? block.params : []) {
      const parts = replaceable(pattern, scope, called);
      if (!parts) continue;
      const name = `object$${(count += 1)}`;
      plain.update(pattern.start, pattern.end, name);
      for (const { key, variable } of parts) {
        // The first place is the one in the pattern.
        for (const [start, old] of variable ? [...placesOf(variable)].slice(1) : []) {
          const shorthand = keys.get(start);
          plain.update(start, start + old.length, `${shorthand === undefined ? '' : `${shorthand}:`}${name}.${key}`);
        }
      }
    }
  }
  visit(analyzeScopes(program).globalScope);
  return plain;
}

export const plainParameters = buildStep('plain-parameters', makeParametersPlain);
