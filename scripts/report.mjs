/** Runs the families of faults, the properties and the contract, and writes what held into docs/reports/<version>.md. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { browserTests, unitTests } from './ledger/read-reports.mjs';
import { filesBelow, inProject, root, version } from './project-files.mjs';
import { contract, families, properties } from './report/families.mjs';
import { allHeld, reportText } from './report/report-text.mjs';
import { runQuietly } from './run.mjs';

/** How often each kind of property is tried, by the variable that the tests read. */
const runs = {
  'random visits a property': ['PROPERTY_RUNS', '1000'],
  'schedules of loads': ['PROPERTY_SCHEDULES', '200'],
  'pasted texts': ['PROPERTY_TEXTS', '2000'],
  'stored entries and replies': ['PROPERTY_STORED', '50'],
  seed: ['PROPERTY_SEED', String(Date.now() % 2 ** 31)],
};
const asked = Object.entries(runs).map(([name, [variable = '', usual = '']]) => ({
  name,
  variable,
  value: process.env[variable] ?? usual,
}));

const all = [...families, properties, contract];

/** The test files of a family. @param {import('./report/families.mjs').Family} family */
function filesOf({ title, tests }) {
  const missing = tests.filter((path) => !existsSync(inProject(`test/${path}`)));
  if (missing.length > 0) throw new Error(`The family "${title}" names what is not there: ${missing.join(', ')}`);
  return filesBelow(tests.map((path) => `test/${path}`)).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
}

/**
 * Runs the files of the families that one runner knows.
 * @template Report
 * @param {string[]} command of Node, ahead of the files @param {RegExp} kind of files @param {string} report relative to the project
 * @returns {Report}
 */
function runTests(command, kind, report) {
  const files = [...new Set(all.flatMap(filesOf))].filter((file) => kind.test(file));
  rmSync(inProject(report), { force: true });
  const variables = Object.fromEntries(asked.map(({ variable, value }) => [variable, value]));
  spawnSync(process.execPath, [...command, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: inProject(report) },
  });
  if (!existsSync(inProject(report))) throw new Error(`${command[0]} did not run.`);
  return JSON.parse(readFileSync(inProject(report), 'utf8'));
}

const unitReport = '.cache/results/report-unit.json';
const unit = /** @type {Parameters<typeof unitTests>[0]} */ (
  runTests(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    /\.test\.tsx?$/,
    unitReport,
  )
);
const browser = /** @type {Parameters<typeof browserTests>[0]} */ (
  runTests(['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], /\.spec\.ts$/, '.cache/results/report-browser.json')
);
const prices = await runQuietly('quote:wordpress');

/** What ran of a family. @param {import('./report/families.mjs').Family} family */
function ranOf(family) {
  const files = filesOf(family);
  const ofUnit = unit.testResults.filter(({ name = '' }) => files.some((file) => name.endsWith(file)));
  const ofBrowser = browser.suites.filter(({ title }) => files.some((file) => file.endsWith(`/${title}`)));
  return { ...family, ran: [...unitTests({ testResults: ofUnit }), ...browserTests({ suites: ofBrowser })] };
}

const facts = {
  version,
  day: new Date().toISOString().slice(0, 10),
  node: process.version,
  runs: Object.fromEntries(asked.map(({ name, value }) => [name, value])),
  tried: all.map(ranOf),
  prices: { held: prices.code === 0, lines: prices.output.split('\n').filter(Boolean) },
};
const file = `docs/reports/${version}.md`;
mkdirSync(inProject('docs/reports'), { recursive: true });
writeFileSync(inProject(file), reportText(facts));
console.log(`${file}: ${allHeld(facts) ? 'all that was tried held' : 'not all that was tried held'}`);
if (!allHeld(facts)) process.exitCode = 1;
