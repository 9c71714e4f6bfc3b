/** @typedef {import('./ledger/read-reports.mjs').RanTest} RanTest */
/** @typedef {{ tests: RanTest[], exitCode: number }} Run */

/**
 * The totals of a whole test run. Each of these counts as one failure: failed checks; a runner that failed without a
 * failed test (a file that does not load, an error between tests); a run without any browser test.
 * @param {{ checkFailed: boolean, unit: Run, browser: Run }} runs
 * @returns {{ passed: number, failed: number, browserRan: number }}
 */
export function sumUp({ checkFailed, unit, browser }) {
  const browserRan = browser.tests.filter((test) => test.status !== 'skipped').length;
  const failures = [unit, browser].map(({ tests, exitCode }) => {
    const failed = count(tests, 'failed');
    return failed === 0 && exitCode !== 0 ? 1 : failed;
  });
  const withoutBrowser = browserRan === 0 && failures[1] === 0 ? 1 : 0;
  return {
    // A test that is expected to fail and fails counts as passed.
    passed: [...unit.tests, ...browser.tests].filter(({ status }) => status === 'passed' || status === 'failedAsExpected').length,
    failed: failures.reduce((sum, failed) => sum + failed, 0) + (checkFailed ? 1 : 0) + withoutBrowser,
    browserRan,
  };
}

/** How much of what a failed test said is repeated at the end, in lines. */
const linesOfEach = 12;

/**
 * What failed, to be read where the run ends: the output of whole runs is long, and CI shows its end.
 * @param {{ checkFailed: boolean, unit: Run, browser: Run }} runs
 * @returns {string} empty if nothing failed
 */
export function failuresOf({ checkFailed, unit, browser }) {
  const failed = [...unit.tests, ...browser.tests].filter(({ status }) => status === 'failed');
  const said = failed.map(({ title, why = '' }) => [`✗ ${title}`, ...why.split('\n').filter(Boolean).slice(0, linesOfEach)].join('\n    '));
  for (const [name, { tests, exitCode }] of Object.entries({ unit, browser }))
    if (exitCode !== 0 && count(tests, 'failed') === 0) said.unshift(`✗ npm run test:${name} failed without a failed test`);
  if (checkFailed) said.unshift('✗ npm run check');
  return said.join('\n\n');
}

/** @param {RanTest[]} tests @param {RanTest['status']} status */
const count = (tests, status) => tests.filter((test) => test.status === status).length;
