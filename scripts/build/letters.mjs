import MagicString from 'magic-string';
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

/** @typedef {{ start: number, end: number, text: string }} Change what stands at a place of the code instead */

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
 * @type {import('rollup').Plugin}
 */
export const letters = {
  name: 'letters',
  renderChunk(code) {
    const renamed = new MagicString(code);
    for (const { start, end, text } of createRenaming(this.parse(code))(found)) {
      if (code.slice(start, end) !== text) renamed.update(start, end, text);
    }
    return { code: renamed.toString(), map: renamed.generateMap({ hires: true }) };
  },
};
