import { analyze } from 'eslint-scope';
import { visitAll } from './prune/library-ast.mjs';

/** @typedef {import('./changes.mjs').Change} Change */
/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

/** @param {any} node where it stands in the code */
export const startOf = (node) => Number(node.start);

/** @param {Variable} variable */
export const declaredAt = ({ identifiers }) => startOf(identifiers[0]);

/** The variables that a scope declares itself, in the order of the code. @param {Scope} scope */
export const declaredIn = ({ variables }) =>
  variables.filter(({ identifiers }) => identifiers.length > 0).sort((one, two) => declaredAt(one) - declaredAt(two));

/** The names by each place where a variable is declared or used. @param {Variable} variable */
export const placesOf = ({ identifiers, references }) =>
  new Map([...identifiers, ...references.map(({ identifier }) => identifier)].map((node) => [startOf(node), String(node.name)]));

/**
 * The variables and names that each scope uses from around it, in its own code or further inside.
 * @param {Scope} scope @param {Map<Scope, Set<Variable | string>>} [outer]
 */
function findOuter(scope, outer = new Map()) {
  const used = new Set(scope.references.map(({ resolved, identifier }) => resolved ?? identifier.name));
  for (const child of scope.childScopes) for (const one of findOuter(child, outer).get(child) ?? []) used.add(one);
  for (const own of scope.variables) used.delete(own);
  return outer.set(scope, used);
}

/** The scope with the most variables: all of the bundle stands in it. @param {Scope} scope @returns {Scope} */
const largest = (scope) =>
  scope.childScopes.map(largest).reduce((one, two) => (two.variables.length > one.variables.length ? two : one), scope);

/**
 * The scopes of a program, with what a new variable of each must not be called like.
 * @param {any} program an ESTree program
 */
export function analyzeScopes(program) {
  visitAll(program, (node) => (node.range = [node.start, node.end]));
  const globalScope = /** @type {Scope} */ (analyze(program, { ecmaVersion: 2022 }).globalScope);
  const outer = findOuter(globalScope);
  /** @param {Scope} scope */
  const usedAround = (scope) => [
    ...(outer.get(scope) ?? []),
    // `catch (error) { let error }` is an error of syntax.
    ...(scope.upper?.type === 'catch' ? scope.upper.variables : []),
  ];
  return { globalScope, bundleScope: largest(globalScope), usedAround };
}

/** The names of properties written once for key and variable, as in `{ name }`, by place. @param {object} program */
export function shorthands(program) {
  /** @type {Map<number, string>} */
  const keys = new Map();
  visitAll(program, (node) => {
    if (node.type === 'Property' && node.shorthand) keys.set(startOf(node.key), node.key.name);
  });
  return keys;
}

/**
 * Gives variables names, wherever they stand.
 * @param {ReadonlyMap<Variable, string>} names @param {ReadonlyMap<number, string>} keys those of `shorthands`
 * @returns {Change[]}
 */
export const renameVariables = (names, keys) =>
  [...names].flatMap(([variable, name]) =>
    [...placesOf(variable)].map(([start, old]) => {
      const key = keys.get(start);
      return { start, end: start + old.length, text: key === undefined || key === name ? name : `${key}:${name}` };
    }),
  );
