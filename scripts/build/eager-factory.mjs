import MagicString from 'magic-string';

/**
 * Puts parentheses around the bundle's own function, the last argument of the outermost call. Browsers compile such a
 * function as they read it. Without them they only skim it at first and read all of it a second time when it runs.
 * @type {import('rollup').Plugin}
 */
export const eagerFactory = {
  name: 'eager-factory',
  renderChunk(code) {
    const [{ expression }] = /** @type {any} */ (this.parse(code)).body;
    // The minifier joins the footer to the call.
    const [call] = expression?.expressions ?? [expression];
    const factory = call?.arguments?.at(-1);
    if (factory?.type !== 'FunctionExpression') throw new Error('The bundle no longer begins with a call that gets its function.');
    const wrapped = new MagicString(code).appendLeft(factory.start, '(').appendRight(factory.end, ')');
    return { code: wrapped.toString(), map: wrapped.generateMap({ hires: true }) };
  },
};
