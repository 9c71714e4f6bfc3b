import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserTests, unitTests } from './ledger/read-reports.mjs';
import { inProject } from './project-files.mjs';
import { run } from './run.mjs';
import { failuresOf, sumUp } from './sum-up.mjs';

const unitReport = inProject('.cache/results/unit.json');
const browserReport = inProject('.cache/results/browser.json');

/** @param {string} file a report of this run; missing if nothing ran */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const start = Date.now();
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const checkCode = run('check');
const unitCode = run('test:unit');
const browserCode = run('test:browser');

const unit = read(unitReport);
const browser = read(browserReport);
const runs = {
  checkFailed: checkCode !== 0,
  unit: { tests: unit ? unitTests(unit) : [], exitCode: unitCode },
  browser: { tests: browser ? browserTests(browser) : [], exitCode: browserCode },
};
const { passed, failed, browserRan } = sumUp(runs);
const failures = failuresOf(runs);

const seconds = Math.round((Date.now() - start) / 1000);
if (failures) console.log(`\nFailed:\n\n${failures}`);
console.log(`\n${browserRan} browser tests ran; ${Math.floor(seconds / 60)} min ${seconds % 60} s in all`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
