import { buildStep, changed } from './changes.mjs';
import found from './letters.json' with { type: 'json' };
import { createPropertyRenaming } from './property-names.mjs';
import { createVariableRenaming } from './variable-names.mjs';

/**
 * The letters of names, those to be used first in front.
 * @typedef {object} Alphabets
 * @property {string} local of parameters and of variables inside functions
 * @property {string} often of the variables that the whole bundle uses most; the others have two letters
 * @property {string} first the first letters of those
 * @property {string} second and their second ones
 * @property {string} property of the properties used most; the others have two letters
 * @property {string} propertyFirst the first letters of those
 * @property {string} propertySecond and their second ones
 */

/**
 * Makes the function that gives a minified program names of these letters; the changes come in the order of their places.
 * @param {object} program an ESTree program
 */
export function createRenaming(program) {
  const renamings = [createPropertyRenaming(program), createVariableRenaming(program)];
  return (/** @type {Alphabets} */ alphabets) => {
    const changes = renamings.flatMap((renaming) => renaming(alphabets));
    return [...new Map(changes.map((change) => [change.start, change])).values()].sort((one, two) => one.start - two.start);
  };
}

/**
 * Names variables and properties in place of terser, with the letters that compress best. `npm run letters` finds them
 * by trying; any work.
 */
export const letters = buildStep('letters', (code, program) => changed(code, createRenaming(program)(found)));
