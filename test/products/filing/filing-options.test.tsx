import { describe, expect, it, vi } from 'vitest';
import { answerFromFixtures, fakeServices } from '../../support/fake-services';
import { renderForm, type RenderedForm } from '../../support/render-form';

const modules = [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'FilingOptions' }, { id: 'OptionalProducts' }];
const steps = [{ key: 'order', title: 'Order', sections: [{ modules }] }];

const method = (id: number, cost: string, rest = {}) => ({
  id,
  jurisdiction: 'WY',
  entity_types: ['LLC'],
  cost,
  filing: { locality: 'domestic' },
  filed_in: { days: 3, hours: 0 },
  docs_in: { days: 1, hours: 0 },
  ...rest,
});

/** A form in Wyoming whose formation is filed by the given methods. */
async function openWith(filing_methods: object[], config: object = {}) {
  const services = fakeServices();
  const formation = { product_id: 1, name: 'Business Formation', price: '39.00', type: 'business_formation', filing_methods };
  services.marketing.mockImplementation(async (path, request) =>
    request?.query?.state_abbreviation === 'WY' ? JSON.stringify({ result: [formation] }) : answerFromFixtures(path, request),
  );
  const form = await renderForm({ steps, preselected: { state: 'WY' }, ...config }, services);
  await form.loaded();
  return form;
}

const keys = 'selectedFilingMethodKeys.WY.businessFormation';
const place = 'selectedLocalJurisdiction.WY.businessFormation';
const inputs = (form: RenderedForm) => form.all<HTMLInputElement>(`[name="${keys}"]`);
const shown = (form: RenderedForm) => inputs(form).map(({ value, checked }) => [value, checked]);
const words = (form: RenderedForm) => inputs(form).map((input) => input.closest('label, .charterform-field')!.textContent);

