import { describe, expect, it } from 'vitest';
import { blankEntries, entryAt, listsOf, withListsShown } from '../../../src/kernel/plan/lists';
import type { ListDeclaration } from '../../../src/kernel/plan/form-plan';
import { factsWith, field, moduleOf, planOf, stepOf } from './sample-plan';

const fields = [
  field('llc.managedType'),
  field('llc.members[].first_name', { initial: 'Ann' }),
  field('llc.members[].address.city'),
  field('llc.managers[].first_name', { isShown: (_, path) => path.endsWith('0.first_name') }),
];
const lists: readonly ListDeclaration[] = [
  { path: 'llc.members', entryName: 'llc.member', min: 1 },
  { path: 'llc.managers', entryName: 'llc.manager', isShown: ({ values }) => values.on === true },
];
const plan = planOf([stepOf('who', [moduleOf(fields, { lists })])]);

describe('a list that a module declares', () => {
  it('has a blank entry made of its fields and what they start with (OFFI-05)', () => {
    expect(listsOf(plan).get('llc.members')?.blank).toEqual({ first_name: 'Ann', address: { city: '' } });
    expect(listsOf(plan).get('llc.managers')?.blank).toEqual({ first_name: '' });
    expect(blankEntries([field('a[].b[].c')])).toEqual({ a: { b: [] } });
  });

  it('is found from the path of a field in it, with the index of the entry', () => {
    const found = (path: string) => {
      const at = entryAt(plan, path);
      return at && [at.list.entryName, at.index];
    };
    expect(found('llc.members.12.address.city')).toEqual(['llc.member', 12]);
    expect(found('llc.managers.0.first_name')).toEqual(['llc.manager', 0]);
    for (const other of ['llc.managedType', 'llc.members', 'recipients.0.name', '']) expect(found(other)).toBeUndefined();
  });

  it('hides its fields with it, and leaves the others as they are', () => {
    const shown = withListsShown(fields, lists);
    expect(shown.slice(0, 3)).toEqual(fields.slice(0, 3));
    const isShown = (on: boolean, index: number) => shown[3]?.isShown?.(factsWith({ on }), `llc.managers.${index}.first_name`);
    expect([isShown(true, 0), isShown(true, 1), isShown(false, 0)]).toEqual([true, false, false]);
  });
});
