import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntry, canAdd, canRemove, clearEntries, removeEntry } from '../../../src/kernel/answers/list-operations';
import { blankOfficial } from '../../support/llc-officials';

describe('a list of the form', () => {
  const entries = [{ first_name: 'Maria' }, { first_name: 'Jo' }, { first_name: 'Ada' }];

  it('gets a blank entry at its end (OFFI-05)', () => {
    expect(addEntry<object>(entries, blankOfficial)).toEqual([...entries, blankOfficial]);
    expect(entries).toHaveLength(3);
  });

  it('moves later entries up with their data when one goes (OFFI-05)', () => {
    expect(removeEntry(entries, 1)).toEqual([{ first_name: 'Maria' }, { first_name: 'Ada' }]);
    expect(removeEntry(entries, 0)[0]).toBe(entries[1]);
    for (const index of [-1, 3, 0.5]) expect(removeEntry(entries, index)).toEqual(entries);
  });

  it('is empty once cleared (OFFI-05)', () => {
    expect(clearEntries()).toEqual([]);
  });

  it('loses an entry only above its minimum (OFFI-06)', () => {
    expect([0, 1, 2, 3].map((count) => canRemove(count, 1))).toEqual([false, false, true, true]);
    expect([2, 3, 4].map((count) => canRemove(count, 3))).toEqual([false, false, true]);
    expect([0, 1].map((count) => canRemove(count, 0))).toEqual([false, true]);
  });

  it('gets an entry only below its most, where it has one', () => {
    expect([0, 1, 2, 3].map((count) => canAdd(count, 2))).toEqual([true, true, false, false]);
    expect(canAdd(1000)).toBe(true);
  });

  it('never falls below its minimum, whatever the visitor does (OFFI-06)', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.array(fc.oneof(fc.constant('add' as const), fc.nat(5))), (minimum, deeds) => {
        let list: readonly number[] = Array.from({ length: minimum }, (_, index) => index);
        for (const deed of deeds) {
          if (deed === 'add') list = addEntry(list, list.length);
          else if (canRemove(list.length, minimum)) list = removeEntry(list, deed);
          expect(list.length).toBeGreaterThanOrEqual(minimum);
        }
      }),
    );
  });
});
