import { transform } from '@swc/core';

/**
 * Strips the types from TypeScript files without type checking.
 * @type {import('rollup').Plugin}
 */
export const typescriptAsIs = {
  name: 'typescript-as-is',
  async resolveId(id, importer) {
    if (!id.startsWith('.')) return null;
    return (await this.resolve(`${id}.ts`, importer, { skipSelf: true })) ?? null;
  },
  async transform(code, id) {
    const [, extension] = /\.(tsx?)$/.exec(id) ?? [];
    if (!extension) return null;
    const { code: javascript, map } = await transform(code, {
      filename: id,
      sourceMaps: true,
      jsc: { parser: { syntax: 'typescript', tsx: extension === 'tsx' }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    });
    return { code: javascript, map: map ?? null };
  },
};
