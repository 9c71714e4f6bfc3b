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
 * Renames the variables of a minified program so that it compresses better, with whatever alphabets. Returns what stands
 * at which place instead, from the beginning on.
 * @param {any} program an ESTree program
 */
export function createRenaming(program) {
  visitAll(program, (node) => (node.range = [node.start, node.end]));
  const { globalScope } = analyze(program, { ecmaVersion: 2022 });
  const keys = shorthands(program);
  const naming = createNaming(/** @type {Scope} */ (globalScope));
  return (/** @type {Alphabets} */ alphabets) => {
    const changes = [...naming(alphabets)].flatMap(([variable, name]) =>
      [...placesOf(variable)].flatMap(([start, old]) => {
        const key = keys.get(start);
        const text = key === undefined || key === name ? name : `${key}:${name}`;
        return text === old ? [] : [{ start, end: start + old.length, text }];
      }),
    );
    return [...new Map(changes.map((change) => [change.start, change])).values()].sort((one, two) => one.start - two.start);
  };
}

/** The name by each place where a variable is declared or used. @param {Variable} variable */
const placesOf = ({ identifiers, references }) =>
  new Map([...identifiers, ...references.map(({ identifier }) => identifier)].map((node) => [startOf(node), String(node.name)]));

/** @type {import('rollup').Plugin} */
export const variableNames = {
  name: 'variable-names',
  renderChunk(code) {
    const renamed = new MagicString(code);
    for (const { start, end, text } of createRenaming(this.parse(code))(found)) renamed.update(start, end, text);
    return { code: renamed.toString(), map: renamed.generateMap({ hires: true }) };
  },
};
