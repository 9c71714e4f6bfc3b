import { describe, expect, it, vi } from 'vitest';
import { fakeServices } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';

type Config = NonNullable<Parameters<typeof renderForm>[0]>;

const data = 'productState.mfParent.data';
const [service, limit, state] = [`${data}.serviceType`, `${data}.limit`, `${data}.state`];
const phone = 'productState.phoneService.checked';

async function open(ids: readonly (string | { id: string; [param: string]: unknown })[], config: Config = {}) {
  const modules = ids.map((id) => (typeof id === 'string' ? { id } : id));
  const form = await renderForm(
    { formType: 'MFVOStandaloneForm', steps: [{ key: 'mail', title: 'Mail', sections: [{ modules }] }], ...config },
    fakeServices(),
  );
  await form.loaded();
  const cards = (path: string) =>
    form
      .all<HTMLInputElement>(`[name="${path}"]`)
      .map((input) => [input.value, input.closest('.charterform-option')?.querySelector('.charterform-price b')?.textContent]);
  return {
    ...form,
    cards,
    legends: () => form.all('legend').map(({ textContent }) => textContent),
    hasSummary: (...lines: string[]) => vi.waitFor(() => expect(form.summary().slice(0, -1)).toEqual(lines)),
    errors: async () => {
      await form.press('Submit Order');
      return form.all('.charterform-errors a').map(({ textContent }) => textContent);
    },
  };
}

