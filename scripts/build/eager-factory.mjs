import MagicString from 'magic-string';
import { buildStep } from './changes.mjs';

/**
 * Puts parentheses around the bundle's own function, the last argument of the outermost call. Browsers compile such a
 * function as they read it. Without them they only skim it at first and read all of it a second time when it runs.
 * @param {string} code @param {any} program the same as an ESTree program
 */
export function makeFactoryEager(code, program) {
  const [{ expression }] = program.body;
  // The minifier joins the footer to the call.
  const [call] = expression?.expressions ?? [expression];
  const factory = call?.arguments?.at(-1);
  if (factory?.type !== 'FunctionExpression') throw new Error('The bundle no longer begins with a call that gets its function.');
  return new MagicString(code).appendLeft(factory.start, '(').appendRight(factory.end, ')');
}

export const eagerFactory = buildStep('eager-factory', makeFactoryEager);
