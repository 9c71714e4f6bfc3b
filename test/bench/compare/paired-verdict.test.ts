import { describe, expect, it } from 'vitest';
import { chanceOfAtLeast, pairedVerdict } from './paired-verdict.mjs';

/** Numbers that look random and are the same in every run. */
function randoms(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A time of a busy machine: mostly near the usual one, now and then three times as long. */
const noisy = (usual: number, random: () => number) => usual * (1 + 0.3 * (random() - 0.5)) * (random() < 0.08 ? 3 : 1);

const pairsOf = (ours: number, base: number, seed: number, pairs = 12) => {
  const random = randoms(seed);
  const samples = Array.from({ length: pairs }, () => [noisy(ours, random), noisy(base, random)] as const);
  return pairedVerdict(
    samples.map(([one]) => one),
    samples.map(([, other]) => other),
  );
};

const seeds = Array.from({ length: 1000 }, (_, seed) => seed * 7919 + 1);
const share = (ours: number, base: number, verdict: string) =>
  seeds.filter((seed) => pairsOf(ours, base, seed).verdict === verdict).length / seeds.length;

describe('pairedVerdict', () => {
  it('finds hardly ever that one of two equal bundles is slower', () => {
    expect(share(50, 50, 'SLOWER')).toBeLessThan(0.015);
  });

  it('finds nearly always what is half as slow again, or as much quicker', () => {
    expect(share(50 * 1.5, 50, 'SLOWER')).toBeGreaterThan(0.9);
    expect(share(50, 50 * 1.5, 'quicker')).toBeGreaterThan(0.9);
  });

  it('allows what is slower by less than the allowed ratio, however sure that is', () => {
    const base = Array.from({ length: 30 }, (_, i) => 100 + i);
    expect(
      pairedVerdict(
        base.map((ms) => ms * 1.08),
        base,
      ),
    ).toMatchObject({ slower: 30, verdict: 'as quick' });
    expect(
      pairedVerdict(
        base.map((ms) => ms * 1.12),
        base,
      ).verdict,
    ).toBe('SLOWER');
  });

  it('minds no difference that nobody feels', () => {
    expect(pairedVerdict(Array(12).fill(2.8), Array(12).fill(2)).verdict).toBe('as quick');
    expect(pairedVerdict(Array(12).fill(2.8), Array(12).fill(2), { least: 0.1 }).verdict).toBe('SLOWER');
  });

  it('minds no outlier', () => {
    const base = Array(12).fill(50);
    expect(pairedVerdict([...base.slice(0, 10), 900, 900], base)).toMatchObject({ ratio: 1, verdict: 'as quick' });
  });

  it('is never sure of a few pairs', () => {
    expect(pairedVerdict(Array(5).fill(90), Array(5).fill(50)).verdict).toBe('as quick');
    expect(pairedVerdict(Array(6).fill(90), Array(6).fill(50)).verdict).toBe('SLOWER');
  });

  it('takes two that do nothing for equal', () => {
    expect(pairedVerdict(Array(12).fill(0), Array(12).fill(0))).toMatchObject({ ratio: 1, chance: 1, verdict: 'as quick' });
  });

  it('leaves out a sample that has no other beside it', () => {
    expect(pairedVerdict([1, 2, 3], [1, 2])).toMatchObject({ pairs: 2 });
  });
});

describe('chanceOfAtLeast', () => {
  it.each([
    [0, 0, 1],
    [0, 10, 1],
    [10, 10, 1 / 1024],
    [9, 10, 11 / 1024],
    [1, 2, 3 / 4],
  ])('%i heads of %i throws is %f', (heads, throws, chance) => {
    expect(chanceOfAtLeast(heads, throws)).toBeCloseTo(chance, 12);
  });
});
