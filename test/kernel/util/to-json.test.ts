import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from '../../../src/kernel/util/to-json';

const prototypes = [Array.prototype, Object.prototype, String.prototype, Number.prototype] as object[];

afterEach(() => prototypes.forEach((prototype) => Reflect.deleteProperty(prototype, 'toJSON')));

describe('JSON', () => {
  it('of plain data is what JSON.stringify writes', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => toJson(value) === JSON.stringify(value)));
    const data = { gone: undefined, list: [undefined, null, NaN], nested: { also: undefined, 'a "key"': 'line\u2028' }, none: null };
    expect(toJson(data)).toBe(JSON.stringify(data));
    expect(toJson([])).toBe('[]');
    expect(toJson('')).toBe('""');
  });

  it('is the same on a page whose library gives arrays, objects and texts a toJSON', () => {
    const data = { list: ['WY', { n: 1 }], text: 'x', amount: 1.5 };
    const expected = JSON.stringify(data);
    for (const prototype of prototypes) Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'as a text' });
    expect(JSON.stringify(data)).not.toBe(expected);
    expect(toJson(data)).toBe(expected);
  });
});
