/**
 * Bundles one half of the files that rollup.config.mjs names: `node scripts/build/bundle-half.mjs pages`, or `rest`, ahead of which
 * come the schema and the types of the package, which are made of it. The sources are compiled once for all of these.
 */
import { rollup } from 'rollup';
import rollupConfigs from '../../rollup.config.mjs';

const configHalf = process.argv[2] === 'pages' ? 'pages' : 'rest';

if (configHalf === 'rest') {
  await import('../page-config-schema.mjs');
  if (process.exitCode) process.exit();
  await import('./package-types.mjs');
}
for (const { output, ...input } of rollupConfigs({ configHalf })) {
  const bundle = await rollup({ ...input, logLevel: 'silent' });
  await bundle.write(/** @type {import('rollup').OutputOptions} */ (output));
  await bundle.close();
}
