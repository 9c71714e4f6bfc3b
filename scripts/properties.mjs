import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { inProject, root } from './project-files.mjs';

const orders = process.env.PROPERTY_RUNS ?? '10000';
const schedules = process.env.PROPERTY_SCHEDULES ?? '1000';
const reloads = process.env.PROPERTY_RELOADS ?? '500';
const texts = process.env.PROPERTY_TEXTS ?? '2000';
const stored = process.env.PROPERTY_STORED ?? '2000';
const seed = process.env.PROPERTY_SEED ?? String(Date.now() % 2 ** 31);
const report = inProject('.cache/results/properties.json');

/**
 * @typedef {{ fullName: string, status: string, duration?: number, failureMessages: string[] }} Ran
 * @returns {Ran[]} empty if the tests did not start
 */
function ranTests() {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap((/** @type {{ assertionResults: Ran[] }} */ file) => file.assertionResults);
  } catch {
    return [];
  }
}

console.log(
  `${orders} visits a property, ${schedules} schedules of loads, ${texts} pasted texts, ${stored} stored entries and replies, ${reloads} visits of printed forms, seed ${seed}\n`,
);
rmSync(report, { force: true });
const start = Date.now();
const { status } = spawnSync(
  process.execPath,
  [
    inProject('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'node',
    '--project',
    'preact',
    // Ten thousand orders take minutes: only a property that hangs is ended.
    `--testTimeout=${30 * 60_000}`,
    '--reporter=json',
    `--outputFile=${report}`,
    'test/properties',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PROPERTY_RUNS: orders,
      PROPERTY_SCHEDULES: schedules,
      PROPERTY_TEXTS: texts,
      PROPERTY_STORED: stored,
      PROPERTY_SEED: seed,
    },
  },
);

const tests = ranTests();
for (const { fullName, status: result, duration = 0, failureMessages } of tests) {
  console.log(`${result === 'passed' ? 'holds' : 'FAILS'}  ${Math.round(duration / 1000)} s  ${fullName}`);
  for (const message of failureMessages) console.log(`\n${message}\n`);
}
const held = tests.filter(({ status: result }) => result === 'passed').length;
console.log(`\n${held} of ${tests.length} properties hold, seed ${seed}, ${Math.round((Date.now() - start) / 1000)} s`);

console.log(`\nPrinted forms in the browser`);
const { status: browserStatus } = spawnSync(
  process.execPath,
  [inProject('node_modules/@playwright/test/cli.js'), 'test', '--config', 'playwright.properties.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROPERTY_RELOADS: reloads, PROPERTY_SEED: seed } },
);
const isHeld = status === 0 && tests.length > 0 && held === tests.length;
process.exitCode = isHeld && browserStatus === 0 ? 0 : 1;
