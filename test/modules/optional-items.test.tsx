import { describe, expect, it, vi } from 'vitest';
import { renderForm, servicesKeeping } from '../support/render-form';

const optionalProducts = [
  {
    type: 'simple' as const,
    label: 'Shipping',
    products: [{ role: 'overseasShipping' }, { role: 'seal', editable: false, checked: true }],
  },
  { type: 'radioList' as const, saveAs: 'books', checkboxID: 'all-books', products: [{ role: 'book' }, { role: 'goBook' }] },
  {
    type: 'sectionList' as const,
    label: 'Online',
    checkboxName: 'online',
    products: [],
    parent: { role: 'privacyShield' },
    sections: [{ label: 'Website', products: [{ role: 'webHosting' }, { role: 'tls' }] }],
  },
  { type: 'multiState' as const, products: [{ role: 'tradeName' }, { role: 'phoneService' }] },
  { type: 'simple' as const, saveAs: 'businessIdentity', products: [{ role: 'businessEmail' }] },
];
const modules = [
  { id: 'StateOfService' },
  { id: 'EntityType' },
  { id: 'OptionalProducts' },
  { id: 'BusinessIdentity' },
  { id: 'OptIn', optIn: 'partnerInsurance' },
];
const steps = [{ key: 'order', title: 'Order', sections: [{ modules }] }];
const config = { steps, optionalProducts, preselected: { state: 'WY', entityType: 'LLC' } };

const isOn = (form: Awaited<ReturnType<typeof renderForm>>, name: string) => form.control(name).checked;
const path = (name: string) => `productState.${name}.checked`;

async function open(more: object = {}, services?: ReturnType<typeof servicesKeeping>) {
  const form = await renderForm({ ...config, ...more }, services);
  await form.loaded();
  return form;
}
const status = ({ root }: { root: HTMLElement }) => root.querySelector('.charterform-change [role="status"]')?.textContent;

describe('the optional items', () => {
  it('follow the checkbox of their group, but for what is not editable (OPT-02, OPT-04, OPT-05)', async () => {
    const form = await open();
    expect([isOn(form, path('seal')), form.control(path('seal')).disabled]).toEqual([true, true]);
    await form.answer('online', '');
    for (const name of ['privacyShield', 'webHosting', 'tls']) expect(isOn(form, path(name))).toBe(true);
    await form.answer(path('tls'), '');
    expect(isOn(form, 'online')).toBe(false);
    const books = form.root.querySelector<HTMLInputElement>('#all-books')!;
    expect([books.checked, form.has(path('books'))]).toEqual([false, false]);
    await form.user.click(books);
    await form.answer(path('books'), 'goBook');
    expect(form.kept().productState).toMatchObject({ goBook: { checked: true }, book: { checked: false }, books: { checked: true } });
  });

  it('are asked by state, and what cannot be ordered by state says so (OPT-04, PROD-42)', async () => {
    const form = await open();
    await form.answer('productState.tradeName.states.WY', '');
    expect(form.kept().productState).toMatchObject({ tradeName: { states: { WY: true } } });
    await vi.waitFor(() => expect(form.summary().join()).toMatch(/trade name/i));
    expect(form.root.textContent).toContain('Error: product Phone Service does not have multi state enabled');
  });

  it('show the package at once where nothing else is sold', async () => {
    const form = await renderForm({ formType: 'BusinessIdentityForm' });
    await form.loaded();
    await vi.waitFor(() => expect(form.has(path('tls'))).toBe(true));
    expect([isOn(form, 'businessIdentityToggle'), isOn(form, path('tls'))]).toEqual([false, false]);
    await form.answer(path('tls'), '');
    expect(isOn(form, 'businessIdentityToggle')).toBe(true);
  });

  it('hold the business identity package behind its toggle (OPT-11)', async () => {
    const form = await open();
    expect(form.has(path('businessEmail'))).toBe(false);
    await form.answer('businessIdentityToggle', '');
    expect(isOn(form, path('businessEmail'))).toBe(true);
    await form.answer('businessIdentityToggle', '');
    expect(form.has(path('businessEmail'))).toBe(false);
    expect(form.kept()).toMatchObject({ businessIdentityToggle: false, productState: { businessEmail: { checked: false } } });
  });

  it('show what the bundle holds as included, not to be changed (CART-24)', async () => {
    const bundle = { product_id: '50056', product_ids: ['40012'], price: '10.00' };
    const form = await open({ bundles: [bundle] });
    expect([isOn(form, path('webHosting')), form.control(path('webHosting')).disabled]).toEqual([true, true]);
    expect(form.control(path('webHosting')).closest('label')!.textContent).toContain('Included in your bundle');
    expect(form.control(path('tls')).disabled).toBe(false);
  });

  it('follow the answer that a bundle hangs on, wherever it is asked (CART-20, CART-24)', async () => {
    const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'contactInformation.firstName' }] }] };
    const form = await open({
      steps: [{ key: 'order', title: 'Order', sections: [{ modules: [{ id: 'ContactDetails' }, ...modules] }] }],
      bundles: [{ product_id: '50056', product_ids: ['40012'], price: '10.00', config: trigger }],
    });
    expect(form.control(path('webHosting')).disabled).toBe(true);
    await form.answer('contactInformation.firstName', 'Ann');
    await vi.waitFor(() => expect(form.control(path('webHosting')).disabled).toBe(false));
  });
});

