import { describe, expect, it } from 'vitest';
import { mayAttempt } from '../../../src/state/submission/order-attempts';

describe('attempts', () => {
  it('may be six (SUBM-05)', () => {
    expect([0, 1, 4, 5, 6, 7].map(mayAttempt)).toEqual([true, true, true, true, false, false]);
  });
});
