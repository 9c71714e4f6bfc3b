import typescript from '@rollup/plugin-typescript';

/**
 * Compiles our sources, without asking whether their types fit: `npm run check:types` does.
 * @param {{ sourceMap?: boolean }} [options]
 */
export const compile = ({ sourceMap = false } = {}) =>
  typescript({
    tsconfig: './tsconfig.build.json',
    include: ['*-entry.ts', 'src/**/*', 'gallery/**/*', 'test/bench/field-step/*'],
    compilerOptions: { sourceMap },
  });
