import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { fullOrder } from '../../../src/submission/full-order';
import { setPaths } from '../../../src/kernel/util/paths';
import { choice, formingIn, someFacts } from '../../commerce/catalogue/sample-facts';
import { agent, factsOf, formation, inputOf, itemOf, valuesWithSecrets } from '../example-order';

interface Company {
  products: { product_id: unknown; data: { company_name?: string; company_purpose?: string } }[];
  company: object;
  notes?: string[];
}

const facts = factsOf(
  setPaths(valuesWithSecrets, {
    'companyInformation.secondCompanyName': ' Oak Hill LLC ',
    'companyInformation.altCompanyName': 'Pine Two LLC',
    'companyInformation.companyNameDesignator': { key: 'L.L.C.', value: 'L.L.C.' },
  }),
);
const cart = [
  { ...formation, type: 'business_formation', includedInBothCompanies: true },
  { ...agent, includedInBothCompanies: true },
  itemOf({ product_id: '40002', wireId: 40002, saveAs: 'book' }),
];
const companiesOf = (hasSecondCompany: boolean, values = facts.values) =>
  (fullOrder(inputOf({ facts: { ...facts, values, form: { ...facts.form, hasSecondCompany } }, cart })).data as { companies: Company[] })
    .companies;

describe('the second company of an order', () => {
  it('is an entry of its own, with name and type and what is ordered for both (SUBM-13, SUBM-15)', () => {
    const [first, second] = companiesOf(true);
    expect(second!.company).toEqual({ entity_type: 'LLC', name: 'Oak Hill LLC' });
    expect(first!.products.map(({ product_id }) => product_id)).toEqual([35601, '15624', 40002]);
    expect(second!.products.map(({ product_id }) => product_id)).toEqual([35601, '15624']);
    expect([first, second].map((company) => company!.products[0]!.data.company_name)).toEqual(['Pine Ridge L.L.C.', 'Oak Hill LLC']);
  });

  it('gets what the form or the page orders for both, and nothing else (SUBM-15)', () => {
    const idsWith = (page: Partial<PageConfig>, formType = 'DoubleLLCForm') => {
      const config = withDefaults({ formType, ...page });
      const values = formingIn('WY', { secondCompanyName: 'Oak Hill LLC', registeredAgentServiceDuration: choice('12') });
      const ordered = someFacts({ config, values: { ...values, productState: { book: { checked: true } } } });
      const { data } = fullOrder(inputOf({ facts: ordered, cart: rebuildCart(ordered) }));
      return (data as { companies: Company[] }).companies.map(({ products }) => products.map(({ product_id }) => product_id));
    };
    const [filing, yearOfAgent, book] = [5601, 15612, 40002];
    expect(idsWith({})).toEqual([
      [filing, yearOfAgent, book],
      [filing, yearOfAgent],
    ]);
    const products = { registeredAgent: { includedInBothCompanies: false }, book: { includedInBothCompanies: true } };
    expect(idsWith({ products })).toEqual([
      [filing, yearOfAgent, book],
      [filing, book],
    ]);
    expect(idsWith({ products }, 'FormABusinessForm')).toEqual([[filing, yearOfAgent, book]]);
  });

  it('ends as the visitor chose where its name has no ending (COMP-36, COMP-37)', () => {
    const [, second] = companiesOf(true, setPaths(facts.values, { 'companyInformation.secondCompanyName': 'Oak Hill' }));
    expect([second!.company, second!.products[0]!.data.company_name]).toEqual([
      { entity_type: 'LLC', name: 'Oak Hill L.L.C.' },
      'Oak Hill L.L.C.',
    ]);
  });

  it('has notes of its own, without what is said of the first one (SUBM-13, SUBM-45)', () => {
    const [first, second] = companiesOf(true);
    expect(first!.notes).toContain('Alternate name: Pine Two LLC');
    expect(second!.notes).toEqual(['Business purpose: Selling hand-made boots', 'Double LLC: must be manager managed']);
  });

  it('is on no other order (SUBM-13)', () => {
    expect(companiesOf(false)).toHaveLength(1);
  });
});