describe('the filing speeds', () => {
  it('say when it is likely to be filed, weekends left out, fourteen working days where nothing is known (PRICE-11)', async () => {
    // 15 January 2030 is a Tuesday.
    const form = await openWith([method(1, '100.00', { filed_in: { days: 4 } }), method(2, '120.00', { filed_in: {} })]);
    await vi.waitFor(() => expect(words(form)).toHaveLength(2));
    expect(words(form)[0]).toContain('It is filed by about January 21, 2030.');
    expect(words(form)[1]).toContain('It is filed by about February 4, 2030.');
  });

  it('grow by the longest expedited option that is wanted (PRICE-10)', async () => {
    const products = { expeditedProcessing: { product_id: '40036' } };
    const optionalProducts = [{ type: 'simple', products: [{ role: 'expeditedProcessing' }] }];
    const form = await openWith([method(1, '100.00', { filed_in: { days: 1 } })], { products, optionalProducts });
    await vi.waitFor(() => expect(words(form)[0]).toContain('January 16, 2030'));
    await form.answer('productState.expeditedProcessing.checked', '');
    await vi.waitFor(() => expect(words(form)[0]).toContain('January 21, 2030'));
  });

  it('are committed with their default on load, and kept as chosen (PROD-17, PROD-18)', async () => {
    const form = await openWith([method(2, '150.00'), method(1, '100.00')]);
    await vi.waitFor(() =>
      expect(shown(form)).toEqual([
        ['1', true],
        ['2', false],
      ]),
    );
    expect(form.kept().selectedFilingMethodKeys).toEqual({ WY: { businessFormation: '1' } });
    await form.answer(keys, '2');
    await vi.waitFor(() => expect(form.summary().join()).toContain('150.00'));
    expect(form.summary().join()).not.toContain('100.00');
    expect(form.kept().selectedFilingMethodKeys).toEqual({ WY: { businessFormation: '2' } });
  });

  it('name no price in a monthly plan, which is one price for all that is in it', async () => {
    const config = {
      flags: { subscriptionBundles: true },
      preselected: { state: 'WY' },
      steps: [{ ...steps[0], sections: [{ modules: [...modules, { id: 'BillingType' }] }] }],
    };
    const form = await openWith([method(1, '100.00')], config);
    await vi.waitFor(() => expect(words(form)[0]).toContain('$39.00 + $100.00 state fee'));
    await form.answer('billingType', 'monthly');
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total each month$29.00'));
    expect(words(form)[0]).toContain('It is filed by about');
    expect(words(form)[0]).not.toContain('$');
  });

  it('say what each costs more than the cheapest, and once what all have in common (COMP-48, SUMM-31)', async () => {
    const form = await openWith([method(1, '100.00'), method(2, '150.00', { filed_in: { days: 1 } }), method(3, '400.00')]);
    await vi.waitFor(() => expect(words(form)).toHaveLength(3));
    expect(words(form)).toEqual([
      'Processed by State in 3 daysIt is filed by about January 18, 2030.Included',
      'Processed by State in 1 dayIt is filed by about January 16, 2030.+ $50.00',
      'Processed by State in 3 daysIt is filed by about January 18, 2030.+ $300.00',
    ]);
    const hint = () => inputs(form)[0]!.closest('fieldset')!.querySelector('.charterform-hint')!.textContent;
    expect(hint()).toBe('The dates skip weekends. Your documents take 1 more day.');
    const total = () => Number(/Total\$([\d.,]+)/.exec(form.summary().join())![1]!.replace(',', ''));
    const before = total();
    await form.answer(keys, '3');
    await vi.waitFor(() => expect(total() - before).toBe(300));
  });

  it('say it of each where the documents differ (COMP-48)', async () => {
    const form = await openWith([method(1, '100.00'), method(2, '150.00', { docs_in: { days: 4, hours: 0 } })]);
    await vi.waitFor(() => expect(words(form)).toHaveLength(2));
    expect(words(form)[0]).toContain('January 18, 2030. Your documents take 1 more day.');
    expect(words(form)[1]).toContain('January 18, 2030. Your documents take 4 more days.');
  });

  it('in a bundle are those that it allows, the one checked being the one that is ordered (CART-30, OPT-17)', async () => {
    const lineItem = { product: 'businessFormation', toggle: true, showFilingOptionsToggle: true, filingOptionSpeeds: [2] };
    const bundles = [{ product_id: '900', product_ids: ['1'], price: '50.00', config: { lineItems: [lineItem] } }];
    const form = await openWith([method(1, '100.00'), method(2, '150.00'), method(3, '175.00')], { bundles });
    await vi.waitFor(() => expect(shown(form)).toEqual([['2', true]]));
    await vi.waitFor(() => expect(form.summary().join()).toContain('Wyoming state fee?$150.00'));
    expect(form.kept().selectedFilingMethodKeys).toEqual({ WY: { businessFormation: '2' } });
  });

  it('in a bundle without speeds are not asked, and the default is ordered, whatever was kept (CART-30)', async () => {
    const bundles = [
      { product_id: '900', product_ids: ['1'], price: '50.00', config: { lineItems: [{ product: 'businessFormation', toggle: true }] } },
    ];
    const form = await openWith([method(1, '100.00'), method(2, '150.00')], { bundles });
    await vi.waitFor(() => expect(form.summary().join()).toContain('Wyoming state fee?$100.00'));
    expect(shown(form)).toEqual([]);
  });

  it('are text where there is but one (FIELD-11)', async () => {
    const form = await openWith([method(1, '100.00')]);
    await vi.waitFor(() =>
      expect(words(form)[0]).toMatch(
        /^How fast should the state file it\?Each price is for our work; the state fee stands beside it\.Processed by State in 3 days \$39\.00 \+ \$100\.00 state feeIt is filed by about/,
      ),
    );
    expect(inputs(form).map(({ hidden, checked }) => [hidden, checked])).toEqual([[true, true]]);
  });

  it('of several filings stand one below the other, each under its name', async () => {
    const form = await openWith([method(1, '100.00')], {
      primaryProducts: ['businessFormation', 'taxId'],
      filingProducts: { taxId: { product_id: '30001' } },
    });
    const legends = () => form.all('.charterform-label').map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(legends()).toContain('Tax ID with SSN: How fast should the state file it?'));
    expect(legends()).toContain('Business Formation: How fast should the state file it?');
    expect(form.all('[name^="selectedFilingMethodKeys.US"]')).toHaveLength(1);
  });
});

describe('the part of the state', () => {
  const methods = [
    method(1, '50.00', { local_jurisdiction: 'Teton County' }),
    method(2, '40.00', { local_jurisdiction: 'Laramie County' }),
    method(3, '60.00', { local_jurisdiction: 'Teton County' }),
  ];

  it('is asked where there are several, and brings its first speed (PROD-16)', async () => {
    const form = await openWith(methods);
    await vi.waitFor(() => expect(form.has(place)).toBe(true));
    const select = form.control(place) as unknown as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).toEqual(['Laramie County', 'Teton County']);
    expect(select.labels![0]!.textContent).toContain('In which part of the state do we file?');
    expect(shown(form)).toEqual([['2', true]]);
    await form.answer(place, 'Teton County');
    await vi.waitFor(() =>
      expect(shown(form)).toEqual([
        ['1', true],
        ['3', false],
      ]),
    );
    await form.answer(keys, '3');
    expect(form.kept()).toMatchObject({
      selectedLocalJurisdiction: { WY: { businessFormation: 'Teton County' } },
      selectedFilingMethodKeys: { WY: { businessFormation: '3' } },
    });
    await form.answer(place, 'Laramie County');
    await vi.waitFor(() => expect(shown(form)).toEqual([['2', true]]));
  });

  it('is not asked where there is one, or none', async () => {
    const form = await openWith(methods.slice(0, 1));
    await vi.waitFor(() => expect(shown(form)).toEqual([['1', true]]));
    expect(form.has(place)).toBe(false);
  });
});
