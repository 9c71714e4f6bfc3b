import { spawn } from 'node:child_process';
import { copyToHost } from './build/host-files.mjs';
import { root } from './project-files.mjs';

/** @param {readonly string[]} args of Node @returns {Promise<void>} rejects if it fails */
const run = (...args) =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`node ${args.join(' ')} failed`)),
    );
  });

/** Bundles one half of the files that rollup.config.mjs names. @param {'pages' | 'rest'} half */
const bundle = (half) => run('node_modules/rollup/dist/bin/rollup', '-c', `--configHalf=${half}`, '--silent');

/** Styles, then the schema, then the types of the package, which are made of it. */
async function styleSchemaTypes() {
  await run('scripts/build/styles.mjs');
  await run('scripts/page-config-schema.mjs');
  await run('scripts/build/package-types.mjs');
}

// Two processes at a time, for two processors.
await Promise.all([bundle('pages'), styleSchemaTypes().then(() => bundle('rest'))]);
copyToHost();
