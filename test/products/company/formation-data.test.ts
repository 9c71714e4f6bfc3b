import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { formationData } from '../../../src/products/company/formation-data';
import { factsOf, llcValues, mailing } from '../../submission/example-order';

const filedMailing = { kind: 'temp', label: 'temp', ...mailing, formatted: '1 Main St, Casper, WY 82601' };

const members = [
  { role: 'Member', first_name: 'Ann', last_name: 'Lee', address: filedMailing },
  {
    role: 'Member',
    first_name: 'Bo',
    last_name: 'Ruiz',
    address: {
      kind: 'temp',
      label: 'temp',
      formatted: '2 Elm Rd, Banff, Alberta T1L 1A1, CA',
      line1: '2 Elm Rd',
      city: 'Banff',
      state_province_region: 'Alberta',
      zip_postal_code: 'T1L 1A1',
      country: 'CA',
    },
  },
];

const llcData = {
  company_name: 'Pine Ridge LLC',
  effective_date: 'Upon Filing',
  entity_type: 'LLC',
  contact_person: [
    {
      first_name: 'Ann',
      last_name: 'Lee',
      email_address: 'ann@example.com',
      phone_number: '(307) 555-0101',
      address: filedMailing,
    },
  ],
  company_mailing_address: filedMailing,
  company_principal_address: filedMailing,
  company_purpose: 'Selling hand-made boots',
  management_type: 'Member Managed',
  official: members,
};

describe('the data of a formation', () => {
  it('describes the company, its contact person, addresses, purpose and officials (SUBM-31, SUBM-33, ADDR-01)', () => {
    expect(formationData(factsOf())).toEqual(llcData);
  });

  const dataOf = (path: string, value: unknown) => formationData(factsOf(setPath(llcValues, path, value)));

  it('has a mailing and a principal address of its own where they are complete (SUBM-31, ADDR-03)', () => {
    const own = { country: 'US', line1: '5 Oak Av', city: 'Cody', state: 'WY', zip: '82414' };
    expect(dataOf('companyInformation.principalAddress', own)).toMatchObject({
      company_mailing_address: mailing,
      company_principal_address: { line1: '5 Oak Av', city: 'Cody', zip_postal_code: '82414' },
    });
    expect(dataOf('companyInformation.mailingAddress', { ...own, zip: '' })).toMatchObject({
      company_mailing_address: mailing,
    });
  });

  it('lists managers after the members only where they manage (SUBM-33)', () => {
    const managers = [{ first_name: 'Di', last_name: 'Fox', address: { country: 'US', state: 'WY' } }];
    const withManagers = setPath(llcValues, 'llc.managers', managers);
    expect(formationData(factsOf(withManagers))).toMatchObject({ official: members });
    const managed = formationData(factsOf(setPath(withManagers, 'llc.managedType', 'Manager Managed')));
    expect(managed).toMatchObject({
      management_type: 'Manager Managed',
      official: [...members, { role: 'Manager', first_name: 'Di', last_name: 'Fox' }],
    });
  });

  it('leaves out people without a name, and lists that are none', () => {
    expect(dataOf('llc.members', [{ first_name: '', last_name: ' ' }, null, { last_name: 'Lee' }])).toMatchObject({
      official: [{ role: 'Member', first_name: '', last_name: 'Lee' }],
    });
    expect(dataOf('llc.members', 'odd')).toMatchObject({ official: [] });
  });
});
