import { describe, expect, it } from 'vitest';
import { isEqual } from '../../../src/kernel/util/is-equal';

const same: readonly (readonly [string, unknown, unknown])[] = [
  ['texts', 'WY', 'WY'],
  ['what is not a number', NaN, NaN],
  ['nothing', undefined, undefined],
  ['empty lists', [], []],
  ['choices', { key: 'WY', value: 'Wyoming' }, { key: 'WY', value: 'Wyoming' }],
  ['objects whose parts come in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['lists of objects', [{ a: [1, { b: null }] }], [{ a: [1, { b: null }] }]],
];

const different: readonly (readonly [string, unknown, unknown])[] = [
  ['texts', 'WY', 'UT'],
  ['a number and its text', 1, '1'],
  ['null and nothing', null, undefined],
  ['an empty list and an empty object', [], {}],
  ['a list and a longer one', [1], [1, 2]],
  ['a list in another order', [1, 2], [2, 1]],
  ['an object and one with a part more', { a: 1 }, { a: 1, b: undefined }],
  ['objects with as many parts of other names', { a: undefined }, { b: undefined }],
  ['what lies deep', { a: { b: [1, { c: true }] } }, { a: { b: [1, { c: false }] } }],
  ['two files, which hold nothing that can be read at once', new Blob(['one']), new Blob(['one'])],
];

describe('two values', () => {
  it.each(same)('are equal by their parts: %s', (_, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([true, true]);
  });

  it.each(different)('differ: %s', (_, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([false, false]);
  });

  it('are equal where they are one, whatever it is', () => {
    const file = new Blob(['one']);
    expect(isEqual({ file }, { file })).toBe(true);
  });
});
