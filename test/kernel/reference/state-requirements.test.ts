import { describe, expect, it } from 'vitest';
import {
  isAskedIn,
  stateRequirements,
  type RequirementName,
  type StateRequirement,
} from '../../../src/kernel/reference/state-requirements';
import { stateCodes } from '../../../src/kernel/reference/states';
import { readConfig } from '../../support/page-config';

describe('what states ask for', () => {
  it('COMP-43 comes with the product, as codes of states', () => {
    const codes = Object.values<StateRequirement>(stateRequirements).flatMap((requirement) => Object.values(requirement).flat());
    expect(codes.filter((code) => !stateCodes.includes(code))).toEqual([]);
  });

  it('SUBM-34 SUBM-36 holds for a kind, for any kind, and for the close company of a kind', () => {
    const asks = (name: RequirementName, state: string, kind: string) => isAskedIn({}, name, state, kind);
    expect(asks('liabilities', 'DE', 'Corp')).toBe(true);
    expect(asks('liabilities', 'DE', 'Close Corp')).toBe(true);
    expect(asks('liabilities', 'DE', 'LLC')).toBe(false);
    expect(asks('listMembers', 'FL', 'PLLC')).toBe(true);
    expect(asks('listMembers', 'WY', 'PLLC')).toBe(false);
    expect(asks('listMembers', '', 'constructor')).toBe(false);
  });

  it('COMP-43 is replaced, one requirement at a time, by the page config', () => {
    const given = readConfig({ formType: 'FormABusinessForm', stateRequirements: { liabilities: { any: ['TX'] } } }).config!
      .stateRequirements;
    expect(isAskedIn(given, 'liabilities', 'TX', 'LLC')).toBe(true);
    expect(isAskedIn(given, 'liabilities', 'DE', 'Corp')).toBe(false);
    expect(isAskedIn(given, 'listMembers', 'FL', 'LLC')).toBe(true);
  });
});