describe('the mail product', () => {
  it('is a service first, then one of its plans, each with its price (MAIL-01, MAIL-03)', async () => {
    const form = await open(['MailProduct']);
    await vi.waitFor(() =>
      expect(form.cards(service)).toEqual([
        ['mf', undefined],
        ['vo', undefined],
      ]),
    );
    expect(form.has(limit)).toBe(false);
    await form.answer(service, 'mf');
    await vi.waitFor(() =>
      expect(form.cards(limit)).toEqual([
        ['mf15', '$120.00'],
        ['mf45', '$300.00'],
      ]),
    );
    await form.answer(limit, 'mf45');
    await form.hasSummary('Mail Forwarding, 45 Pieces$300.00');
    expect(form.kept()).toMatchObject({ productState: { mfParent: { data: { serviceType: 'mf', limit: '45' } } } });
  });

  it('is asked for again once another service is chosen, unless that has one plan (MAIL-02, MAIL-03)', async () => {
    const form = await open(['MailProduct']);
    await form.answer(service, 'vo');
    await form.hasSummary('Virtual Office$480.00');
    expect(form.all('.charterform-fact').map(({ textContent }) => textContent)).toEqual(['Virtual Office $480.00 / year']);
    expect(form.kept()).toMatchObject({ productState: { mfParent: { data: { serviceType: 'vo', limit: '' } } } });
    await form.answer(service, 'mf');
    await vi.waitFor(() => expect(form.all<HTMLInputElement>(`[name="${limit}"]`).map(({ checked }) => checked)).toEqual([false, false]));
  });

  it('is any plan of a single list in flat mode (MAIL-01, MAIL-03)', async () => {
    const form = await open(['MailProduct'], { mail: { mode: 'flat', state: 'WY' } });
    await vi.waitFor(() =>
      expect(form.cards(limit)).toEqual([
        ['mf15', '$120.00'],
        ['mf45', '$300.00'],
        ['vo', '$480.00'],
      ]),
    );
    expect([form.has(service), form.has(state)]).toEqual([false, false]);
    expect(await form.errors()).toEqual(['Plan is required']);
    await form.answer(limit, 'vo');
    await form.hasSummary('Virtual Office$480.00');
    expect(form.kept()).toMatchObject({ productState: { mfParent: { data: { serviceType: 'vo', limit: '' } } } });
    await vi.waitFor(() => expect(form.messageOf(limit)).toBe(''));
  });

  it('needs a state where it is sold, which the national site asks for (MAIL-01, MAIL-03)', async () => {
    const form = await open(['MailProduct']);
    await vi.waitFor(() => expect(form.has(service)).toBe(true));
    expect(await form.errors()).toEqual(['State of the address is required', 'Mail service is required']);
    form.control(state).focus();
    await vi.waitFor(() =>
      expect([...form.control(state).querySelectorAll('option')].map(({ value }) => value).filter(Boolean)).toEqual([
        'DE',
        'FL',
        'ID',
        'MT',
        'TX',
        'WA',
        'WY',
      ]),
    );
    await form.answer(state, 'WY');
    await form.answer(service, 'mf');
    expect(await form.errors()).toEqual(['Plan is required']);
    await form.answer(limit, 'mf15');
    await vi.waitFor(() => expect(form.messageOf(limit)).toBe(''));
  });

  it('of which there is one is shown and asked of nobody (MAIL-02)', async () => {
    const form = await open(['MailProduct'], { mail: { state: 'WY' }, products: { mfParent: { product_id: '40018' } } });
    await form.hasSummary('Mail Forwarding$240.00');
    await vi.waitFor(() =>
      expect(form.all('.charterform-fact').map(({ textContent }) => textContent)).toEqual(['Mail Forwarding $240.00 / year']),
    );
    expect(form.legends()).toEqual([]);
  });

  it('is no question beside a bundle that comes with mail (MAIL-02)', async () => {
    const form = await open(['StateOfService', 'EntityType', 'MailProduct', 'MailRecipients'], {
      formType: 'FormABusinessForm',
      bundles: [{ product_id: '70001', product_ids: ['35601', '15612', '40044'], price: '199.00', bundle_type: 'regular' }],
    });
    await form.answer('companyInformation.state', 'WY');
    await form.answer('companyInformation.entityType', 'LLC');
    await vi.waitFor(() => expect(form.has('recipients.0.firstName')).toBe(true));
    expect([form.has(state), form.has(service), form.has(limit)]).toEqual([true, false, false]);
  });

  it('is the one that the page preselects (FORM-23)', async () => {
    const form = await open(['MailProduct'], { preselected: { mailProduct: 'mf45' } });
    await form.hasSummary('Mail Forwarding, 45 Pieces$300.00');
    await vi.waitFor(() =>
      expect(form.all<HTMLInputElement>(':checked').map(({ value }) => value)).toEqual(expect.arrayContaining(['mf', 'mf45'])),
    );
  });

  it('is not preselected in a form that sells no mail, and nothing of it is kept (FORM-23, FORM-24)', async () => {
    const productsOf = async (formType: 'BOIForm' | 'TaxIDForm' | 'FormABusinessForm') => {
      const form = await renderForm({ formType, preselected: { mailProduct: 'mf15', areaCode: '307' } }, fakeServices());
      await form.loaded();
      const { productState } = form.kept() as { productState: Record<string, { checked?: boolean; data?: Record<string, unknown> }> };
      return [productState.mfParent?.checked, productState.mfParent?.data?.serviceType, productState.phoneService?.data?.phoneAreaCode];
    };
    expect(await productsOf('FormABusinessForm')).toEqual([true, 'mf', '307']);
    for (const formType of ['BOIForm', 'TaxIDForm'] as const) {
      const [checked, service] = await productsOf(formType);
      expect([formType, checked, service ?? '']).toEqual([formType, undefined, '']);
    }
  });

  it('offers phone service beside a virtual office, unchecked and in no cart before it is checked (MAIL-08)', async () => {
    const form = await open(['MailProduct', 'PhoneNumber']);
    await form.answer(service, 'mf');
    expect(form.has(phone)).toBe(false);
    await form.answer(service, 'vo');
    await vi.waitFor(() => expect(form.control(phone).checked).toBe(false));
    await form.hasSummary('Virtual Office$480.00');
    expect(form.has('phoneService.phoneAreaCode')).toBe(false);
    await form.answer(phone, 'true');
    await vi.waitFor(() => expect(form.summary()).toContain('Phone Service$9.00'));
    expect(form.has('phoneService.phoneAreaCode')).toBe(true);
  });
});