const cardOf = (form: Awaited<ReturnType<typeof open>>, name: string) => form.control(name).closest('label')!;

describe('an optional product', () => {
  it('says in a line what it is, its price and how often that is due (OPT-01, OPT-18)', async () => {
    const own = { role: 'tls', description: 'Keeps what visitors type to themselves.' };
    const products = [
      { role: 'webHosting' },
      { role: 'phoneService', description: '' },
      { role: 'seal' },
      { role: 'operatingAgreement' },
      own,
    ];
    const form = await open({ optionalProducts: [{ type: 'simple', products }] });
    expect(products.map(({ role }) => cardOf(form, path(role)).textContent)).toEqual([
      'Web HostingSpace on our servers for your website.$108.00 / year',
      'Phone Service$9.00 / month',
      "Corporate SealA hand press that embosses your company's name.$35.00 one time",
      'Operating AgreementHow members share profit and decisions.Free ',
      'TLS CertificateKeeps what visitors type to themselves.$48.00 / year',
    ]);
  });

  it('has no price of its own in a bundle (CART-24)', async () => {
    const form = await open({ bundles: [{ product_id: '50056', product_ids: ['40012'], price: '10.00' }] });
    expect(cardOf(form, path('webHosting')).textContent).toBe('Web HostingSpace on our servers for your website.Included in your bundle ');
  });

  it('that is alone in its radio list is a checkbox, which can be unchecked again (OPT-03)', async () => {
    const form = await open({ optionalProducts: [{ type: 'radioList', saveAs: 'books', products: [{ role: 'book' }] }] });
    expect(form.control(path('book')).type).toBe('checkbox');
    await form.answer(path('book'), '');
    expect(isOn(form, path('book'))).toBe(true);
    await form.answer(path('book'), '');
    expect(isOn(form, path('book'))).toBe(false);
    expect(form.kept().productState).toMatchObject({ book: { checked: false } });
  });
});

