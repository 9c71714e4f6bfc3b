import MagicString from 'magic-string';
import { bundleFunction } from './bundle-function.mjs';
import { buildStep } from './changes.mjs';

/** Chromium compiles all functions of a script that begins with it while it loads, beside the page's own work. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts parentheses around the bundle's own function, the last argument of the outermost call. Browsers compile such a
 * function as they read it. Without them they only skim it at first and read all of it a second time when it runs.
 * @param {string} code @param {any} program the same as an ESTree program
 */
export function makeFactoryEager(code, program) {
  const { start, end } = bundleFunction(program).factory;
  return new MagicString(code).appendLeft(start, '(').appendRight(end, ')').prepend(hint);
}

export const eagerFactory = buildStep('eager-factory', makeFactoryEager);
