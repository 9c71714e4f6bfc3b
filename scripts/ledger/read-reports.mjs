/** @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped' | 'failedAsExpected' }} RanTest */

/**
 * The tests of a Vitest JSON report; titles include those of their describe blocks.
 * @param {{ testResults: { assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {RanTest[]}
 */
export function unitTests(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/**
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ status: string, expectedStatus: string }} PlaywrightTest
 */

/**
 * The tests of a Playwright JSON report. A test that is expected to fail proves nothing.
 * @param {{ suites: Suite[] }} report
 * @returns {RanTest[]}
 */
export function browserTests(report) {
  // The outermost suite is the file, whose name is not part of the title.
  return report.suites.flatMap((file) => testsOf({ ...file, title: '' }, []));
}

/** @param {Suite} suite @param {string[]} outer @returns {RanTest[]} */
function testsOf(suite, outer) {
  const titles = [...outer, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ title: [...titles, spec.title].filter(Boolean).join(' '), status: verdict(test) })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

/** @param {PlaywrightTest} test @returns {RanTest['status']} */
function verdict({ status, expectedStatus }) {
  if (status === 'skipped') return 'skipped';
  if (status !== 'expected') return 'failed';
  return expectedStatus === 'passed' ? 'passed' : 'failedAsExpected';
}