describe('who the mail is for', () => {
  it('is an individual, or a business with its name and kind but no state (MAIL-04)', async () => {
    const form = await renderForm({ formType: 'MFVOStandaloneForm' }, fakeServices());
    await form.loaded();
    const asked = () => ['entityType', 'companyName', 'state'].filter((name) => form.has(`companyInformation.${name}`));
    expect(asked()).toEqual([]);
    await form.answer('individualOrBusiness', 'Business');
    await vi.waitFor(() => expect(asked()).toEqual(['entityType', 'companyName']));
    await form.answer('individualOrBusiness', 'Individual');
    await vi.waitFor(() => expect(asked()).toEqual([]));
  });

  it('is told as a selection of company or individual (MAIL-04)', async () => {
    const form = await open([{ id: 'IndividualOrBusiness', name: 'mailForwarding' }]);
    expect(await form.errors()).toEqual(['Company or Individual selection is required']);
  });
});

describe('the recipients', () => {
  const titles = (form: Awaited<ReturnType<typeof open>>) => form.all('.charterform-entry-title').map(({ textContent }) => textContent);
  const removes = (form: Awaited<ReturnType<typeof open>>) =>
    form.all('button').filter((one) => one.getAttribute('aria-label')?.startsWith('Remove')).length;

  it('are one to four, each with both names (MAIL-09)', async () => {
    const form = await open(['MailRecipients']);
    expect([titles(form), removes(form)]).toEqual([['Recipient 1'], 0]);
    expect(await form.errors()).toEqual(['Recipient 1: First name is required', 'Recipient 1: Last name is required']);
    for (let count = 2; count <= 4; count++) await form.press('Add a recipient');
    expect([titles(form).length, removes(form), form.hasButton('Add a recipient')]).toEqual([4, 4, false]);
    await form.answer('recipients.1.firstName', 'Nils');
    await form.press('Remove Recipient 1');
    expect(titles(form)).toHaveLength(3);
    expect(form.control('recipients.0.firstName').value).toBe('Nils');
    expect(form.hasButton('Add a recipient')).toBe(true);
  });

  it('may be left out, and be as many as the page says (MAIL-09)', async () => {
    const form = await open([{ id: 'MailRecipients', min: 0, max: 1 }, 'Note']);
    expect([titles(form), removes(form)]).toEqual([[], 0]);
    await form.press('Add a recipient');
    expect([titles(form), removes(form), form.hasButton('Add a recipient')]).toEqual([['Recipient 1'], 1, false]);
  });
});

describe('the destination of the mail', () => {
  const besideCompany = { formType: 'FormABusinessForm', primaryProducts: ['book'] };
  const path = 'companyInformation.inlineMFVODeliveryDestination';
  const chosen = (form: Awaited<ReturnType<typeof open>>) =>
    form.all<HTMLInputElement>(`[name="${path}"]`).find(({ checked }) => checked)?.value;

  it("is the visitor's own at first; ours orders mail and asks for its details, and theirs gives it up (MAIL-05, COMP-01)", async () => {
    const form = await open(['StateOfService', 'MailDestination', 'MailProduct', 'MailRecipients'], besideCompany);
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(chosen(form)).toBe('yourAddress'));
    expect([form.has(service), form.has('recipients.0.firstName')]).toEqual([false, false]);
    await form.answer(path, 'ourAddress');
    await vi.waitFor(() => expect(form.summary().join()).toContain('Mail Forwarding$240.00'));
    expect([form.has(service), form.has('recipients.0.firstName')]).toEqual([true, true]);
    expect(form.control(state).value).toBe('WY');
    await form.answer(path, 'yourAddress');
    await vi.waitFor(() => expect(form.summary().join()).not.toContain('Mail'));
    expect(form.has(service)).toBe(false);
  });

  it('is not asked where mail is not sold (COMP-01)', async () => {
    const form = await open(['StateOfService', 'MailDestination'], besideCompany);
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    await form.answer('companyInformation.state', 'NY');
    await vi.waitFor(() => expect(form.has(path)).toBe(false));
  });
});
