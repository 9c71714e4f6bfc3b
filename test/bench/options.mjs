import { parseArgs } from 'node:util';

export const partNames = /** @type {const} */ (['rules', 'cart', 'fields', 'toggles', 'domains', 'three-step', 'paid', 'forms']);

/** @typedef {(typeof partNames)[number]} PartName */

const leastRounds = 9;

/**
 * What `npm run bench` is asked for.
 * @throws {Error} for an unknown part or a number that is none
 */
export function benchOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: String(leastRounds) },
      only: { type: 'string' },
      peer: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      record: { type: 'boolean', default: false },
      'print-form': { type: 'boolean', default: false },
      profile: { type: 'string' },
      repeats: { type: 'string', default: '5' },
      functions: { type: 'string', default: '40' },
      dist: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  const unknown = only?.find((part) => !partNames.some((name) => name === part));
  if (unknown !== undefined) throw new Error(`--only takes ${partNames.join(', ')}, with commas between`);
  const parts = partNames.filter((part) => only?.includes(part) ?? true);
  const numbers = {
    rounds: countOf('rounds', values.rounds),
    repeats: countOf('repeats', values.repeats),
    functions: countOf('functions', values.functions),
  };
  return { ...values, ...numbers, parts, printsForm: values['print-form'] };
}

/** @param {string} name @param {string} given */
export function countOf(name, given) {
  const count = Number(given);
  if (!(Number.isInteger(count) && count > 0)) throw new Error(`--${name} must be a number of 1 or more`);
  return count;
}
