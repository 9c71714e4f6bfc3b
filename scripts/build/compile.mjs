import typescript from '@rollup/plugin-typescript';

const compiler = typescript({
  tsconfig: './tsconfig.build.json',
  include: ['*-entry.ts', 'src/**/*', 'gallery/**/*', 'test/bench/field-step/*'],
});

/**
 * A hook that runs for the first bundle alone.
 * @template {(this: any, ...args: any[]) => unknown} Hook
 * @param {Hook | { handler: Hook } | undefined} given
 */
function onlyOnce(given) {
  const hook = typeof given === 'object' ? given.handler : given;
  let hasRun = false;
  return /** @type {Hook} */ (
    function (...args) {
      if (hasRun) return undefined;
      hasRun = true;
      return hook?.apply(this, args);
    }
  );
}

/** @type {import('rollup').Plugin} */
const once = { ...compiler, buildStart: onlyOnce(compiler.buildStart), buildEnd: onlyOnce(compiler.buildEnd) };

/**
 * Compiles our sources, without asking whether their types fit: `npm run check:types` does. All bundles of a process share one
 * compiler: the first of them compiles all sources, and the others take what it made.
 */
export const compile = () => once;
