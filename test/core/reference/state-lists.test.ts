import { describe, expect, it } from 'vitest';
import { entityTypes, entityTypesOffered } from '../../../src/core/reference/entity-types';
import { asksResidency, builtInStates } from '../../../src/core/reference/product-states';
import { stateLists, statesNamed } from '../../../src/core/reference/state-lists';
import { stateName } from '../../../src/core/reference/states';

const named = (name: keyof typeof stateLists) => statesNamed([name]).join();

describe('the lists of states', () => {
  it('hold where there is an extra option, and where a state is handled specially (PROD-26)', () => {
    expect(named('extraOptionLLC')).toBe('FL,GA,IN,MN,NC,NJ,NM,UT');
    expect(named('extraOptionCorp')).toBe('FL');
    expect(named('extraOptionNPCorp')).toBe('WY');
    expect(named('specialHandling')).toBe('AK,CT,RI,LA,NH,MS,VT');
  });

  it('hold the states of the PLLC (PROD-27)', () => {
    expect(named('pllc')).toBe('AK,CA,DE,GA,HI,MD,MO,NJ,NM,NY,OH,RI,SC,WI,WY,PR');
  });

  it('hold the states of other kinds of company (PROD-28)', () => {
    expect([named('npCorp'), named('llcAndCorp'), named('publicBenefit')]).toEqual(['NY', 'WY', 'AZ,NV']);
  });

  it('hold those without a label (PROD-29)', () => {
    expect(named('unlabelled1')).toBe('AR,IL,IN');
    expect(named('unlabelled2')).toBe('IL,IN');
    expect(named('unlabelled3')).toBe('AR,PR,OK');
    expect(named('unlabelled4')).toBe('NY,CT,GA,HI,IA,KY,LA,MD,MA,MI,MS,MO,NE,NM');
  });

  it('are of states that there are', () => {
    const codes = statesNamed(Object.keys(stateLists));
    expect(codes.filter((code) => stateName(code) === undefined)).toEqual([]);
  });

  it('are meant by their names, anything else being a code', () => {
    expect(statesNamed(['TX', 'unlabelled2', 'TX', 'toString'])).toEqual(['TX', 'IL', 'IN', 'TX', 'toString']);
    expect(statesNamed([])).toEqual([]);
  });
});

describe('the states of a product without a word of the page', () => {
  it('are few for three products on any form, and all for any other (PROD-23)', () => {
    expect(builtInStates('RASignupForm', 'mfParent')?.allowStates?.join()).toBe('DE,FL,ID,MT,TX,WA,WY');
    expect(builtInStates('TaxIDForm', 'nyPublication')).toEqual({ allowStates: ['NY'] });
    expect(builtInStates('FormABusinessForm', 'book')).toBeUndefined();
    expect(builtInStates('FormABusinessForm', 'constructor')).toBeUndefined();
  });

  it('leave the trade name out of two on the two formation forms alone (PROD-24)', () => {
    const denied = (formType: string) => builtInStates(formType, 'tradeName')?.denyStates;
    expect(denied('FormABusinessForm')).toEqual(['NM', 'WV']);
    expect(denied('ForeignRegistrationForm')).toEqual(['NM', 'WV']);
    expect(['DoubleLLCForm', 'ComplianceForm', 'RASignupForm', 'TaxIDForm'].map(denied)).toEqual(Array(4).fill(undefined));
  });
});

it('legal help has its residency confirmed in Utah and Arizona (PROD-22)', () => {
  expect(['UT', 'AZ', 'NM', ''].map(asksResidency)).toEqual([true, true, false, false]);
});

describe('the entity types', () => {
  it('are these nineteen (PROD-31)', () => {
    expect(entityTypes.join(', ')).toBe(
      'Sole Proprietorship, GP, LLC, Corp, NP Corp, NP LLC, PLLC, PC, LP, LLP, LLLP, Trust, Individual, Attorney for Bar, DAO LLC, Series LLC, DBA, Close LLC, Close Corp',
    );
  });

  it('are offered as a module’s param lists them, the LLC where it lists none that there is', () => {
    expect(entityTypesOffered(['Corp', 'LLC', 'Llc', 7])).toEqual(['LLC', 'Corp']);
    for (const param of [undefined, null, [], ['Llc'], 'Corp', {}]) expect(entityTypesOffered(param)).toEqual(['LLC']);
  });
});
