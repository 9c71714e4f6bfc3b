import MagicString from 'magic-string';
import { minify } from 'terser';
import { bundleFunction } from './bundle-function.mjs';
import { buildStep } from './changes.mjs';
import { startOnPage } from './page-start.mjs';

/**
 * Lets `startOnPage` call the bundle's function in place of what Rollup writes for a page without a module loader, and an
 * AMD loader run it. The function gets the script's element under the name by which `own-scripts.ts` asks for it.
 * @param {string} code @param {any} program the same as an ESTree program
 */
export async function makeFactoryLate(code, program) {
  const { call, factory } = bundleFunction(program);
  // The minifier joins declarations of one kind alone.
  const { code: start = '' } = await minify(`(${startOnPage})`.replaceAll('const ', 'let '), {
    ecma: 2020,
    compress: { passes: 2, expression: true },
    mangle: true,
    toplevel: true,
  });
  const { body } = call.callee;
  // The minifier writes either.
  let branch = body.type === 'BlockStatement' ? body.body[0].expression : body;
  if (branch.type !== 'ConditionalExpression') throw new Error('The bundle no longer asks for a module loader.');
  let definition = branch;
  for (; branch.type === 'ConditionalExpression'; branch = branch.alternate) definition = branch.consequent;
  const own = call.callee.params.at(-1).name;
  return (
    new MagicString(code)
      .appendLeft(definition.start, '(')
      // An AMD loader runs a module only when it is required, and the host page does not know ours: require it here.
      .appendRight(definition.end, ',"function"==typeof require&&require(["charterform"]))')
      .overwrite(branch.start, branch.end, `(${start.replace(/;$/, '')})(${own})`)
      .appendLeft(factory.params[0].end, ',charterformScript')
  );
}

export const lateFactory = buildStep('late-factory', makeFactoryLate);
