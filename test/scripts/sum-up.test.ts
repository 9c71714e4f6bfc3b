import { describe, expect, it } from 'vitest';
import { failuresOf, sumUp } from '../../scripts/sum-up.mjs';

const tests = (passed: number, failed = 0, skipped = 0) => [
  ...Array.from({ length: passed }, () => ({ title: '', status: 'passed' as const })),
  ...Array.from({ length: failed }, () => ({ title: '', status: 'failed' as const })),
  ...Array.from({ length: skipped }, () => ({ title: '', status: 'skipped' as const })),
];

const green = { checkFailed: false, unit: { tests: tests(5), exitCode: 0 }, browser: { tests: tests(3), exitCode: 0 } };

describe('sumUp', () => {
  it('adds what passed and failed; skipped tests did not run', () => {
    expect(
      sumUp({
        checkFailed: false,
        unit: { tests: tests(5, 2, 1), exitCode: 1 },
        browser: { tests: tests(3, 1, 4), exitCode: 1 },
      }),
    ).toEqual({ passed: 8, failed: 3, browserRan: 4 });
    expect(sumUp(green)).toEqual({ passed: 8, failed: 0, browserRan: 3 });
  });

  it('counts failed checks as one failure', () => {
    expect(sumUp({ ...green, checkFailed: true }).failed).toBe(1);
  });

  it('counts a runner that failed without a failed test as one failure', () => {
    expect(sumUp({ ...green, unit: { tests: tests(5), exitCode: 1 } }).failed).toBe(1);
    expect(sumUp({ ...green, browser: { tests: [], exitCode: 1 } }).failed).toBe(1);
  });

  it('fails a run in which no browser test ran, though its runner was content', () => {
    const skipped = { tests: tests(0, 0, 2), exitCode: 0 };
    expect(sumUp({ ...green, browser: skipped })).toEqual({ passed: 5, failed: 1, browserRan: 0 });
  });
});

describe('failuresOf', () => {
  it('names what failed, with the first lines of why', () => {
    const why = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    const unit = { tests: [...tests(1), { title: 'adds', status: 'failed' as const, why }], exitCode: 1 };
    const lines = failuresOf({ ...green, checkFailed: true, unit }).split('\n');
    expect(lines.slice(0, 4)).toEqual(['✗ npm run check', '', '✗ adds', '    line 0']);
    expect(lines).toHaveLength(15);
    expect(failuresOf({ ...green, browser: { tests: tests(3), exitCode: 1 } })).toMatch(/^✗ npm run test:browser failed/);
    expect(failuresOf(green)).toBe('');
  });
});
