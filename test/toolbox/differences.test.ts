import { describe, expect, it } from 'vitest';
import { answersIn, differences, isWithin } from '../../src/toolbox/differences';

describe('the differences of answers', () => {
  it('are single answers, those of list entries too', () => {
    const before = { name: 'A', members: [{ first: 'Ann' }], kept: { deep: [1] } };
    expect(differences(before, { ...before, name: 'B', members: [{ first: 'Ann' }, { first: 'Bo' }], note: '' })).toEqual([
      { path: 'name', before: 'A', after: 'B' },
      { path: 'members.1.first', before: undefined, after: 'Bo' },
      { path: 'note', before: undefined, after: '' },
    ]);
    expect(differences({ state: { key: 'WY' } }, { state: 'Skåne' })).toEqual([{ path: 'state', before: { key: 'WY' }, after: 'Skåne' }]);
    expect(differences(before, before)).toEqual([]);
  });

  it('lie within a path by its whole parts', () => {
    expect(isWithin('llc.members.1.first', ['llc.members'])).toBe(true);
    expect(isWithin('llc.membership', ['llc.members'])).toBe(false);
    expect(isWithin('llc', ['llc', 'card'])).toBe(true);
  });
});

describe('the answers of a dataset', () => {
  it('are named by nested and dotted keys, a list and a choice being one answer (DEV-03)', () => {
    const state = { key: 'WY', value: 'Wyoming' };
    const members = [{ first: 'Ann' }];
    expect(
      answersIn({ contact: { name: 'Ann', address: { state } }, 'contact.email': 'a@b.example', llc: { members }, none: null }),
    ).toEqual([
      ['contact.name', 'Ann'],
      ['contact.address.state', state],
      ['contact.email', 'a@b.example'],
      ['llc.members', members],
      ['none', null],
    ]);
  });
});
