import { describe, expect, it } from 'vitest';
import { isManagerManaged, managedTypes } from '../../../src/kernel/answers/officials';
import { blankOfficial, freshLlc } from '../../support/llc-officials';

describe('officials', () => {
  it('derive the manager-managed flag from the managed type (OFFI-02)', () => {
    expect(managedTypes.map(isManagerManaged)).toEqual([false, true]);
    expect(isManagerManaged({ key: 'Manager Managed', value: 'Manager Managed' })).toBe(true);
    for (const odd of [undefined, null, '', true, {}]) expect(isManagerManaged(odd)).toBe(false);
  });

  it('of an LLC are its members and managers, beside how it is managed and whether they are listed (OFFI-11)', () => {
    expect(freshLlc()).toEqual({
      managedType: 'Member Managed',
      listMembers: '',
      members: [blankOfficial],
      managers: [],
    });
  });

  it('start as an entry of their own, at an address in the US', () => {
    expect(blankOfficial).toEqual({
      first_name: '',
      last_name: '',
      address: {
        choice: '',
        country: { key: 'US', value: 'United States' },
        line1: '',
        city: '',
        state: '',
        zip: '',
      },
    });
  });
});
