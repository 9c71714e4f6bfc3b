import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserTests } from '../ledger/read-reports.mjs';
import { inProject, root } from '../project-files.mjs';
import { downloadWordPress, NoWordPress, usualSuite } from './download.mjs';

const report = inProject('.cache/results/wordpress.json');

/** `npm run test:wordpress`: the last line says how many passed and failed, or why none ran. */
function main() {
  downloadWordPress(usualSuite);
  rmSync(report, { force: true });
  const args = ['playwright', 'test', '--config', 'playwright.wordpress.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' });
  const tests = existsSync(report) ? browserTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const count = (/** @type {string} */ wanted) => tests.filter((test) => test.status === wanted).length;
  // A run that fails without a failed test has failed once: a file that does not load, a notice in the log of PHP.
  const failed = count('failed') || (status === 0 ? 0 : 1);
  console.log(`${count('passed') + count('failedAsExpected')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  if (!(error instanceof NoWordPress)) throw error;
  console.log(error.message);
}
