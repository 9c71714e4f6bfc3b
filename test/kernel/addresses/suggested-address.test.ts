import { describe, expect, it } from 'vitest';
import { canBeAskedAbout, withTypedUnit } from '../../../src/kernel/addresses/suggested-address';

describe('a street that is typed', () => {
  it.each([
    ['12', false],
    ['1 2 ', false],
    ['12 -', false],
    ['123', true],
    ['1 Ma', true],
    ['Ñuñ', true],
    ['x'.repeat(201), false],
  ])('%j is worth a question: %j (PLUS-07)', (typed, isWorth) => {
    expect(canBeAskedAbout(typed)).toBe(isWorth);
  });
});

describe('the flat that was typed', () => {
  it.each([
    ['123 mai Apt 4B', '123 Main Street', '123 Main Street Apt 4B'],
    ['123 mai, suite 200', '123 Main Street', '123 Main Street suite 200'],
    ['123 mai #12', '123 Main Street', '123 Main Street #12'],
    ['123 mai Apt 4B', '123 Main Street Unit 7', '123 Main Street Unit 7'],
    ['123 Main', '123 Main Street', '123 Main Street'],
    ['5 Flower', '5 Flower Street', '5 Flower Street'],
    ['8 Suite', '8 Suite Lane', '8 Suite Lane'],
  ])('%j stays with the street that is picked (PLUS-07)', (typed, street, kept) => {
    expect(withTypedUnit(street, typed)).toBe(kept);
  });
});
