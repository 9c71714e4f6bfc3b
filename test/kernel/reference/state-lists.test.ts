import { describe, expect, it } from 'vitest';
import { entityTypes, entityTypesOffered } from '../../../src/kernel/reference/entity-types';
import { builtInTerms } from '../../../src/kernel/reference/product-roles';
import { stateLists, expandStateLists } from '../../../src/kernel/reference/state-lists';
import { stateName } from '../../../src/kernel/reference/states';

const named = (name: keyof typeof stateLists) => expandStateLists([name]).join();

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
    const codes = expandStateLists(Object.keys(stateLists));
    expect(codes.filter((code) => stateName(code) === undefined)).toEqual([]);
  });

  it('are meant by their names, anything else being a code', () => {
    expect(expandStateLists(['TX', 'unlabelled2', 'TX', 'toString'])).toEqual(['TX', 'IL', 'IN', 'TX', 'toString']);
    expect(expandStateLists([])).toEqual([]);
  });
});

describe('the states of a product without a word of the page', () => {
  it('are few for three products on any form, and all for any other (PROD-23)', () => {
    expect(builtInTerms('mfParent')?.allowStates?.join()).toBe('DE,FL,ID,MT,TX,WA,WY');
    expect(builtInTerms('nyPublication', true)).toEqual({ allowStates: ['NY'], entityTypes: ['LLC', 'PLLC'] });
    expect(builtInTerms('book', true)).toBeUndefined();
    expect(builtInTerms('constructor', true)).toBeUndefined();
  });

  it('leave the trade name out of two where the company is new to the state (PROD-24)', () => {
    expect(builtInTerms('tradeName', true)).toEqual({ denyStates: ['NM', 'WV'] });
    expect(builtInTerms('tradeName')).toBeUndefined();
  });
});

describe('the entity types', () => {
  it('are these nineteen (PROD-31)', () => {
    expect(entityTypes.join(', ')).toBe(
      'Sole Proprietorship, GP, LLC, Corp, NP Corp, NP LLC, PLLC, PC, LP, LLP, LLLP, Trust, Individual, Attorney for Bar, DAO LLC, Series LLC, DBA, Close LLC, Close Corp',
    );
  });

  it('are offered in their own order, the LLC where none is named', () => {
    expect(entityTypesOffered(['Corp', 'LLC'])).toEqual(['LLC', 'Corp']);
    expect(entityTypesOffered([])).toEqual(['LLC', 'Corp', 'NP Corp']);
  });
});
