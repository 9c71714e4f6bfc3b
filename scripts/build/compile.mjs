import typescript from '@rollup/plugin-typescript';

/** One compiler for all bundles of a process: the first of them compiles all sources, and the others take what it made. */
const compiler = typescript({
  tsconfig: './tsconfig.build.json',
  include: ['*-entry.ts', 'src/**/*', 'gallery/**/*', 'test/bench/field-step/*'],
});

let isStarted = false;
let isEnded = false;

/**
 * Compiles our sources, without asking whether their types fit: `npm run check:types` does.
 * @returns {import('rollup').Plugin}
 */
export const compile = () => ({
  ...compiler,
  buildStart(options) {
    if (isStarted) return;
    isStarted = true;
    return hook(compiler.buildStart).call(this, options);
  },
  buildEnd(error) {
    if (isEnded) return;
    isEnded = true;
    return hook(compiler.buildEnd).call(this, error);
  },
});

/**
 * @template {(...args: any[]) => unknown} Hook
 * @param {Hook | { handler: Hook } | undefined} given @returns {Hook}
 */
const hook = (given) => /** @type {Hook} */ (typeof given === 'function' ? given : given?.handler);
