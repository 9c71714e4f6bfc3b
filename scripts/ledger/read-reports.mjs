import { stripVTControlCharacters } from 'node:util';

/**
 * `why` is what a failed test said of itself, as plain text.
 * @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped' | 'failedAsExpected', why?: string }} RanTest
 */

/**
 * The tests of a Vitest JSON report; titles include those of their describe blocks.
 * @param {{ testResults: { name?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} report
 * @returns {RanTest[]}
 */
export function unitTests(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...(status === 'failed' && { why: because([name, ...(failureMessages ?? [])]) }),
    })),
  );
}

/** @param {readonly (string | undefined)[]} said */
const because = (said) => stripVTControlCharacters(said.filter(Boolean).join('\n'));

/**
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ status: string, expectedStatus: string, results?: { errors?: { message?: string }[] }[] }} PlaywrightTest
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
    spec.tests.map((test) => ({ title: [...titles, spec.title].filter(Boolean).join(' '), ...outcome(test) })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

/** @param {PlaywrightTest} test @returns {Pick<RanTest, 'status' | 'why'>} */
function outcome(test) {
  const status = verdict(test);
  if (status !== 'failed') return { status };
  return { status, why: because((test.results ?? []).flatMap(({ errors = [] }) => errors.map(({ message }) => message))) };
}

/** @param {PlaywrightTest} test @returns {RanTest['status']} */
function verdict({ status, expectedStatus }) {
  if (status === 'skipped') return 'skipped';
  if (status !== 'expected') return 'failed';
  return expectedStatus === 'passed' ? 'passed' : 'failedAsExpected';
}
