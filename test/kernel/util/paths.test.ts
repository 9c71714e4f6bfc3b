import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { getPath, isRefusedKey, setPath } from '../../../src/kernel/util/paths';

const part = fc.stringMatching(/^[a-zA-Z_]\w{0,5}$/).filter((name) => !isRefusedKey(name));
const path = fc.array(fc.oneof(part, fc.constant('0')), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));

describe('a dotted path', () => {
  it('reads and writes one leaf alone (STORE-04)', () => {
    const values = {
      productState: { book: { checked: false, data: { color: 'red' } }, seal: { checked: true } },
      companyInformation: { states: { WY: true } },
    };
    const after = setPath(values, 'productState.book.checked', true);
    expect(after).toEqual({
      productState: { book: { checked: true, data: { color: 'red' } }, seal: { checked: true } },
      companyInformation: { states: { WY: true } },
    });
    expect(getPath(after, 'productState.book.checked')).toBe(true);
    expect(values.productState.book.checked).toBe(false);
    expect(after.companyInformation).toBe(values.companyInformation);
    expect(getPath(after, 'productState.seal')).toBe(values.productState.seal);
    const moved = setPath(values, 'companyInformation.states', { UT: true });
    expect(getPath(moved, 'companyInformation.states')).toEqual({ UT: true });
  });

  it('holds what is kept of a product and of a jurisdiction (STORE-05)', () => {
    const paths = [
      'productState.registeredAgent.checked',
      'productState.registeredAgent.data',
      'productState.registeredAgent.states.WY',
      'productState.registeredAgent.states.UT',
      'selectedFilingMethodKeys.WY.businessFormation',
      'selectedFilingMethodKeys.UT.businessFormation',
      'selectedLocalJurisdiction.WY.tradeName',
    ];
    const values = paths.reduce<FormValues>((all, each) => setPath(all, each, each), {});
    for (const each of paths) expect(getPath(values, each)).toBe(each);
  });

  it('gives back what was written and leaves other paths as they were (STORE-04)', () => {
    fc.assert(
      fc.property(path, path, fc.anything(), fc.anything(), (one, other, first, second) => {
        fc.pre(![one, other].some((a, i, both) => `${a}.`.startsWith(`${both[1 - i]}.`)));
        const before = setPath({}, one, first);
        let after: FormValues;
        try {
          after = setPath(before, other, second);
        } catch {
          // A name where a list stands.
          return;
        }
        expect(getPath(after, other)).toBe(second);
        expect(getPath(after, one)).toBe(first);
        expect(getPath(before, one)).toBe(first);
      }),
    );
  });

  it('has no value where nothing is, or where what objects share would be read', () => {
    const values = { a: { b: 'text' }, list: [1], nothing: null };
    for (const odd of ['', '.', 'a.', '.a', 'a..b', 'a.c', 'a.b.length', 'nothing.a', 'list.1', 'a.toString', 'list.map'])
      expect(getPath(values, odd)).toBeUndefined();
    for (const none of [undefined, null, 7, 'text']) expect(getPath(none, 'a')).toBeUndefined();
    expect(getPath(values, 'list.0')).toBe(1);
  });
});

describe('a path that could reach a prototype', () => {
  const refused = ['__proto__', 'constructor', 'prototype'].flatMap((name) => [
    name,
    `${name}.polluted`,
    `a.${name}`,
    `a.${name}.polluted`,
    `list.0.${name}.polluted`,
    `${name}.prototype.polluted`,
  ]);

  it.each(refused)('%s is neither read nor written', (bad) => {
    const values = { a: {}, list: [{}] };
    expect(() => setPath(values, bad, 'polluted')).toThrow('is refused');
    expect(getPath(values, bad)).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });
});

describe('a list in a path', () => {
  it('is made for part 0, an object for any other number', () => {
    expect(setPath({}, 'members.0.name', 'Maria')).toEqual({ members: [{ name: 'Maria' }] });
    expect(setPath({}, 'stepSeenStatus.3.seen', true)).toEqual({ stepSeenStatus: { 3: { seen: true } } });
    expect(setPath({ states: {} }, 'states.0.seen', true)).toEqual({ states: { 0: { seen: true } } });
  });

  it('grows by one and keeps its other entries', () => {
    const values = { members: [{ name: 'Maria' }, { name: 'Jo' }] };
    const after = setPath(values, 'members.2.name', 'Ada');
    expect(after).toEqual({ members: [{ name: 'Maria' }, { name: 'Jo' }, { name: 'Ada' }] });
    expect((after.members as unknown[])[0]).toBe(values.members[0]);
  });

  it.each(['members.3', 'members.4000000000', 'members.length', 'members.-1', 'members.1e3', 'members.name'])(
    '%s leaves no hole and no strange length: it is refused',
    (bad) => {
      const values = { members: [{}, {}] };
      expect(() => setPath(values, bad, 7)).toThrow('is refused');
      expect(values.members).toHaveLength(2);
    },
  );

  it('has an end', () => {
    const full = { members: Array(1000).fill('x') };
    expect(() => setPath(full, 'members.1000', 'y')).toThrow('is refused');
    expect((setPath(full, 'members.999', 'y').members as string[])[999]).toBe('y');
  });

  it('takes the place of text or nothing that stood in the way', () => {
    expect(setPath({ members: 'none' }, 'members.0', 'Maria')).toEqual({ members: ['Maria'] });
    expect(setPath({ state: 'WY' }, 'state.key', 'UT')).toEqual({ state: { key: 'UT' } });
    expect(setPath({ state: null }, 'state.key', 'UT')).toEqual({ state: { key: 'UT' } });
  });
});
