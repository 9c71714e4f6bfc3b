import { analyze } from 'eslint-scope';
import { pairs } from './pairs.mjs';
import { visitAll } from './prune/library-ast.mjs';

/** @typedef {import('./letters.mjs').Alphabets} Alphabets @typedef {import('./letters.mjs').Change} Change */
/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

/** @param {any} node where it stands in the code */
const startOf = (node) => Number(node.start);

/** @param {Variable} variable */
const declaredAt = ({ identifiers }) => startOf(identifiers[0]);

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
 * Names the variables of a program. Terser calls them a, b, c in the order of their declaration; here the ones used
 * everywhere get short names that no function uses inside, so that functions read more alike to gzip.
 * @param {Scope} globalScope
 */
function createNaming(globalScope) {
  const outer = findOuter(globalScope);
  const bundleScope = largest(globalScope);
  return (/** @type {Alphabets} */ { local, often, first, second }) => {
    const localNames = [...local, ...pairs(local, local)];
    /** @type {Map<Variable, string>} */
    const names = new Map();
    /** @type {Map<number, string>} */
    const namesByPlace = new Map();

    /** @param {readonly Variable[]} variables @param {readonly string[]} candidates @param {Set<string>} taken */
    function give(variables, candidates, taken) {
      let next = 0;
      for (const variable of variables) {
        while (taken.has(String(candidates[next]))) next += 1;
        // The name of a class is a variable around it and another one inside.
        const name = namesByPlace.get(declaredAt(variable)) ?? String(candidates[next++]);
        names.set(variable, name);
        namesByPlace.set(declaredAt(variable), name);
      }
    }

    /** @param {Scope} scope */
    function nameIn(scope) {
      const around = [...(outer.get(scope) ?? [])];
      // `catch (error) { let error }` is an error of syntax.
      if (scope.upper?.type === 'catch') around.push(...scope.upper.variables);
      const taken = new Set(around.map((one) => (typeof one === 'string' ? one : (names.get(one) ?? one.name))));
      const own = scope.variables.filter(({ identifiers }) => identifiers.length > 0).sort((one, two) => declaredAt(one) - declaredAt(two));
      if (scope === bundleScope) {
        const letters = [...often].filter((name) => !taken.has(name));
        const most = [...own].sort((one, two) => two.references.length - one.references.length).slice(0, letters.length);
        give(most, letters, taken);
        give(own.filter((variable) => !most.includes(variable)), pairs(first, second), taken);
      } else if (scope.type !== 'global') give(own, localNames, taken);
      scope.childScopes.forEach(nameIn);
    }
    nameIn(globalScope);
    return names;
  };
}

/** The names of properties written once for key and variable, as in `{ name }`, by place. @param {object} program */
function shorthands(program) {
  /** @type {Map<number, string>} */
  const keys = new Map();
  visitAll(program, (node) => {
    if (node.type === 'Property' && node.shorthand) keys.set(startOf(node.key), node.key.name);
  });
  return keys;
}

/**
 * Makes the function that renames the variables of a minified program.
 * @param {any} program an ESTree program
 * @returns {(alphabets: Alphabets) => Change[]}
 */
export function createVariableRenaming(program) {
  visitAll(program, (node) => (node.range = [node.start, node.end]));
  const { globalScope } = analyze(program, { ecmaVersion: 2022 });
  const keys = shorthands(program);
  const naming = createNaming(/** @type {Scope} */ (globalScope));
  return (alphabets) =>
    [...naming(alphabets)].flatMap(([variable, name]) =>
      [...placesOf(variable)].map(([start, old]) => {
        const key = keys.get(start);
        return { start, end: start + old.length, text: key === undefined || key === name ? name : `${key}:${name}` };
      }),
    );
}

/** The name by each place where a variable is declared or used. @param {Variable} variable */
const placesOf = ({ identifiers, references }) =>
  new Map([...identifiers, ...references.map(({ identifier }) => identifier)].map((node) => [startOf(node), String(node.name)]));
