import { describe, expect, it } from 'vitest';
import { cardType } from '../../src/submission/card-type';

describe('the card type', () => {
  it.each([
    ['34', 'amex'],
    ['3782 822463 10005', 'amex'],
    ['4', 'visa'],
    ['5555 5555', 'mastercard'],
    ['6011', 'discover'],
    ['3', ''],
    ['35', ''],
    ['0', ''],
    ['', ''],
    ['x4', ''],
  ])('of %j is %j (CARD-05)', (number, type) => {
    expect(cardType(number)).toBe(type);
  });
});
