import { describe, expect, it } from 'vitest';
import { browserTests, unitTests } from '../../scripts/ledger/read-reports.mjs';

describe('unitTests', () => {
  it('reads full titles; what did not run counts as skipped', () => {
    const report = {
      testResults: [
        { assertionResults: [{ fullName: 'cart adds (CART-02)', status: 'passed' }] },
        {
          name: 'test/cart.test.ts',
          assertionResults: [
            { fullName: 'a', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m to be 2'] },
            { fullName: 'b', status: 'skipped' },
            { fullName: 'c', status: 'todo' },
          ],
        },
      ],
    };
    expect(unitTests(report)).toEqual([
      { title: 'cart adds (CART-02)', status: 'passed' },
      { title: 'a', status: 'failed', why: 'test/cart.test.ts\nexpected 1 to be 2' },
      { title: 'b', status: 'skipped' },
      { title: 'c', status: 'skipped' },
    ]);
  });
});

describe('browserTests', () => {
  it('reads nested titles without the file name; an expected failure proves nothing', () => {
    const spec = (title: string, status: string, expectedStatus = 'passed') => ({
      title,
      tests: [{ status, expectedStatus, results: status === 'unexpected' ? [{ errors: [{ message: 'no button' }] }] : [] }],
    });
    const report = {
      suites: [
        {
          title: 'order.spec.ts',
          specs: [spec('orders', 'expected'), spec('breaks', 'unexpected')],
          suites: [
            {
              title: 'keeping',
              specs: [
                spec('reloads (STORE-09)', 'expected'),
                spec('is known broken', 'expected', 'failed'),
                spec('later', 'skipped'),
                spec('at the second try', 'flaky'),
              ],
            },
          ],
        },
      ],
    };
    expect(browserTests(report)).toEqual([
      { title: 'orders', status: 'passed' },
      { title: 'breaks', status: 'failed', why: 'no button' },
      { title: 'keeping reloads (STORE-09)', status: 'passed' },
      { title: 'keeping is known broken', status: 'failedAsExpected' },
      { title: 'keeping later', status: 'skipped' },
      { title: 'keeping at the second try', status: 'failed', why: '' },
    ]);
  });
});
