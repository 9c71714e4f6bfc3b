import { describe, expect, it, vi } from 'vitest';
import { createText } from '../../../src/kernel/text/format-message';
import { moduleList } from '../../../src/forms/module-list';
import { factsOf } from '../../submission/example-order';
import { renderForm, servicesKeeping } from '../../support/render-form';

const details = ['TradeName', 'SealCapitalization', 'NotaryStamp', 'ProcessAgent', 'LegalNeeds'];
const modules = ['StateOfService', 'EntityType', 'OptionalProducts', ...details].map((id) => ({ id }));
const config = {
  steps: [{ key: 'order', title: 'Order', sections: [{ modules }] }],
  // No fixture is a process agent.
  products: { processAgent: { product_id: '40041' } },
  optionalProducts: [
    {
      type: 'simple' as const,
      products: ['tradeName', 'bookAndSeal', 'notaryStamp', 'processAgent', 'lawOnCall'].map((role) => ({ role })),
    },
  ],
};

async function openIn(state: string, given: Parameters<typeof renderForm>[0] = {}) {
  const form = await renderForm({ ...config, ...given });
  await form.answer('companyInformation.state', state);
  await form.loaded();
  const checks = async (path: string) => {
    await vi.waitFor(() => expect(form.has(path)).toBe(true));
    await form.answer(path, '');
  };
  const order = (role: string) => checks(`productState.${role}.checked`);
  const labelOf = (path: string) => form.control(path).closest('.charterform-field')?.textContent ?? '';
  const leaves = async (path: string, text: string, message: string) => {
    await form.answer(path, text);
    await vi.waitFor(() => expect(form.messageOf(path), `${path}: ${text}`).toBe(message));
  };
  return { ...form, checks, order, labelOf, leaves };
}

