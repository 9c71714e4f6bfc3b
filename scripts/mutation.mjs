import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { inProject, root } from './project-files.mjs';

const minutes = 60;

mkdirSync(inProject('.cache/mutation'), { recursive: true });
const start = Date.now();
const { status, signal } = spawnSync(
  process.execPath,
  [inProject('node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'scripts/mutation/stryker.config.mjs', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', timeout: minutes * 60_000 },
);

const seconds = Math.round((Date.now() - start) / 1000);
console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s; the report is in .cache/mutation/mutation.json`);
if (signal) console.log(`Stopped after ${minutes} minutes.`);
process.exitCode = status ?? 1;
