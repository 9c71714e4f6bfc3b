import { describe, expect, it } from 'vitest';
import { compareText, slowRows } from './compare-report.mjs';

const rounds = 10;
const steady = (ms: number, count = rounds) => Array.from({ length: count }, (_, i) => ms + (i % 3) / 10);
const run = (ours: number[], base: number[], row = 'nextStep') => ({ part: 'forms', rounds, rows: { [row]: { ours, base } } });

describe('slowRows', () => {
  it('names the rows in which ours is slower', () => {
    expect(slowRows(run(steady(60), steady(50)))).toEqual(['nextStep']);
    expect(slowRows(run(steady(50), steady(50)))).toEqual([]);
  });

  it('takes the samples of one round for one, as what disturbs them is one thing', () => {
    // Thirty samples, of which the first two rounds met something else: by themselves they would look sure.
    const disturbed = [...steady(50, 24).map((ms) => ms + 0.05), ...steady(90, 6)];
    expect(slowRows(run(disturbed, steady(50, 30)))).toEqual([]);
  });

  it('leaves out rows without a bar, and shifts', () => {
    expect(slowRows(run(steady(90), steady(50), 'busy'))).toEqual([]);
    expect(slowRows(run(steady(90), steady(50), 'slowShift'))).toEqual([]);
  });
});

it('compareText shows both with their spread, and the verdict', () => {
  expect(compareText('forms', run(steady(60), steady(50)))).toContain(
    '| nextStep | 50.1 (50.0-50.2) | 60.1 (60.0-60.2) | 1.20x | 10 of 10 | SLOWER |',
  );
});
