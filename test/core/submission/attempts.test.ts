import { describe, expect, it } from 'vitest';
import { countAttempt, mayAttempt } from '../../../src/core/submission/attempts';

describe('attempts', () => {
  it('are counted when valid (SUBM-04)', () => {
    expect([true, false, true, true].reduce(countAttempt, 0)).toBe(3);
  });

  it('may be six (SUBM-05)', () => {
    expect([0, 1, 4, 5, 6, 7].map(mayAttempt)).toEqual([true, true, true, true, false, false]);
  });
});
