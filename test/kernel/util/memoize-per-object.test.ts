import { describe, expect, it, vi } from 'vitest';
import { memoizePerObject } from '../../../src/kernel/util/memoize-per-object';

describe('what is made once per object', () => {
  it('is made again for another object or another key, and for no other reason', () => {
    const find = vi.fn(({ name }: { name: string }, key: number) => [name, key]);
    const found = memoizePerObject(find);
    const [one, twin] = [{ name: 'one' }, { name: 'one' }];
    expect(found(one, 1)).toEqual(['one', 1]);
    expect(found(one, 1)).toBe(found(one, 1));
    expect(found(one, 2)).toEqual(['one', 2]);
    expect(found(twin, 1)).not.toBe(found(one, 1));
    expect(find.mock.calls).toEqual([
      [one, 1],
      [one, 2],
      [twin, 1],
    ]);
  });

  it('is kept where it is nothing, too', () => {
    const find = vi.fn((): undefined => undefined);
    const found = memoizePerObject(find);
    const one = {};
    expect([found(one), found(one)]).toEqual([undefined, undefined]);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
