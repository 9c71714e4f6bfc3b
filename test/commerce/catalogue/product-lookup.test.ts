import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { bindingOfProduct, productForRole, registeredAgentDurations, saveAsOf } from '../../../src/commerce/catalogue/product-lookup';
import { createText } from '../../../src/kernel/text/format-message';
import { choice, filings, formingIn, simples, someFacts } from './sample-facts';

const idFor = (role: string, facts = someFacts({ values: formingIn('WY') }), ...jurisdiction: string[]) =>
  productForRole(facts, role, ...jurisdiction)?.product_id;

describe('productForRole', () => {
  it('is the product whose type is the role in snake_case, in the state of service or the one given', () => {
    expect(idFor('businessFormation')).toBe('5601');
    expect(idFor('businessFormation', undefined, 'CO')).toBe('801');
    expect(idFor('book')).toBe('40002');
    expect(idFor('trademark')).toBe('1');
    expect(idFor('phoneService')).toBeUndefined();
  });

  it('is the product that the page binds to the role', () => {
    const config = { products: { specialOffer: { product_id: '40003' } }, filingProducts: { doingBusinessAs: { product_id: '5606' } } };
    const facts = someFacts({ values: formingIn('WY'), config });
    expect(idFor('specialOffer', facts)).toBe('40003');
    expect(idFor('doingBusinessAs', facts)).toBe('5606');
    expect(idFor('doingBusinessAs', facts, 'CO')).toBeUndefined();
  });

  it('has no product of a state while none is chosen', () => {
    expect(idFor('businessFormation', someFacts())).toBeUndefined();
    expect(idFor('registeredAgent', someFacts())).toBeUndefined();
    expect(idFor('businessFormation', someFacts({ values: formingIn('constructor') }), 'constructor')).toBeUndefined();
    expect(idFor('book', someFacts())).toBe('40002');
  });

  it('has no product of a state that the page does not offer', () => {
    expect(idFor('businessFormation', someFacts({ values: formingIn('WY'), config: { jurisdictions: ['CO'] } }))).toBeUndefined();
  });

  it('is the one for the kind of company where a price for each makes several products of a type', () => {
    const [formation] = filings.WY;
    const forCorp = {
      ...formation!,
      product_id: '5699',
      filing_methods: formation!.filing_methods.map((method) => ({ ...method, entity_types: ['Corp'] })),
    };
    const forLlc = { ...formation!, filing_methods: formation!.filing_methods.map((method) => ({ ...method, entity_types: ['LLC'] })) };
    const idOf = (type: string) =>
      idFor(
        'businessFormation',
        someFacts({
          values: formingIn('WY', { entityType: choice(type) }),
          catalogue: { ...someFacts().catalogue, filing: { ...filings, WY: [forLlc, forCorp] } },
        }),
      );
    expect(['LLC', 'Corp', 'NP Corp'].map(idOf)).toEqual(['5601', '5699', '5601']);
  });

  it('is the registered agent of the chosen duration, else of the preselected years, else the shortest', () => {
    const agent = (months: string, years?: number) =>
      idFor(
        'registeredAgent',
        someFacts({
          values: formingIn('WY', { registeredAgentServiceDuration: choice(months) }),
          config: { preselected: { registeredAgentYears: years } },
        }),
      );
    expect(agent('24')).toBe('15624');
    expect(agent('24', 3)).toBe('15624');
    expect(agent('60', 3)).toBe('15636');
    expect(agent('', 9)).toBe('15612');
    expect(agent('')).toBe('15612');
  });
});

describe('saveAsOf', () => {
  const [book, seal] = simples;

  it('is the role of the product where the page says nothing', () => {
    expect(saveAsOf(someFacts(), book!)).toBe('book');
    expect(saveAsOf(someFacts(), filings.WY[1]!)).toBe('tradeName');
  });

  it('is what the page says for its role, found by product or by type', () => {
    const facts = someFacts({
      config: {
        products: { book: { saveAs: 'folder', label: 'Folder' } },
        filingProducts: { stamp: { product_id: '40003', saveAs: 'stamp-1' } },
      },
    });
    expect(saveAsOf(facts, book!)).toBe('folder');
    expect(bindingOfProduct(facts, book!).label).toBe('Folder');
    expect(saveAsOf(facts, seal!)).toBe('stamp-1');
  });

  it('is the id of what is offered by its id alone, with the words of its type', () => {
    const config = { products: { book: { saveAs: 'folder', label: 'Folder' }, stamp: { product_id: '40003' } } };
    const groups = [{ type: 'simple' as const, products: [{ role: '40002' }, { role: '40003' }], sections: [] }];
    const facts = someFacts({ config, offer: { ...nothingOffered, groups } });
    expect(bindingOfProduct(facts, book!)).toMatchObject({ saveAs: '40002', label: 'Folder' });
    expect(saveAsOf(facts, seal!)).toBe('stamp');
    for (const offer of [{ optIns: ['40002'] }, { primaryProducts: ['40002'] }])
      expect(saveAsOf(someFacts({ config, offer: { ...nothingOffered, ...offer } }), book!)).toBe('40002');
  });
});

describe('registeredAgentDurations', () => {
  it('are those of the state, shortest first, labelled in years, with their prices', () => {
    expect(registeredAgentDurations(someFacts({ values: formingIn('WY') }))).toEqual([
      { key: '12', label: '1 Year', price: 12500 },
      { key: '24', label: '2 Years', price: 22500 },
      { key: '36', label: '3 Years', price: 33000 },
    ]);
    expect(registeredAgentDurations(someFacts({ values: formingIn('CO') }))).toHaveLength(1);
  });

  it('are labelled in the words handed in, else in those of the page', () => {
    const facts = someFacts({ values: formingIn('CO'), config: { text: { 'duration.year': '{count} yr' } } });
    expect(registeredAgentDurations(facts)[0]?.label).toBe('1 yr');
    expect(registeredAgentDurations(facts, createText({ 'duration.year': '{count} año' }))[0]?.label).toBe('1 año');
  });

  it('are none without a state or before the list has come', () => {
    expect(registeredAgentDurations(someFacts())).toEqual([]);
    expect(registeredAgentDurations(someFacts({ values: formingIn('WY'), catalogue: emptyCatalogue }))).toEqual([]);
  });
});
