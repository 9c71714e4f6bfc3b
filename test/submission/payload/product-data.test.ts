import { describe, expect, it } from 'vitest';
import { traitsOfRole } from '../../../src/kernel/reference/product-roles';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { formationData } from '../../../src/products/company/formation-data';
import { productData } from '../../../src/submission/payload/product-data';
import { setPath } from '../../../src/kernel/util/paths';
import { productRoles } from '../../support/product-roles';
import { agent, factsOf, itemOf, llcValues } from '../example-order';

describe('the data of a product', () => {
  it('is what its module keeps, or none (SUBM-27)', () => {
    const values = setPath(llcValues, 'productState.registeredAgent.data', { state: 'WY' });
    expect(productData(agent, factsOf(values))).toEqual({ state: 'WY' });
    expect(productData(agent, factsOf())).toEqual({});
    expect(productData(agent, factsOf(setPath(llcValues, 'productState.registeredAgent.data', 'odd')))).toEqual({});
  });

  const fromGeorgia = factsOf(setPath(llcValues, 'companyInformation.homeState', { key: 'GA', value: 'Georgia' }));
  const registered = { ...formationData(fromGeorgia), home_state: 'GA' };

  it.each(['businessFormation', 'businessFormationFree'])('describes the whole company for %s (SUBM-31, SUBM-32, SUBM-33)', (saveAs) => {
    expect(productData(itemOf({ saveAs }), fromGeorgia)).toEqual(formationData(fromGeorgia));
  });

  it.each(['foreignRegistration', 'domestication'])(
    'describes the whole company and its home state for %s (SUBM-31, SUBM-32, SUBM-33)',
    (saveAs) => {
      expect(productData(itemOf({ saveAs }), fromGeorgia)).toEqual(registered);
    },
  );

  it('describes it too where the registration is offered by its id alone', () => {
    expect(productData(itemOf({ saveAs: '31203', type: 'foreign_registration' }), fromGeorgia)).toEqual(registered);
    expect(productData(itemOf({ saveAs: '40002', type: 'to_string' }), factsOf())).toEqual({});
  });

  it('describes it too where the page saves the formation under a name of its own', () => {
    const config = { filingProducts: { businessFormation: { saveAs: 'formMe' } } };
    expect(productData(itemOf({ saveAs: 'formMe' }), factsOf(llcValues, config))).toEqual(formationData(factsOf()));
  });

  const withData = (role: string, data: object, rest: FormValues = {}) =>
    factsOf({ ...llcValues, ...rest, productState: { [role]: { checked: true, data } } });

  it.each(['renewal', 'callForwarding', 'mfParent', 'virtualOffice'])('is the state for %s (SUBM-38)', (saveAs) => {
    expect(productData(itemOf({ saveAs, state: 'CO' }), factsOf())).toEqual({ state: 'CO' });
    expect(productData(itemOf({ saveAs }), factsOf())).toEqual({ state: 'WY' });
  });

  it("is the state where the mail arrives, the page's before the chosen one before that of the company (SUBM-38, MAIL-01)", () => {
    const chosen = withData('mfParent', { serviceType: 'vo', limit: '', state: { key: 'FL', value: 'Florida' } });
    const office = itemOf({ saveAs: 'mfParent', type: 'virtual_office', category: 'virtual_office' });
    expect(productData(office, chosen)).toEqual({ state: 'FL' });
    expect(productData(office, { ...chosen, config: { ...chosen.config, mail: { mode: 'flat', state: 'TX' } } })).toEqual({ state: 'TX' });
    expect(productData(office, withData('mfParent', { serviceType: 'vo' }))).toEqual({ state: 'WY' });
    expect(productData(itemOf({ saveAs: 'callForwarding' }), chosen)).toEqual({ state: 'WY' });
  });

  it('is the state of the company for the report of its owners', () => {
    expect(productData(itemOf({ saveAs: 'boiCompliance' }), factsOf())).toEqual({ state: 'WY' });
  });

  it('is the formation date for an annual report, nothing where it is not known (SUBM-38)', () => {
    const report = itemOf({ saveAs: 'complianceFiling', state: 'CO' });
    const about = (formationDateNotKnown: boolean) =>
      factsOf({ companyInformation: { formationDate: '03/31/2019', formationDateNotKnown } });
    expect(productData(report, about(false))).toEqual({ formation_date: '03/31/2019' });
    expect(productData(report, about(true))).toEqual({ formation_date: '' });
  });

  it('holds the numbers of a motor carrier for its process agent (SUBM-38)', () => {
    const facts = withData('processAgent', { docketNumberType: 'FF', docketNumber: ' 12 ', USDOTNumber: '34' });
    expect(productData(itemOf({ saveAs: 'processAgent' }), facts)).toEqual({ usdot_number: '34', docket_type: 'FF', docket_number: '12' });
  });

  it('holds what legal help is for, the phone number and the trade name of the state (SUBM-39)', () => {
    const facts = withData(
      'tradeName',
      { names: { WY: 'Pine Boots', CO: 'Colorado Boots' } },
      { companyInformation: { legalNeeds: 'A lease' }, phoneService: { selectedPhoneNumber: '3075550101' } },
    );
    expect(productData(itemOf({ saveAs: 'lawOnCall', state: 'UT' }), facts)).toEqual({ legal_needs: 'A lease', state: 'UT' });
    expect(productData(itemOf({ saveAs: 'phoneService' }), facts)).toEqual({ selectedNumber: '3075550101' });
    expect(['WY', 'CO', 'MT'].map((state) => productData(itemOf({ saveAs: 'tradeName', state }), facts))).toEqual([
      { trade_name: 'Pine Boots' },
      { trade_name: 'Colorado Boots' },
      { trade_name: '' },
    ]);
  });

  it('holds the fields of its form for a notary stamp, and nothing else that is kept there (SUBM-40)', () => {
    const person = { first_name: 'Ann', middle_name: 'B.', last_name: 'Lee', notary_id: '77', city: 'Casper' };
    const expiry = { exp_month: '3', exp_day: '31', exp_year: '2031' };
    const facts = withData('notaryStamp', { ...person, company_state: { key: 'WY', value: 'Wyoming' }, ...expiry, other: 'x' });
    expect(productData(itemOf({ saveAs: 'notaryStamp' }), facts)).toEqual({ ...person, company_state: 'WY', ...expiry });
  });

  it('holds no middle name for a notary who has none, whatever was typed before (ITEM-10, SUBM-40)', () => {
    const facts = withData('notaryStamp', { first_name: 'Ann', middle_name: 'B.', hasNoMiddleName: true });
    expect(productData(itemOf({ saveAs: 'notaryStamp' }), facts)).toMatchObject({ first_name: 'Ann', middle_name: '' });
  });

  it('is asked and read under the name that the page gives it (STORE-05)', () => {
    const config = { products: { processAgent: { saveAs: 'carrier' } } };
    const values = { productState: { carrier: { data: { USDOTNumber: '34' } } } };
    const item = itemOf({ saveAs: 'carrier', type: 'process_agent' });
    expect(productData(item, factsOf(values, config))).toMatchObject({ usdot_number: '34' });
    // One that is offered by its id alone is asked about under its role.
    const byRole = { productState: { processAgent: { data: { USDOTNumber: '56' } } } };
    expect(productData(itemOf({ saveAs: '40038', type: 'process_agent' }), factsOf(byRole))).toMatchObject({ usdot_number: '56' });
  });

  it('is gathered from the form for these roles alone', () => {
    const gathered = productRoles.filter((role) => traitsOfRole(role).data && traitsOfRole(role).data !== 'vehicle').join(' ');
    expect(gathered).toBe(
      'renewal callForwarding book seal bookAndSeal goBook goBookAndSeal notaryStamp domain phoneService businessFormation ' +
        'businessFormationFree foreignRegistration complianceFiling tradeName lawOnCall mfParent boiCompliance domestication trademark processAgent virtualOffice',
    );
  });
});
