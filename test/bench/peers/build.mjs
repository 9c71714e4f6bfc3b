import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { transform } from '@swc/core';
import { rollup } from 'rollup';
import { minify } from '../../../rollup.config.mjs';
import { preactAliases } from '../../../scripts/build/aliases.mjs';
import { inProject } from '../../../scripts/project-files.mjs';

const folder = 'test/bench/peers';
const cache = '.cache/bench-peers';

/** The questions, under the name by which the pages import them. @param {readonly import('./questions.mjs').Step[]} steps @returns {import('rollup').Plugin} */
const questions = (steps) => ({
  name: 'three-step',
  resolveId: (id) => (id === 'three-step' ? id : null),
  load: (id) => (id === 'three-step' ? `export const steps = ${JSON.stringify(steps)};` : null),
});

/** @type {import('rollup').Plugin} */
const json = {
  name: 'json',
  transform: (source, id) => (id.endsWith('.json') ? { code: `export default ${source}`, map: null } : null),
};

/** @type {import('rollup').Plugin} */
const compile = {
  name: 'compile',
  async transform(source, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const { code } = await transform(source, {
      filename: id,
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    });
    return { code, map: null };
  },
};

/**
 * The script of a page, bundled and minified as ours is. Kept until a page, a package or a question changes.
 * @param {import('./libraries.mjs').Library} library
 * @param {readonly import('./questions.mjs').Step[]} steps
 * @returns {Promise<string>}
 */
export async function buildLibrary({ slug, entry, onPreact = false }, steps) {
  const file = inProject(`${cache}/${slug}-${sourcesHash(steps)}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const bundle = await rollup({
    input: inProject(`${folder}/pages/${entry}`),
    onwarn: () => {},
    plugins: [
      onPreact && alias({ entries: preactAliases }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      questions(steps),
      resolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
      json,
      commonjs({ requireReturnsDefault: 'auto' }),
      compile,
      minify,
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'entrant' });
  await bundle.close();
  mkdirSync(inProject(cache), { recursive: true });
  writeFileSync(file, output[0].code);
  return output[0].code;
}

/** @param {readonly import('./questions.mjs').Step[]} steps */
function sourcesHash(steps) {
  const hash = createHash('sha256').update(JSON.stringify(steps));
  const pages = readdirSync(inProject(`${folder}/pages`)).map((page) => `pages/${page}`);
  for (const file of ['package-lock.json', 'build.mjs', ...pages]) hash.update(readFileSync(inProject(`${folder}/${file}`)));
  return hash.digest('hex').slice(0, 16);
}
