import { describe, expect, it } from 'vitest';
import { expiryMonths, expiryYears } from '../../../src/core/reference/expiry';

const numbers = (options: readonly { key: string }[]) => options.map(({ key }) => Number(key));

describe('the expiry of a card', () => {
  it('runs over ten years from the current one, and over months 1 to 12', () => {
    expect(numbers(expiryYears('2030-12-31'))).toEqual([2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039]);
    expect(numbers(expiryMonths)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
