import { describe, expect, it } from 'vitest';
import { designBudgets } from './budgets.mjs';
import { budgetTable } from './report.mjs';
import { median, percentile } from './statistics.mjs';
import { verdictOf } from './verdict.mjs';

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  it('lies between the two in the middle of an even number', () => {
    expect(median([100, 2, 4, 1])).toBe(3);
  });
});

describe('percentile', () => {
  it.each([
    [[5, 1, 3, 2, 4], 50, 3],
    [[5, 1, 3, 2, 4], 95, 5],
    [[7], 50, 7],
  ])('of %j at %i is %i', (values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });
});

describe('verdictOf', () => {
  it.each([
    [designBudgets.bundle, designBudgets.bundle.target, undefined, 'met'],
    [designBudgets.bundle, designBudgets.bundle.target + 0.1, undefined, 'over target'],
    [designBudgets.bundle, designBudgets.bundle.failsAt, undefined, 'FAILS'],
    [designBudgets.boot, 200, 100, 'met'],
    [designBudgets.boot, 201, 100, 'over target'],
    [designBudgets.boot, 300, 100, 'FAILS'],
    [designBudgets.key, 1.4, 1, 'met'],
    [designBudgets.key, 2, 1, 'FAILS'],
    [designBudgets.shift, 0, 0, 'met'],
    [designBudgets.shift, 0.001, 0, 'over target'],
    [designBudgets.shift, 0.02, 0, 'FAILS'],
  ] as const)('%o at %d beside %d is %s', (budget, ours, bare, verdict) => {
    expect(verdictOf(budget, ours, bare)).toBe(verdict);
  });

  it('forgives a wall time that nobody feels, but never work', () => {
    expect(verdictOf(designBudgets.refused, 10, 2)).toBe('within 8 ms');
    expect(verdictOf(designBudgets.refused, 10.1, 2)).toBe('FAILS');
    expect(verdictOf(designBudgets.key, 10, 2)).toBe('FAILS');
  });
});

describe('budgetTable', () => {
  const bare = { bundle: 2, styles: 1, boot: 100, key: 5, refused: 10, nextStep: 10, heap: 1, shift: 0, slowShift: 0 };

  it('fails when one row fails', () => {
    expect(budgetTable(bare, bare).fails).toBe(false);
    expect(budgetTable(bare, { ...bare, heap: 2.5 }).fails).toBe(true);
  });

  it('shows no figure for what was not measured', () => {
    const { text, fails } = budgetTable(bare);
    expect(fails).toBe(false);
    expect(text).toMatch(/heap after boot +\| 1\.00 MB +\| - +\| - +\| 1\.6 MB +\| 2\.5 MB +\| not measured/);
  });
});
