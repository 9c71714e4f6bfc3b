import { analyze } from 'eslint-scope';
import MagicString from 'magic-string';
import { visitAll } from './prune/library-ast.mjs';
import found from './variable-names.json' with { type: 'json' };

/**
 * The letters of names, those to be used first in front.
 * @typedef {object} Alphabets
 * @property {string} local of parameters and of variables inside functions
 * @property {string} often of the variables that the whole bundle uses most; the others have two letters
 * @property {string} first the first letters of those
 * @property {string} second and their second ones
 */

/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

const reservedWords = new Set(['do', 'if', 'in', 'of', 'as', 'is']);

/** @param {string} first @param {string} second */
const pairs = (first, second) => [...first].flatMap((one) => [...second].map((two) => one + two)).filter((name) => !reservedWords.has(name));

/** @param {any} node where it stands in the code */
const startOf = (node) => Number(node.start);

/** @param {Variable} variable */
const declaredAt = ({ identifiers }) => startOf(identifiers[0]);

/** The variables and names that a scope uses from around it; `ownOf` of the scopes below it as well. @param {Scope} scope @param {Map<Scope, Set<Variable | string>>} outer */
function findOuter(scope, outer) {
  const used = new Set(scope.references.map(({ resolved, identifier }) => resolved ?? identifier.name));
  for (const child of scope.childScopes) for (const one of findOuter(child, outer)) used.add(one);
  for (const own of scope.variables) used.delete(own);
  outer.set(scope, used);
  return used;
}

/**
 * The new name of each variable of a program. Terser calls variables in the order of their declaration a, b, c; here the
 * ones used everywhere get short names that no function uses inside, so that functions read more alike to gzip.
 * @param {Scope} globalScope @param {Alphabets} alphabets
 */
function newNames(globalScope, { local, often, first, second }) {
  const outer = new Map();
  findOuter(globalScope, outer);
  /** @type {Map<Variable, string>} */
  const names = new Map();
  /** @type {Map<number, string>} */
  const namesByPlace = new Map();
  const localNames = [...local, ...pairs(local, local)];
  /** @param {Scope} scope @returns {Scope} the one with the most variables: all of the bundle stands in it */
  const largest = (scope) => scope.childScopes.map(largest).reduce((one, two) => (two.variables.length > one.variables.length ? two : one), scope);
  const bundleScope = largest(globalScope);

  /** @param {Scope} scope */
  const nameIn = (scope) => {
    const taken = new Set([...outer.get(scope)].map((one) => (typeof one === 'string' ? one : (names.get(one) ?? one.name))));
    // `catch (error) { let error }` is an error of syntax.
    if (scope.upper?.type === 'catch') for (const one of scope.upper.variables) taken.add(names.get(one) ?? one.name);
    const own = scope.variables.filter(({ identifiers }) => identifiers.length > 0).sort((one, two) => declaredAt(one) - declaredAt(two));
    /** @param {readonly Variable[]} variables @param {readonly string[]} candidates */
    const give = (variables, candidates) => {
      const free = candidates.filter((name) => !taken.has(name));
      variables.forEach((variable, index) => {
        // The name of a class is a variable around it and another one inside.
        const name = namesByPlace.get(declaredAt(variable)) ?? String(free[index]);
        names.set(variable, name);
        namesByPlace.set(declaredAt(variable), name);
      });
    };
    if (scope === bundleScope) {
      const singles = [...often].filter((name) => !taken.has(name));
      const most = new Set([...own].sort((one, two) => two.references.length - one.references.length).slice(0, singles.length));
      give([...most], singles);
      give(own.filter((variable) => !most.has(variable)), pairs(first, second));
    } else if (scope.type !== 'global') give(own, localNames);
    scope.childScopes.forEach(nameIn);
  };
  nameIn(globalScope);
  return names;
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
 * Renames the variables of a minified program so that it compresses better, with whatever alphabets.
 * @param {string} code @param {any} program the same as an ESTree program
 */
export function createRenaming(code, program) {
  visitAll(program, (node) => (node.range = [node.start, node.end]));
  const { globalScope } = analyze(program, { ecmaVersion: 2022 });
  const keys = shorthands(program);
  return (/** @type {Alphabets} */ alphabets) => {
    const renamed = new MagicString(code);
    for (const [variable, name] of globalScope ? newNames(globalScope, alphabets) : []) {
      for (const [start, old] of placesOf(variable)) {
        const key = keys.get(start);
        if (key !== undefined && key !== name) renamed.update(start, start + old.length, `${key}:${name}`);
        else if (old !== name) renamed.update(start, start + old.length, name);
      }
    }
    return renamed;
  };
}

/** The name by each place where a variable is declared or used. @param {Variable} variable */
const placesOf = ({ identifiers, references }) =>
  new Map([...identifiers, ...references.map(({ identifier }) => identifier)].map((node) => [startOf(node), String(node.name)]));

/** @type {import('rollup').Plugin} */
export const variableNames = {
  name: 'variable-names',
  renderChunk(code) {
    const renamed = createRenaming(code, this.parse(code))(found);
    return { code: renamed.toString(), map: renamed.generateMap({ hires: true }) };
  },
};
