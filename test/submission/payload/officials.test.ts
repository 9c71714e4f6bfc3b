import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/kernel/facts/facts';
import { companyPart } from '../../../src/submission/payload/company';
import { formationData } from '../../../src/products/company/formation-data';
import { factsOf, llcValues, mailing } from '../example-order';

const address = { country: 'US', line1: '1 Main St', city: 'Casper', state: 'WY', zip: '82601' };
const named = (firstName: string, lastName: string) => ({ firstName, lastName, address });
const person = (first_name: string, last_name: string) => ({ first_name, last_name, address });
const filed = { kind: 'temp', label: 'temp', ...mailing, formatted: '1 Main St, Casper, WY 82601' };
const sent = (role: string, first_name: string, last_name: string) => ({ role, first_name, last_name, address: filed });

const corporation = {
  president: named('Maria', 'Okafor'),
  secretary: named('Jonas', 'Lindqvist'),
  treasurer: named('Maria', 'Okafor'),
  officers: [person('Ines', 'Carvalho')],
  allOfficersAreDirectors: 'Yes',
  directors: [person('Peter', 'Holm')],
  listOfficers: 'No',
  authorizedShares: '1500',
  parValue: '0.01',
  issuedShares: '1000',
  commonShares: '1500',
  totalLiabilities: '2000',
  totalAssets: '90000',
};
const nonProfit = {
  type: 'Religious',
  taxExempt: 'Yes',
  hasMembers: 'No',
  assetDistribution: 'To the parish',
  directors: [person('Samuel', 'Achebe'), person('', ''), person('Ann', 'Lee')],
};

const filled = { ...llcValues, corporation, nonProfit };
const as = (type: string, state = 'WY', rest: object = {}, more: Partial<Facts> = {}): Facts => ({
  ...factsOf({
    ...filled,
    ...rest,
    companyInformation: { ...llcValues.companyInformation, state: { key: state, value: state }, entityType: { key: type, value: type } },
  }),
  ...more,
});
const dataOf = (...given: Parameters<typeof as>) => formationData(as(...given)) as Record<string, unknown>;

const officers = [
  sent('President', 'Maria', 'Okafor'),
  sent('Secretary', 'Jonas', 'Lindqvist'),
  sent('Treasurer', 'Maria', 'Okafor'),
  sent('Officer', 'Ines', 'Carvalho'),
];

describe('the officials in the data of a company', () => {
  it.each(['Corp', 'Close Corp'])('SUBM-33 OFFI-10 are the shares, officers and directors of a %s', (type) => {
    expect(dataOf(type, 'WY', { corporation: { ...corporation, allOfficersAreDirectors: 'No' } })).toMatchObject({
      authorized_shares: '1500',
      par_value: '0.01',
      issued_shares: '1000',
      common_authorized_shares: '1500',
      official: [...officers, sent('Director', 'Peter', 'Holm')],
    });
  });

  it('OFFI-18 name every officer once more as director where all are directors, and nobody twice', () => {
    const directors = [sent('Director', 'Maria', 'Okafor'), sent('Director', 'Jonas', 'Lindqvist'), sent('Director', 'Ines', 'Carvalho')];
    expect(dataOf('Corp').official).toEqual([...officers, ...directors]);
  });

  it('SUBM-35 OFFI-13 are what a non-profit says of itself, and its directors', () => {
    const { official, ...rest } = dataOf('NP Corp');
    expect(rest).toMatchObject({
      tax_exempt_status: 'Yes',
      type: 'Religious',
      has_members: 'No',
      assets_distributed_if_dissolved: 'To the parish',
    });
    expect(official).toEqual([sent('Director', 'Samuel', 'Achebe'), sent('Director', 'Ann', 'Lee')]);
  });

  it.each([
    ['LLC', 'management_type'],
    ['Corp', 'authorized_shares'],
    ['NP Corp', 'tax_exempt_status'],
  ])('SUBM-33 SUBM-35 send nothing that only another type than %s is asked', (type, own) => {
    const others = ['management_type', 'authorized_shares', 'tax_exempt_status'].filter((name) => name !== own);
    const data = dataOf(type);
    expect(data).toHaveProperty(own);
    for (const name of others) expect(data).not.toHaveProperty(name);
  });

  it('OFFI-01 of an LLC are members and managers alone, of a corporation everyone else', () => {
    const roles = (type: string, rest: object = {}) => (dataOf(type, 'WY', rest).official as { role: string }[]).map(({ role }) => role);
    const managed = { llc: { ...llcValues.llc, managedType: 'Manager Managed', managers: [person('Di', 'Fox')] } };
    expect(new Set(roles('PLLC', managed))).toEqual(new Set(['Member', 'Manager']));
    expect(new Set(roles('Corp', managed))).toEqual(new Set(['President', 'Secretary', 'Treasurer', 'Officer', 'Director']));
    expect(new Set(roles('NP Corp', managed))).toEqual(new Set(['Director']));
  });

  it('SUBM-33 are none of a type without officials', () => {
    expect(dataOf('LP').official).toEqual([]);
  });

  it('OFFI-03 are companies where they were asked for as such', () => {
    const members = [{ company_name: 'Holding LLC', address }];
    expect(dataOf('LLC', 'WY', { llc: { managedType: 'Member Managed', members } }).official).toEqual([
      { role: 'Member', company_name: 'Holding LLC', address: filed },
    ]);
  });

  it('SUBM-36 OFFI-18 say whether the state lists them, where the state leaves it open', () => {
    const key = 'would_you_like_to_list_members_managers_on_the_state_record_';
    expect(dataOf('Corp', 'FL')).toHaveProperty(key, 'No');
    expect(dataOf('LLC', 'FL', { llc: { ...llcValues.llc, listMembers: 'Yes' } })).toHaveProperty(key, 'Yes');
    for (const [type, state] of [
      ['Corp', 'WY'],
      ['NP Corp', 'FL'],
    ] as const)
      expect(dataOf(type, state)).not.toHaveProperty(key);
  });

  it('SUBM-34 say what a foreign corporation owes and owns, where the state asks', () => {
    const offer = { ...factsOf().offer, primaryProducts: ['foreignRegistration'] };
    expect(dataOf('Corp', 'DE', {}, { offer })).toMatchObject({ total_liabilities: '2000', total_assets: '90000' });
    for (const given of [
      ['Corp', 'WY', {}, { offer }],
      ['LLC', 'DE', {}, { offer }],
      ['Corp', 'DE'],
    ] as const)
      expect(dataOf(...(given as unknown as Parameters<typeof as>))).not.toHaveProperty('total_liabilities');
  });
});

describe('the type of a close company', () => {
  const closed = (type: string, state: string) =>
    companyPart({
      ...as(type, state),
      values: {
        ...as(type, state).values,
        companyInformation: { ...(as(type, state).values.companyInformation as object), isCloseCompany: true },
      },
    }).entity_type;

  it('SUBM-21 is sent where the state has such, and the plain type elsewhere', () => {
    expect(closed('LLC', 'WY')).toBe('Close LLC');
    expect(closed('Corp', 'DE')).toBe('Close Corp');
    expect(closed('LLC', 'DE')).toBe('LLC');
    expect(closed('NP Corp', 'WY')).toBe('NP Corp');
    expect(companyPart(as('LLC', 'WY')).entity_type).toBe('LLC');
  });
});