describe('a notary stamp', () => {
  const path = (name: string) => `productState.notaryStamp.data.${name}`;

  it('asks for the notary and the commission, all required, once it is in the cart (ITEM-01)', async () => {
    const form = await openIn('WY');
    expect(form.has(path('first_name'))).toBe(false);
    await form.order('notaryStamp');
    const fields = {
      first_name: 'First name',
      middle_name: 'Middle name',
      last_name: 'Last name',
      notary_id: 'Commission number',
      city: 'City',
      company_state: 'State of the commission',
    };
    for (const [name, label] of Object.entries(fields)) {
      if (name === 'company_state') await form.answer(path(name), 'CO');
      else await form.answer(path(name), 'x');
      await form.leaves(path(name), '', `${label} is required`);
    }
  });

  it('takes the end of the commission as numbers, the year as four digits (ITEM-02)', async () => {
    const form = await openIn('WY');
    await form.order('notaryStamp');
    for (const name of ['exp_month', 'exp_day']) {
      await form.leaves(path(name), 'a', 'This field must contain only numbers');
      await form.leaves(path(name), '012', 'The field cannot contain more than 2 characters');
      await form.leaves(path(name), '03', '');
    }
    await form.leaves(path('exp_month'), '13', 'Expiry month must be 12 or less');
    for (const year of ['31', '20310']) await form.leaves(path('exp_year'), year, 'must contain exactly 4 digits.');
    await form.answer(path('exp_year'), '2031');
    await vi.waitFor(() => expect(form.messageOf(path('exp_year'))).toBe(''));
  });

  it('may be for a notary without a middle name, of which none is sent then (ITEM-10)', async () => {
    const form = await openIn('WY');
    await form.order('notaryStamp');
    await form.leaves(path('middle_name'), '', 'Middle name is required');
    await form.answer(path('middle_name'), 'Rose');
    await form.answer(path('hasNoMiddleName'), '');
    expect([form.control(path('middle_name')).disabled, form.messageOf(path('middle_name'))]).toEqual([true, '']);
    await form.answer(path('hasNoMiddleName'), '');
    expect([form.control(path('middle_name')).disabled, form.control(path('middle_name')).value]).toEqual([false, 'Rose']);
  });

  it('asks for the end of the commission in one group, each part with its own label (ITEM-02)', async () => {
    const form = await openIn('WY');
    await form.order('notaryStamp');
    await vi.waitFor(() => expect(form.has(path('exp_day'))).toBe(true));
    const group = form.control(path('exp_day')).closest('[role="group"]')!;
    expect(document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent).toBe('When does the commission expire?');
    expect([...group.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(['Month', 'Day', 'Year']);
  });

  it('is one row of the review, with the commission below its name', () => {
    const data = { first_name: 'Ana', middle_name: 'Rose', hasNoMiddleName: true, last_name: 'Lee', notary_id: '77', city: 'Casper' };
    const ends = { exp_month: '3', exp_day: '31', exp_year: '2031', company_state: { key: 'WY', value: 'Wyoming' } };
    const facts = factsOf({ productState: { notaryStamp: { data: { ...data, ...ends } } } });
    expect(moduleList.NotaryStamp.review?.(facts, createText(), {} as never)).toEqual([
      {
        label: 'Your notary stamp',
        answers: ['Ana Lee'],
        details: ['Commission number: 77', 'City: Casper, Wyoming', 'Commission expires: 3/31/2031'],
      },
    ]);
  });

  it('is not asked about without it, and remembered when it comes back', async () => {
    const form = await openIn('WY');
    await form.order('notaryStamp');
    await form.answerAll({ [path('first_name')]: 'Ana María', [path('company_state')]: 'CO' });
    await form.order('notaryStamp');
    await vi.waitFor(() => expect(form.has(path('first_name'))).toBe(false));
    await form.order('notaryStamp');
    expect(form.control(path('first_name')).value).toBe('Ana María');
    expect(form.kept().productState).toMatchObject({
      notaryStamp: { data: { first_name: 'Ana María', company_state: { key: 'CO', value: 'Colorado' } } },
    });
  });
});

describe('a process agent', () => {
  const path = (name: string) => `productState.carrier.data.${name}`;
  const products = { processAgent: { product_id: '40041', saveAs: 'carrier' } };

  it('asks for a docket number, its type and a USDOT number, kept under the name that the page gives it (ITEM-03)', async () => {
    const form = await openIn('WY', { products });
    expect(form.has(path('docketNumber'))).toBe(false);
    await form.order('carrier');
    expect(form.all<HTMLInputElement>(`[name="${path('docketNumberType')}"]`).map(({ value }) => value)).toEqual(['MC', 'FF', 'MX']);
    await form.press('Submit Order');
    const errors = form.all('.charterform-errors a').map(({ textContent }) => textContent);
    expect(errors).toEqual(
      expect.arrayContaining(['Docket number type is required', 'Docket number is required', 'USDOT number is required']),
    );
    await form.answerAll({ [path('docketNumberType')]: 'MX', [path('docketNumber')]: '123', [path('USDOTNumber')]: '456' });
    expect(form.kept().productState).toMatchObject({
      carrier: { data: { docketNumberType: 'MX', docketNumber: '123', USDOTNumber: '456' } },
    });
  });
});

describe('a seal', () => {
  it('is asked about with the product that holds it (ITEM-04)', async () => {
    const form = await openIn('WY');
    const path = 'productState.bookAndSeal.data.embossSealCapitalization';
    expect(form.has(path)).toBe(false);
    await form.order('bookAndSeal');
    await form.answer(path, 'PINE RIDGE llc');
    expect(form.kept().productState).toMatchObject({ bookAndSeal: { data: { embossSealCapitalization: 'PINE RIDGE llc' } } });
  });

  it('of a bundle is asked about as well', async () => {
    const bundles = [{ product_id: '900', product_ids: ['40003'], price: '10.00' }];
    const form = await openIn('WY', { bundles });
    await vi.waitFor(() => expect(form.has('productState.seal.data.embossSealCapitalization')).toBe(true));
    expect(form.has('productState.bookAndSeal.data.embossSealCapitalization')).toBe(false);
  });
});

describe('a trade name', () => {
  const path = (code: string) => `productState.tradeName.data.names.${code}`;
  const inStates = {
    jurisdictions: ['CO', 'UT', 'WY'],
    optionalProducts: [{ type: 'multiState' as const, label: 'Trade name', products: [{ role: 'tradeName', label: 'Trade name' }] }],
  };

  it('is required, and asked for each state in which it is ordered (ITEM-05)', async () => {
    const form = await openIn('WY', inStates);
    expect(form.has(path('WY'))).toBe(false);
    for (const code of ['WY', 'CO']) await form.checks(`productState.tradeName.states.${code}`);
    await vi.waitFor(() => expect(['WY', 'CO', 'UT'].map((code) => form.has(path(code)))).toEqual([true, true, false]));
    expect(form.control(path('CO')).closest('fieldset')?.querySelector('legend')?.textContent).toBe('Colorado');
    for (const name of ['x', '']) await form.answer(path('WY'), name);
    const { id } = form.control(path('WY'));
    await vi.waitFor(() => expect(document.getElementById(`${id}-error`)?.textContent).toBe('Trade name is required'));
    await form.press('Submit Order');
    const errors = form.all('.charterform-errors a').map(({ textContent }) => textContent);
    expect(errors.filter((words) => words === 'Trade name is required')).toHaveLength(2);
    await form.answerAll({ [path('WY')]: 'Café Ñandú', [path('CO')]: 'بوتيك' });
    await form.checks('productState.tradeName.states.CO');
    await vi.waitFor(() => expect(form.has(path('CO'))).toBe(false));
    await form.checks('productState.tradeName.states.CO');
    expect(form.control(path('CO')).value).toBe('بوتيك');
    expect(form.kept().productState).toMatchObject({ tradeName: { data: { names: { WY: 'Café Ñandú', CO: 'بوتيك' } } } });
  });
});

describe('legal help', () => {
  const [needs, residency] = ['companyInformation.legalNeeds', 'companyInformation.isStateResident'];

  it('asks what for, optionally and with a counter (ITEM-06)', async () => {
    const form = await openIn('UT');
    expect(form.has(needs)).toBe(false);
    await form.order('lawOnCall');
    expect(form.labelOf(needs)).toContain('What do you need help with?');
    expect(form.labelOf(needs)).toContain('0/2000 Characters Max.');
    await form.leaves(needs, 'x'.repeat(2001), 'The field cannot contain more than 2000 characters');
    await form.leaves(needs, '', '');
  });

  it.each(['UT', 'AZ'])('in %s is for residents and business owners, who must say so (ITEM-09, VALID-17)', async (state) => {
    const form = await openIn(state, { products: { lawOnCall: { allowStates: ['UT', 'AZ', 'WY'] } } });
    await form.order('lawOnCall');
    await form.press('Submit Order');
    expect(form.all('.charterform-errors a').map(({ textContent }) => textContent)).toContain('Residency is required');
    await form.answer(residency, '');
    await vi.waitFor(() => expect(form.messageOf(residency)).toBe(''));
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(form.has(residency)).toBe(false));
    expect(form.has(needs)).toBe(true);
  });
});

describe('what a product is asked', () => {
  it('asks for nothing and counts for nothing while the product is not ordered, and is kept over a reload', async () => {
    const form = await openIn('WY');
    await form.order('processAgent');
    await form.answer('productState.processAgent.data.docketNumber', '9'.repeat(2000));
    const values = form.kept();
    form.stop();
    const again = await renderForm(config, servicesKeeping(values));
    await again.loaded();
    await vi.waitFor(() => expect(again.has('productState.processAgent.data.docketNumber')).toBe(true));
    expect(again.control('productState.processAgent.data.docketNumber').value).toBe('9'.repeat(2000));
    await again.answer('productState.processAgent.checked', '');
    await again.press('Submit Order');
    expect(again.all('.charterform-errors a').map(({ textContent }) => textContent)).toEqual([]);
  });
});
