import fc from 'fast-check';
// @ts-expect-error the package has no types; it is the measure here, not part of the product
import lodashClone from 'lodash-es/clone';
// @ts-expect-error as above
import lodashCloneDeep from 'lodash-es/cloneDeep';
import { describe, expect, it } from 'vitest';
import clone from '../../src/shims/clone';
import cloneDeep from '../../src/shims/clone-deep';

const tree = fc.object({
  key: fc.string().filter((key) => key !== '__proto__'),
  withDate: true,
  withNullPrototype: true,
});

class Money {
  constructor(readonly cents: number) {}
  dollars(): number {
    return this.cents / 100;
  }
}

describe('clone', () => {
  it('copies every form value as lodash does, one level deep', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(lodashClone(value));
        expect(copy).not.toBe(value);
        for (const key of Object.keys(value)) expect(copy[key]).toBe(value[key]);
      }),
    );
  });

  it('gives a writable copy of a frozen array and of a frozen object', () => {
    const list = clone(Object.freeze(['a']) as string[]);
    list.push('b');
    const record = clone(Object.freeze({ a: 1 }) as { a: number });
    record.a = 2;
    expect([list, record]).toEqual([['a', 'b'], { a: 2 }]);
  });

  it('keeps the prototype, also a missing one', () => {
    expect(clone(new Money(150)).dollars()).toBe(1.5);
    const bare = Object.assign(Object.create(null) as object, { a: 1 });
    expect(Object.getPrototypeOf(clone(bare))).toBeNull();
    expect(clone(bare)).toEqual(bare);
  });

  it('copies a date', () => {
    const date = new Date(0);
    expect(clone(date)).toEqual(date);
    expect(clone(date)).not.toBe(date);
  });

  it.each([null, undefined, 0, '', 'text', true])('answers the primitive %j itself', (value) => {
    expect(clone(value)).toBe(value);
    expect(cloneDeep(value)).toBe(value);
  });
});

describe('cloneDeep', () => {
  it('copies every form value as lodash does and shares no object with it', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const copy = cloneDeep(value);
        expect(copy).toEqual(lodashCloneDeep(value));
        const seen = new Set(objectsIn(value));
        for (const child of objectsIn(copy)) expect(seen.has(child)).toBe(false);
      }),
    );
  });

  it('shares files and functions, which cannot be copied', () => {
    const resume = new File(['text'], 'resume.pdf');
    const onChange = (): void => {};
    const copy = cloneDeep({ files: [resume], onChange });
    expect(copy.files[0]).toBe(resume);
    expect(copy.onChange).toBe(onChange);
  });

  it('does not let a stored __proto__ key reach a prototype', () => {
    const stored = JSON.parse('{"__proto__": {"polluted": true}, "a": 1}') as Record<string, unknown>;
    const copy = cloneDeep(stored);
    expect(copy['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy['a']).toBe(1);
  });
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
