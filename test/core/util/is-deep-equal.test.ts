import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../../src/core/util/is-deep-equal';

describe('isDeepEqual', () => {
  it.each([
    ['primitives', 'NY', 'NY'],
    ['NaN', NaN, NaN],
    ['lists', [1, [2, 3]], [1, [2, 3]]],
    ['objects, whatever the order of their keys', { a: 1, b: { c: [null] } }, { b: { c: [null] }, a: 1 }],
  ])('finds %s of the same content alike', (_, one, other) => {
    expect(isDeepEqual(one, other)).toBe(true);
  });

  it.each([
    ['primitives', 1, '1'],
    ['null and an object', null, {}],
    ['a list that is longer', [1, 2], [1]],
    ['a list in another order', [1, 2], [2, 1]],
    ['a list and an object', [], {}],
    ['a missing key and one that is undefined', { a: undefined }, { b: undefined }],
    ['what lies deeper', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ])('tells %s apart', (_, one, other) => {
    expect(isDeepEqual(one, other)).toBe(false);
    expect(isDeepEqual(other, one)).toBe(false);
  });
});