describe('a product by state', () => {
  const states = 'productState.tradeName.states';
  const listed = (form: Awaited<ReturnType<typeof open>>) =>
    form.all<HTMLInputElement>(`[name^="${states}."]`).map(({ name }) => name.split('.').at(-1)!);
  const opener = (form: Awaited<ReturnType<typeof open>>) => form.all<HTMLButtonElement>('.charterform-fold > button')[0]!;
  const byState = { optionalProducts: [{ type: 'multiState' as const, products: [{ role: 'tradeName' }] }] };

  it("shows the order's own state with its price, the others behind a search (OPT-01)", async () => {
    const form = await open(byState);
    expect(listed(form)).toEqual(['WY']);
    expect(cardOf(form, `${states}.WY`).textContent).toMatch(/^Wyoming\$\d+\.00 \+ \$\d+\.00 state fee one time$/);
    expect(opener(form).textContent).toMatch(/^Other states 0 of \d+ chosen$/);
    await form.user.click(opener(form));
    expect(listed(form).length).toBeGreaterThan(40);
    await form.user.type(form.all('[type="search"]')[0]!, 'dakota{Enter}');
    expect(listed(form)).toEqual(['WY', 'ND', 'SD']);
    expect(form.steps()).toEqual(['order']);
    await form.user.type(form.all('[type="search"]')[0]!, 'zz');
    expect(listed(form)).toEqual(['WY']);
    expect(form.root.textContent).toContain('No elements found');
  });

  it('keeps a chosen state in the list while that is open, and beside the own one once it is closed (OPT-04)', async () => {
    const form = await open(byState);
    await form.user.click(opener(form));
    await form.answer(`${states}.CO`, '');
    expect(opener(form).textContent).toMatch(/^Other states 1 of/);
    expect(form.all('.charterform-chips li').map(({ textContent }) => textContent)).toEqual(['Colorado']);
    await form.press('Remove Colorado');
    expect([isOn(form, `${states}.CO`), form.all('.charterform-chips li').length]).toEqual([false, 0]);
    await form.answer(`${states}.CO`, '');
    await form.user.click(opener(form));
    expect(listed(form)).toEqual(['CO', 'WY']);
    expect(opener(form).textContent).toMatch(/^Other states 0 of/);
    await form.answer(`${states}.CO`, '');
    expect([listed(form), isOn(form, `${states}.CO`)]).toEqual([['CO', 'WY'], false]);
  });

  it('lists few states at once', async () => {
    const form = await open({ ...byState, jurisdictions: ['CO', 'OR', 'WY'] });
    expect(listed(form)).toEqual(['CO', 'OR', 'WY']);
    expect(opener(form)).toBeUndefined();
  });
});

describe('the line about a change', () => {
  it('is a live region from the start, says what went and brings it back', async () => {
    const form = await open();
    expect(status(form)).toBe('');
    await form.answer(path('overseasShipping'), '');
    await form.user.click(form.root.querySelector('#all-books')!);
    await form.answer(path('books'), 'book');
    expect(status(form)).toBe('We removed overseas shipping because your supplies changed.');
    expect(isOn(form, path('overseasShipping'))).toBe(false);
    await form.press('Undo');
    expect([isOn(form, path('overseasShipping')), status(form), form.hasButton('Undo')]).toEqual([true, 'We changed it back.', false]);
    await form.press('Close');
    expect(status(form)).toBe('');
  });

  it('says why once the prices of the new state are in', async () => {
    const form = await open({ optionalProducts: [{ type: 'simple', products: [{ role: 'mfParent' }] }] });
    await form.answer(path('mfParent'), '');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Mail Forwarding'));
    await form.answer('companyInformation.state', 'NM');
    await vi.waitFor(() => expect(status(form)).toBe("We removed these items because New Mexico doesn't offer them: Mail Forwarding."));
    await form.press('Undo');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Mail Forwarding'));
    expect(form.control('companyInformation.state').value).toBe('WY');
  });

  it('brings back what was so when the cart was last made, be that cart the same as the one before', async () => {
    const trigger = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'companyInformation.companyName' }] }] };
    const inTexas = { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['TX'] };
    const form = await open({
      steps: [{ key: 'order', title: 'Order', sections: [{ modules: [{ id: 'CompanyName' }, ...modules] }] }],
      optionalProducts: [{ type: 'simple', products: [{ role: 'mfParent' }] }],
      bundles: [{ product_id: '900', product_ids: [], price: '1.00', config: { ...trigger, ...inTexas } }],
    });
    await form.answer(path('mfParent'), '');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Mail Forwarding'));
    // Until what is shown has followed.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await form.answer('companyInformation.state', 'NM');
    await vi.waitFor(() => expect(status(form)).toContain('offer them: Mail Forwarding.'));
    await form.press('Undo');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Mail Forwarding'));
    expect([form.control('companyInformation.state').value, form.control('companyInformation.companyName').value]).toEqual([
      'WY',
      'Pine Ridge LLC',
    ]);
  });

  it('says nothing about what was kept', async () => {
    const productState = { overseasShipping: { checked: true }, mfParent: { checked: true }, book: { checked: true } };
    const form = await open({}, servicesKeeping({ productState }));
    await vi.waitFor(() => expect(form.summary().join()).toContain('Overseas Shipping'));
    expect(status(form)).toBe('');
  });
});
