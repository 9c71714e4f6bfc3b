import { buildStep, changed } from './changes.mjs';
import found from './letters.json' with { type: 'json' };
import { Phrases } from './phrases.mjs';
import { analyzeScopes, declaredAt, declaredIn, placesOf, renameVariables, shorthands } from './variable-scopes.mjs';

/** @typedef {import('eslint-scope').Scope} Scope @typedef {import('eslint-scope').Variable} Variable */

/** The letters tried for each variable. */
const letters = [...found.local].slice(0, 22);

/** How often each variable is named. In all but the last rounds chance helps it out of a choice that is good only for a while. */
const rounds = 400;
const calmRounds = 4;
const boldest = 60;

/** The same numbers from 0 to 1 in every build. Of those beginnings that were tried, this one gave the smallest bundle. */
function createChance() {
  let state = 6;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return ((state >>> 8) + 0.5) / 2 ** 24;
  };
}

/** The variables that cannot have the same name, for each. @param {ReturnType<typeof analyzeScopes>} scopes */
function findRivals({ globalScope, bundleScope, usedAround }) {
  /** @type {Map<Variable, Set<Variable | string>>} */
  const rivals = new Map();
  /** @param {Variable} variable */
  const rivalsOf = (variable) => rivals.get(variable) ?? rivals.set(variable, new Set()).get(variable) ?? new Set();
  /** @param {Scope} scope */
  function visit(scope) {
    if (scope.type !== 'global' && scope !== bundleScope) {
      const own = declaredIn(scope);
      for (const one of own) {
        for (const other of [...own, ...usedAround(scope)]) {
          if (other === one) continue;
          rivalsOf(one).add(other);
          if (typeof other !== 'string') rivalsOf(other).add(one);
        }
      }
    }
    scope.childScopes.forEach(visit);
  }
  visit(globalScope);
  return rivals;
}

/** The variables inside functions. The name of a class is declared twice, and stays. @param {ReturnType<typeof analyzeScopes>} scopes */
function findLocals({ globalScope, bundleScope }) {
  const all = [globalScope];
  for (const scope of all) all.push(...scope.childScopes);
  const inside = all.filter((scope) => scope !== globalScope && scope !== bundleScope).flatMap(declaredIn);
  /** @type {Map<number, number>} */
  const times = new Map();
  for (const variable of all.flatMap(declaredIn)) times.set(declaredAt(variable), (times.get(declaredAt(variable)) ?? 0) + 1);
  return inside.filter((variable) => times.get(declaredAt(variable)) === 1);
}

/**
 * The words of a code as numbers, and the word that stands at each place of it.
 * @param {string} code
 */
function numberWords(code) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const numberOf = (/** @type {string} */ word) => numbers.get(word) ?? numbers.set(word, numbers.size + 1).size;
  const found = [...code.matchAll(/[\w$]+|[^\w$]/g)];
  return {
    numberOf,
    words: Int32Array.from(found, ([word]) => numberOf(word)),
    wordAt: new Map(found.map(({ index }, word) => [index, word])),
  };
}

/**
 * Finds names for variables inside functions with which the code says the same again and again.
 * @param {string} code @param {ReturnType<typeof analyzeScopes>} scopes
 */
function findNames(code, scopes) {
  const { words, wordAt, numberOf } = numberWords(code);
  const rivals = findRivals(scopes);
  const phrases = new Phrases(words);
  const chance = createChance();
  const locals = findLocals(scopes).map((variable) => {
    const at = [...placesOf(variable).keys()].map((place) => Number(wordAt.get(place)));
    return { variable, at, around: phrases.around(at), rivals: [...(rivals.get(variable) ?? [])] };
  });
  const names = new Map(locals.map(({ variable }) => [variable, variable.name]));
  const numbers = new Map(letters.map((letter) => [letter, numberOf(letter)]));

  /** @param {typeof locals[number]} local @param {number} boldness */
  function rename({ variable, at, around, rivals: others }, boldness) {
    const taken = new Set(others.map((one) => (typeof one === 'string' ? one : (names.get(one) ?? one.name))));
    phrases.leaveOut(around);
    let best = { name: String(names.get(variable)), likeness: -1 };
    for (const [name, number] of numbers) {
      if (taken.has(name)) continue;
      for (const place of at) words[place] = number;
      const luck = boldness > 0 ? -Math.log(-Math.log(chance())) * boldness * at.length : 0;
      const likeness = phrases.likeness(around) + luck;
      if (likeness > best.likeness) best = { name, likeness };
    }
    for (const place of at) words[place] = numberOf(best.name);
    phrases.takeIn(around);
    names.set(variable, best.name);
  }
  for (let round = 0; round < rounds; round += 1) {
    const boldness = boldest * Math.max(0, 1 - round / (rounds - calmRounds));
    for (const local of locals) rename(local, boldness);
  }
  return names;
}

/**
 * Names variables inside functions so that what they do reads like what others do nearby: `e.map(r=>r.id)` in all of them.
 * @param {string} code @param {object} program the same as an ESTree program
 */
export const nameAlike = (code, program) => changed(code, renameVariables(findNames(code, analyzeScopes(program)), shorthands(program)));

/** Any names would work; these compress better. */
export const alikeNames = buildStep('alike-names', nameAlike);
