import { describe, expect, it } from 'vitest';
import { benchBudgets } from './budgets.mjs';
import { judge } from './judge.mjs';
import { partText } from './part-text.mjs';
import { median, percentile } from './statistics.mjs';
import { verdictOf, type Budget } from './verdict.mjs';

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

const ratio: Budget = { what: 'a ratio', unit: 'ms', isRatio: true, target: 1.5, failsAt: 3 };
const wait: Budget = { ...ratio, isWallTime: true };
const size: Budget = { what: 'a size', unit: 'kB', target: 10, failsAt: 12 };
const still: Budget = { what: 'a shift', unit: 'shift', target: 0, failsAt: 0.02 };

describe('verdictOf', () => {
  it.each([
    [size, 10, undefined, 'met'],
    [size, 10.1, undefined, 'over target'],
    [size, 12, undefined, 'FAILS'],
    [ratio, 150, 100, 'met'],
    [ratio, 151, 100, 'over target'],
    [ratio, 300, 100, 'FAILS'],
    [still, 0, 0, 'met'],
    [still, 0.001, 0, 'over target'],
    [still, 0.02, 0, 'FAILS'],
  ] as const)('%o at %d beside %d is %s', (budget, judged, beside, verdict) => {
    expect(verdictOf(budget, judged, beside)).toBe(verdict);
  });

  it('tells apart a wall time that nobody feels, but never work', () => {
    expect(verdictOf(wait, 10, 2)).toBe('within 8 ms');
    expect(verdictOf(wait, 10.1, 2)).toBe('FAILS');
    expect(verdictOf(ratio, 10, 2)).toBe('FAILS');
  });
});

const barOf = (rows: Parameters<typeof judge>[1], row: string, part = 'forms') => judge(part, rows).find((bar) => bar.row === row);

describe('judge', () => {
  it('takes medians, and of a shift the worst', () => {
    const rows = { key: { bare: [5, 1, 4], ours: [5, 5, 50] }, shift: { bare: [0], ours: [0, 0, 0.03] } };
    expect(barOf(rows, 'key')).toMatchObject({ figure: 5, beside: 4, ratio: 1.25, verdict: 'met' });
    expect(barOf(rows, 'shift')).toMatchObject({ figure: 0.03, verdict: 'FAILS' });
  });

  it('holds blocking against the boot of the bare form', () => {
    const rows = { boot: { bare: [200], ours: [300] }, blocking: { bare: [0], ours: [130] } };
    expect(barOf(rows, 'blocking')).toMatchObject({ figure: 130, beside: 200, ratio: 0.65, verdict: 'over target' });
  });

  it('has a bar of another entrant only where that took part', () => {
    const rows = { boot: { bare: [100], ours: [150] } };
    expect(barOf(rows, 'printedBoot')).toBeUndefined();
    expect(barOf({ boot: { ...rows.boot, printed: [109] } }, 'printedBoot')).toMatchObject({ ratio: 1.09, verdict: 'met' });
    expect(barOf({ boot: { llc: [100], most: [121] } }, 'boot', 'paid')).toMatchObject({ beside: 100, verdict: 'over target' });
  });

  it('says of what was not measured that it was not', () => {
    expect(barOf({ boot: { bare: [100] } }, 'heap')).toMatchObject({ verdict: 'not measured' });
  });
});

describe('partText', () => {
  const rows = { page: { ours: [40, 45, 60] }, filter: { ours: [20, 20, 20] } };

  it('fails when one row fails', () => {
    expect(partText('domains', rows).fails).toBe(false);
    expect(partText('domains', { ...rows, filter: { ours: [51] } }).fails).toBe(true);
  });

  it('has the spread of every row', () => {
    const { text } = partText('domains', rows);
    expect(text).toMatch(/another page of 500 domains, work +\| - +\| 45\.0 ms +\| - +\| 50 ms +\| 50 ms +\| met/);
    expect(text).toContain('page: ours 45.0 (40.0-60.0); 3 samples each');
  });
});

it('fails no row before its target is passed', () => {
  const bars = Object.values(benchBudgets).flatMap((part) => Object.values(part));
  expect(bars.filter(({ target, failsAt }) => failsAt < target)).toEqual([]);
});
