import MagicString from 'magic-string';

/** @typedef {{ start: number, end: number, text: string }} Change what stands at a place of the code instead */

/** @param {string} code @param {readonly Change[]} changes */
export function changed(code, changes) {
  const result = new MagicString(code);
  for (const { start, end, text } of changes) if (code.slice(start, end) !== text) result.update(start, end, text);
  return result;
}

/**
 * A step of the build that changes the code of the bundle.
 * @param {string} name
 * @param {(code: string, program: object, chunk: import('rollup').RenderedChunk) => MagicString | Promise<MagicString>} change
 *   gets the same code as an ESTree program
 * @returns {import('rollup').Plugin}
 */
export const buildStep = (name, change) => ({
  name,
  async renderChunk(code, chunk) {
    const result = await change(code, this.parse(code), chunk);
    return { code: result.toString(), map: result.generateMap({ hires: true }) };
  },
});
