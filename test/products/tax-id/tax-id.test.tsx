import { describe, expect, it, vi } from 'vitest';
import { fakeServices, answerFromFixtures } from '../../support/fake-services';
import { renderForm, servicesKeeping } from '../../support/render-form';

const modules = [
  { id: 'StateOfService' },
  { id: 'EntityType', entityTypes: ['LLC', 'Corp'] },
  { id: 'BusinessFormed' },
  { id: 'TaxIDChoice' },
];
const config = {
  jurisdictions: ['WY'],
  primaryProducts: ['book'],
  optionalProducts: [],
  steps: [{ key: 'order', title: 'Order', sections: [{ modules }] }],
};

type Options = Parameters<typeof renderForm>;

async function open(given: Options[0] = {}, services?: Options[1]) {
  const form = await renderForm({ ...config, ...given }, services);
  await form.loaded();
  const formed = (path: string) => form.all<HTMLInputElement>(`[name="${path}"]`);
  const cards = () => formed('taxIDSelection').map((input) => [input.value, input.closest('label')?.textContent]);
  return { ...form, formed, cards };
}

describe('"Have You Formed Your Business?"', () => {
  const path = 'isBusinessFormed';

  it('is asked as Yes or No, kept as true or false, and must be Yes (TAX-01, TAX-07, RULE-18)', async () => {
    const form = await open();
    expect(form.root.textContent).toContain('Have You Formed Your Business?');
    expect(form.formed(path).map(({ value, checked }) => [value, checked])).toEqual([
      ['Yes', false],
      ['No', false],
    ]);
    await form.press('Submit Order');
    const errors = () => form.all('.charterform-errors a').map(({ textContent }) => textContent);
    expect(errors()).toContain('Business formation status is required');
    await form.answer(path, 'No');
    expect(form.kept()).toMatchObject({ isBusinessFormed: false });
    await vi.waitFor(() => expect(form.messageOf(path)).toBe('You must have an existing business to continue.'));
    await form.answer(path, 'Yes');
    expect(form.kept()).toMatchObject({ isBusinessFormed: true });
    await vi.waitFor(() => expect(form.messageOf(path)).toBe(''));
    expect(form.formed(path).map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('is still answered after a reload (STORE-09)', async () => {
    const form = await open({}, servicesKeeping({ isBusinessFormed: true }));
    expect(form.formed(path).map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('with No empties the cart and says what the page says of it, with Yes fills it again (TAX-02)', async () => {
    const form = await open({ text: { 'taxID.notFormed': 'Form one with us first.' } });
    await form.answer('taxIDSelection', 'taxID');
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$120.00'));
    await form.answer(path, 'No');
    await vi.waitFor(() => expect(form.summary().join()).not.toContain('$'));
    expect(form.root.textContent).toContain('Form one with us first.');
    await form.answer(path, 'Yes');
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$120.00'));
    expect(form.root.textContent).not.toContain('Form one with us first.');
  });

  it('empties no cart of a form that does not ask it', async () => {
    const steps = [{ key: 'order', title: 'Order', sections: [{ modules: modules.slice(0, 2) }] }];
    const form = await open({ steps }, servicesKeeping({ isBusinessFormed: false }));
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$50.00'));
  });
});

describe('the tax ID', () => {
  const path = 'taxIDSelection';

  it('is chosen by whether there is an SSN, each choice with its speed, and must be chosen (TAX-03, TAX-05)', async () => {
    const form = await open();
    await vi.waitFor(() =>
      expect(form.cards()).toEqual([
        ['taxID', expect.stringMatching(/^Yes.*Processed by the IRS in 1 day.*\$70\.00 one time$/)],
        ['taxIDWithoutSSN', expect.stringMatching(/^No.*Processed by the IRS in 30 days.*\$150\.00 one time$/)],
      ]),
    );
    expect(form.root.textContent).toContain("Does Your Business' Responsible Party Have a SSN?");
    await form.press('Submit Order');
    expect(form.all('.charterform-errors a').map(({ textContent }) => textContent)).toContain('EIN product selection is required');
  });

  it('that is chosen is checked and in the cart, the other is neither (TAX-04)', async () => {
    const form = await open();
    const products = () => form.kept().productState;
    await form.answer(path, 'taxID');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Tax ID with SSN'));
    expect(products()).toEqual({ taxID: { checked: true }, taxIDWithoutSSN: { checked: false } });
    await form.answer(path, 'taxIDWithoutSSN');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Tax ID without SSN'));
    expect(form.summary().join()).not.toContain('Tax ID with SSN');
    expect(products()).toEqual({ taxID: { checked: false }, taxIDWithoutSSN: { checked: true } });
    expect(form.kept()).toMatchObject({ taxIDSelection: { key: 'taxIDWithoutSSN', value: 'No' } });
  });

  it('by itself has its price by the home state, without a state of service (TAX-06)', async () => {
    const form = await renderForm({ formType: 'TaxIDForm' });
    await form.loaded();
    await form.answer('companyInformation.entityType', 'LLC');
    await form.answer(path, 'taxID');
    await form.reads('Please select your filing jurisdiction');
    expect(form.has('companyInformation.state')).toBe(false);
    expect(form.summary().join()).not.toContain('Total$');
    await form.answer('companyInformation.homeState', 'WY');
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$70.00'));
  });

  it('is one of the two products that the page names (TAX-03)', async () => {
    const filingProducts = { taxID: { product_id: '30002' }, taxIDWithoutSSN: { product_id: '30001', saveAs: 'ein' } };
    const form = await open({ filingProducts });
    await form.answer(path, 'taxIDWithoutSSN');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Tax ID with SSN'));
    expect(form.kept().productState).toEqual({ taxID: { checked: false }, ein: { checked: true } });
  });

  it('says so where there is no way to file one (TAX-05)', async () => {
    const services = fakeServices();
    services.marketing.mockImplementation(async (where, request) => {
      const reply = await answerFromFixtures(where, request);
      return where === 'filing_products' ? reply.replaceAll('without_ssn"', 'other"') : reply;
    });
    const form = await open({}, services);
    await vi.waitFor(() => expect(form.cards()[1]).toEqual(['taxIDWithoutSSN', expect.stringContaining('Error: filing method not found')]));
    expect(form.cards()[0]?.[1]).not.toContain('Error');
  });
});
