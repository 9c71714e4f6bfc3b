/**
 * The bundle's own function, the last argument of the outermost call, and that call.
 * @param {any} program the bundle as an ESTree program
 * @returns {{ call: any, factory: any }} nodes
 */
export function bundleFunction({ body: [{ expression: call }] }) {
  const factory = call?.arguments?.at(-1);
  if (factory?.type !== 'FunctionExpression') throw new Error('The bundle no longer begins with a call that gets its function.');
  return { call, factory };
}
