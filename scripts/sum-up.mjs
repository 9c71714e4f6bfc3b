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

/** @param {RanTest[]} tests @param {RanTest['status']} status */
const count = (tests, status) => tests.filter((test) => test.status === status).length;
