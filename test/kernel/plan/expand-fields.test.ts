import { describe, expect, it } from 'vitest';
import { expandFields } from '../../../src/kernel/plan/expand-fields';
import { factsWith, field } from './sample-plan';

const pathsOf = (fields: Parameters<typeof expandFields>[0], values = {}) =>
  expandFields(fields, factsWith(values)).map(({ path }) => path);

describe('the fields that are asked', () => {
  it('are as declared outside of lists', () => {
    expect(pathsOf([field('contact.email'), field('contact.phone')])).toEqual(['contact.email', 'contact.phone']);
  });

  it('are one in every entry of a list, as long as the list is now', () => {
    const fields = [field('llc.members[].first_name'), field('llc.members[].address.city')];
    expect(pathsOf(fields, { llc: { members: [{}, {}] } })).toEqual([
      'llc.members.0.first_name',
      'llc.members.1.first_name',
      'llc.members.0.address.city',
      'llc.members.1.address.city',
    ]);
    expect(pathsOf(fields, { llc: { members: [] } })).toEqual([]);
    expect(pathsOf(fields, {})).toEqual([]);
    expect(pathsOf(fields, { llc: { members: 'none' } })).toEqual([]);
  });

  it('may lie in lists within lists', () => {
    const values = { vehicles: [{ owners: [{}] }, { owners: [{}, {}] }] };
    expect(pathsOf([field('vehicles[].owners[].name')], values)).toEqual([
      'vehicles.0.owners.0.name',
      'vehicles.1.owners.0.name',
      'vehicles.1.owners.1.name',
    ]);
  });

  it('leave out hidden ones, each entry by itself', () => {
    const state = field('members[].state', {
      isShown: ({ values }, path) => path !== 'members.1.state' && values.hide !== true,
    });
    expect(pathsOf([state], { members: [{}, {}, {}] })).toEqual(['members.0.state', 'members.2.state']);
    expect(pathsOf([state], { members: [{}], hide: true })).toEqual([]);
  });
});
