import { pairs } from './pairs.mjs';
import { analyzeScopes, declaredAt, declaredIn, renameVariables, shorthands } from './variable-scopes.mjs';

/** @typedef {import('./letters.mjs').Alphabets} Alphabets @typedef {import('./changes.mjs').Change} Change */
/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

/**
 * Names the variables of a program. Terser calls them a, b, c in the order of their declaration; here the ones used
 * everywhere get short names that no function uses inside, so that functions read more alike to gzip.
 * @param {ReturnType<typeof analyzeScopes>} scopes
 */
function createNaming({ globalScope, bundleScope, usedAround }) {
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
      const taken = new Set(usedAround(scope).map((one) => (typeof one === 'string' ? one : (names.get(one) ?? one.name))));
      const own = declaredIn(scope);
      if (scope === bundleScope) {
        const letters = [...often].filter((name) => !taken.has(name));
        const most = [...own].sort((one, two) => two.references.length - one.references.length).slice(0, letters.length);
        give(most, letters, taken);
        give(
          own.filter((variable) => !most.includes(variable)),
          pairs(first, second),
          taken,
        );
      } else if (scope.type !== 'global') give(own, localNames, taken);
      scope.childScopes.forEach(nameIn);
    }
    nameIn(globalScope);
    return names;
  };
}

/**
 * Makes the function that renames the variables of a minified program.
 * @param {any} program an ESTree program
 * @returns {(alphabets: Alphabets) => Change[]}
 */
export function createVariableRenaming(program) {
  const keys = shorthands(program);
  const naming = createNaming(analyzeScopes(program));
  return (alphabets) => renameVariables(naming(alphabets), keys);
}
