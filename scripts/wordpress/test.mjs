import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserTests } from '../ledger/read-reports.mjs';
import { inProject, root } from '../project-files.mjs';
import { downloadWordPress, NoWordPress, usualSuite } from './download.mjs';
import { findMariaDB, startMariaDB } from './mariadb.mjs';

/**
 * Runs the tests against one database, and counts them.
 * @param {string} name  of their report
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [files]  those that run; all by default
 */
function run(name, env, files = process.argv.slice(2)) {
  const report = inProject(`.cache/results/${name}.json`);
  rmSync(report, { force: true });
  const args = ['playwright', 'test', '--config', 'playwright.wordpress.config.ts', ...files];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, WORDPRESS_REPORT: report } });
  const tests = existsSync(report) ? browserTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const count = (/** @type {string} */ wanted) => tests.filter((test) => test.status === wanted).length;
  // A run that fails without a failed test has failed once: a file that does not load, a notice in the log of PHP.
  return { passed: count('passed') + count('failedAsExpected'), failed: count('failed') || (status === 0 ? 0 : 1) };
}

/** The same tests on MariaDB, which most sites have, or the files that `WORDPRESS_MARIADB` names. */
async function runOnMariaDB(/** @type {import('./mariadb.mjs').Commands} */ commands) {
  const database = await startMariaDB(commands);
  try {
    return run('wordpress-mariadb', { WP_DB_SOCKET: database.socket }, process.env.WORDPRESS_MARIADB?.split(' '));
  } finally {
    await database.close();
  }
}

/** `npm run test:wordpress`: the last line says how many passed and failed, or why none ran. */
async function main() {
  downloadWordPress(usualSuite);
  const runs = [run('wordpress')];
  const mariadb = findMariaDB();
  if (mariadb) {
    console.log('\nOnce more on MariaDB');
    runs.push(await runOnMariaDB(mariadb));
  } else console.log('\nThis machine has no MariaDB (mariadbd, mariadb-install-db), so the tests ran on SQLite alone.');
  const sum = (/** @type {'passed' | 'failed'} */ what) => runs.reduce((total, one) => total + one[what], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoWordPress)) throw error;
  console.log(error.message);
}
