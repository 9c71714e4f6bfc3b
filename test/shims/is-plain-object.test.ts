import { runInNewContext } from 'node:vm';
// @ts-expect-error the package has no types; it is the measure here, not part of the product
import lodashIsPlainObject from 'lodash-es/isPlainObject';
import { describe, expect, it } from 'vitest';
import isPlainObject from '../../src/shims/is-plain-object';

describe('isPlainObject', () => {
  it.each([
    ['an object literal', {}, true],
    ['a null-prototype object', Object.create(null), true],
    ['an object of another window', runInNewContext('({ a: 1 })'), true],
    ['an array', [], false],
    ['a date', new Date(0), false],
    ['a file', new File([], 'a.pdf'), false],
    [
      'a class instance',
      new (class {
        cents = 1;
      })(),
      false,
    ],
    ['a map', new Map(), false],
    ['a function', () => {}, false],
    ['null', null, false],
    ['a string', 'text', false],
  ])('agrees with lodash on %s', (_name, value, plain) => {
    expect(isPlainObject(value)).toBe(plain);
    expect(lodashIsPlainObject(value)).toBe(plain);
  });
});
