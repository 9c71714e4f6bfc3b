import { describe, expect, it, vi } from 'vitest';
import { answerFromFixtures, fakeServices } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const modules = [
  { id: 'StateOfService' },
  { id: 'EntityType' },
  { id: 'FilingOptions' },
  { id: 'RegisteredAgent' },
  { id: 'OptionalProducts' },
];
const steps = [{ key: 'order', title: 'Order', sections: [{ modules }] }];

async function openIn(state: string, config: object = {}) {
  const form = await renderForm({ steps, ...config });
  await form.loaded();
  if (state) await form.answer('companyInformation.state', state);
  await form.loaded();
  return form;
}

/** The cards of one question, each with its words and price. */
const cards = (form: RenderedForm, name: string) =>
  form.all(`[name^="${name}"]`).map((input) => input.closest('label')!.textContent.replace(/\s+/g, ' '));
const checked = (form: RenderedForm, name: string) => form.all<HTMLInputElement>(`[name^="${name}"]`).map((input) => input.checked);
const total = (form: RenderedForm) => form.summary().at(-1);

describe('the state of service', () => {
  it('is asked in its own words (COMP-04, COMP-05)', async () => {
    const form = await openIn('');
    expect(form.root.textContent).toContain('Where Do You Want Service?');
    expect(form.root.textContent).toContain('Please select the state in which you intend to file.');
  });

  it('offers only the jurisdictions of the page, and no empty group', async () => {
    const form = await openIn('', { jurisdictions: ['WY', 'PR'] });
    const groups = () => [...form.control('companyInformation.state').querySelectorAll('optgroup')];
    await vi.waitFor(() => expect(groups().map(({ label }) => label)).toEqual(['States', 'US Territories']));
    expect(groups().flatMap((group) => [...group.querySelectorAll('option')].map(({ value }) => value))).toEqual(['WY', 'PR']);
  });
});

describe('the filing speeds', () => {
  it('of the chosen state show with time and price, the cheapest chosen beforehand', async () => {
    const form = await openIn('TX');
    const speeds = () => cards(form, 'selectedFilingMethodKeys');
    await vi.waitFor(() => expect(speeds().length).toBeGreaterThan(0));
    expect(speeds()[0]).toMatch(/^Processed by State in .*days?.*Included$/);
    expect(checked(form, 'selectedFilingMethodKeys')[0]).toBe(true);
  });

  it('change the order when another is chosen, and are kept under product and state', async () => {
    const form = await openIn('NV');
    await vi.waitFor(() => expect(cards(form, 'selectedFilingMethodKeys').length).toBeGreaterThan(1));
    const before = total(form);
    const [, second] = form.all<HTMLInputElement>('[name^="selectedFilingMethodKeys"]');
    await form.answer(second!.name, second!.value);
    await vi.waitFor(() => expect(total(form)).not.toBe(before));
    expect(form.kept().selectedFilingMethodKeys).toEqual({ NV: { businessFormation: second!.value } });
  });

  it('are left out before a state is chosen', async () => {
    const form = await openIn('');
    expect(form.all('[name^="selectedFilingMethodKeys"]')).toEqual([]);
  });
});

describe('the registered agent', () => {
  const path = 'companyInformation.registeredAgentServiceDuration';

  it('is offered in years, each with its price, the shortest first (PROD-37)', async () => {
    const form = await openIn('WY');
    const offered = [
      '1 Year$125.00 / year',
      '2 Years$112.50 for each year$225.00 / 2 years',
      '3 Years$110.00 for each year$330.00 / 3 years',
      '5 Years$105.00 for each year$525.00 / 5 years',
    ];
    await vi.waitFor(() => expect(cards(form, path).map((card) => card.replace(' $', '$'))).toEqual(offered));
    expect(checked(form, path)).toEqual([true, false, false, false]);
    await form.answer(path, '24');
    await vi.waitFor(() => expect(total(form)).toBe('Total$368.00'));
    expect(form.kept().companyInformation).toMatchObject({ registeredAgentServiceDuration: { key: '24', value: '2 Years' } });
  });
});

describe('the registered agent of a bundle', () => {
  const path = 'companyInformation.registeredAgentServiceDuration';
  const bundles = (...product_ids: string[]) => ({ bundles: [{ product_id: '900', product_ids, price: '50.00' }] });

  it('of a fixed term is not asked about, and shows its term (CART-32, SUMM-18)', async () => {
    const form = await openIn('WY', bundles('35601', '15624'));
    await vi.waitFor(() => expect(form.summary().join()).toContain('Registered Agent (2 Years)'));
    expect(form.has(path)).toBe(false);
  });

  it('of several terms is asked about (CART-32)', async () => {
    const form = await openIn('WY', bundles('35601', '15612', '15624'));
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
  });
});

describe('the optional products', () => {
  const email = 'productState.businessEmail.checked';

  it('show by name and price, unchecked, and enter the order when checked', async () => {
    const form = await openIn('WY');
    expect(cards(form, 'productState')).toEqual([
      'Business EmailEmail addresses that end in your own domain.$60.00 / year',
      'Web HostingSpace on our servers for your website.$108.00 / year',
      'Corporate Book and SealA binder for your papers and a press for your seal.$75.00 one time',
      "Notary StampA stamp with the notary's name, number and expiry date.$29.50 one time",
      'Trade NameLets your company do business under another name.$75.00 + $100.00 state fee one time',
    ]);
    expect(checked(form, 'productState')).toEqual([false, false, false, false, false]);
    await form.answer(email, '');
    await vi.waitFor(() => expect(total(form)).toBe('Total$328.00'));
    expect(form.kept().productState).toEqual({ businessEmail: { checked: true } });
    await form.answer(email, '');
    await vi.waitFor(() => expect(total(form)).toBe('Total$268.00'));
  });

  it('of the page config stand in their place, checked or locked as it says, under the page’s names', async () => {
    const optionalProducts = [
      {
        type: 'simple',
        products: [
          { role: 'seal', label: 'Your seal', checked: true },
          { role: 'book', editable: false },
        ],
      },
    ];
    const form = await openIn('WY', { optionalProducts, products: { seal: { saveAs: 'embosser' } } });
    expect(form.all<HTMLInputElement>('[name^="productState"]').map(({ name, checked: isOn, disabled }) => [name, isOn, disabled])).toEqual(
      [
        ['productState.embosser.checked', true, false],
        ['productState.book.checked', false, true],
      ],
    );
    await vi.waitFor(() => expect(form.summary().join()).toContain('Your seal'));
    await form.answer('productState.embosser.checked', '');
    await vi.waitFor(() => expect(form.summary().join()).not.toContain('Your seal'));
  });

  it('of several pieces show the price of all, as the order has it (PRICE-13)', async () => {
    const optionalProducts = [{ type: 'simple', products: [{ role: 'seal', checked: true }] }];
    const form = await openIn('WY', { primaryProducts: [], optionalProducts, products: { seal: { quantity: 3 } } });
    await vi.waitFor(() => expect(total(form)).toBe('Total$105.00'));
    expect(cards(form, 'productState')).toEqual([expect.stringMatching(/^Corporate Seal × 3\D*\$105\.00 one time$/)]);
    expect(form.summary()[0]).toContain('Corporate Seal × 3');
  });

  it('that the server does not sell are not offered', async () => {
    const services = fakeServices();
    services.marketing.mockImplementation(async (path, request) =>
      path === 'simple_products' ? '{"result": []}' : answerFromFixtures(path, request),
    );
    const form = await renderForm({ steps }, services);
    await form.loaded();
    expect(form.all('[name^="productState"]')).toEqual([]);
  });
});
