import MagicString from 'magic-string';
import { buildStep } from './changes.mjs';
import { analyzeScopes, startOf } from './variable-scopes.mjs';

/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

const ownWords = ['ThisExpression', 'Super', 'MetaProperty'];

/** Whether a node says `this`, `arguments` or the like of the function that it stands in. @param {any} node @returns {boolean} */
function saysOwn(node) {
  if (ownWords.includes(node.type) || (node.type === 'Identifier' && node.name === 'arguments')) return true;
  return Object.values(node)
    .flat()
    .some((child) => typeof child?.type === 'string' && !child.type.startsWith('Function') && saysOwn(child));
}

/**
 * The declaration of a function that may as well be an arrow function in a variable; undefined for any other variable. Such
 * a variable has no value before its place: inside a function nothing may name it before, and elsewhere the bundle would
 * not load.
 * @param {Variable} variable @param {boolean} isInside
 */
function arrowLike({ defs: [definition, ...others], references, scope }, isInside) {
  const node = /** @type {any} */ (definition?.node);
  if (node?.type !== 'FunctionDeclaration' || definition?.type !== 'FunctionName' || others.length > 0) return undefined;
  const isEarly = references.some(({ identifier, from }) => startOf(identifier) < node.start && (isInside || from.variableScope === scope));
  const isFit = !node.generator && !isEarly && !references.some((one) => one.isWrite());
  return isFit && ![...node.params, node.body].some(saysOwn) ? node : undefined;
}

/**
 * Turns `function f(a) { return b }` into `let f = (a) => { return b }`, which the minifier makes `let f=a=>b` and joins with
 * its neighbours. A page cannot tell the difference: none is called with `new`.
 * @param {string} code @param {object} program the same as an ESTree program
 */
export function declareArrows(code, program) {
  const arrows = new MagicString(code);
  const { globalScope, bundleScope } = analyzeScopes(program);
  /** @param {Scope} scope */
  function visit(scope) {
    for (const variable of scope.type === 'global' ? [] : scope.variables) {
      const node = arrowLike(variable, scope !== bundleScope);
      if (!node) continue;
      arrows.update(node.start, node.id.end, `let ${node.id.name}=${node.async ? 'async' : ''}`);
      arrows.appendLeft(node.body.start, '=>').appendLeft(node.end, ';');
    }
    scope.childScopes.forEach(visit);
  }
  visit(globalScope);
  return arrows;
}

export const arrowFunctions = buildStep('arrow-functions', declareArrows);
