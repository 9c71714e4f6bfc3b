import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusedKey } from '../../../src/kernel/util/paths';
import { parseObject } from '../../../src/kernel/util/plain-object';

const refused = ['__proto__', 'constructor', 'prototype'];
const key = fc.oneof(fc.constantFrom(...refused, 'protocol', 'Prototype', 'name'), fc.string());

/** A string as JSON, some of its letters as escapes. */
const written = (text: string, isEscaped: readonly boolean[]) =>
  `"${[...text].map((letter, index) => (isEscaped[index] ? escaped(letter) : JSON.stringify(letter).slice(1, -1))).join('')}"`;
const escaped = (letter: string) =>
  letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

describe('an object from JSON', () => {
  it('has every key of the text but the refused ones, however they are written and however deep', () => {
    const entries = fc.uniqueArray(fc.record({ key, escapes: fc.array(fc.boolean(), { maxLength: 12 }) }), {
      selector: (entry) => entry.key,
    });
    fc.assert(
      fc.property(entries, (list) => {
        const flat = `{${list.map(({ key, escapes }) => `${written(key, escapes)}: 1`).join()}}`;
        const kept = list
          .map((entry) => entry.key)
          .filter((name) => !isRefusedKey(name))
          .sort();
        expect(Object.keys(parseObject(flat)!).sort()).toEqual(kept);
        const [inner] = parseObject(`{"deep": [${flat}]}`)!.deep as [object];
        expect(Object.keys(inner).sort()).toEqual(kept);
        expect(Object.getPrototypeOf(inner)).toBe(Object.prototype);
      }),
    );
  });

  it('is not made of a list, a text or anything broken', () => {
    for (const text of ['[{}]', '"{}"', 'null', '{', '']) expect(parseObject(text)).toBeUndefined();
  });
});
