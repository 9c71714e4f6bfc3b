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

/** The types of the package are made of the schema. */
async function styleSchemaTypes() {
  await run('scripts/build/styles.mjs');
  await run('scripts/page-config-schema.mjs');
  await run('scripts/build/package-types.mjs');
}

// Two processes, for two processors.
await Promise.all([run('node_modules/rollup/dist/bin/rollup', '-c', '--silent'), styleSchemaTypes()]);
copyToHost();
