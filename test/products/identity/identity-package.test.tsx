import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../../support/render-form';

const identity = (...roles: string[]) => [
  { type: 'simple' as const, saveAs: 'businessIdentity', products: roles.map((role) => ({ role })) },
];
const modules = [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'BusinessIdentity' }];
const steps = [{ key: 'order', title: 'Order', sections: [{ modules }] }];
const toggle = 'businessIdentityToggle';

async function open(config: object) {
  const form = await renderForm({ steps, preselected: { state: 'WY', entityType: 'LLC' }, ...config });
  await form.loaded();
  const card = () => form.control(toggle).closest('label')!;
  const has = (selector: string) => card().querySelector(selector)?.textContent?.trim();
  const total = () => Number(/\$([\d.,]+)$/.exec(form.summary().at(-1) ?? '')?.[1]?.replace(',', ''));
  return { ...form, card, has, total };
}

describe('the business identity package', () => {
  it('says what is in it and what the total grows by, while it is folded (OPT-19, SUMM-31)', async () => {
    const form = await open({ optionalProducts: identity('webHosting', 'businessEmail', 'tls') });
    expect([...form.card().querySelectorAll('.charterform-contents > span')].map(({ textContent }) => textContent.trim())).toEqual([
      'Web Hosting',
      'Business Email',
      'TLS Certificate',
    ]);
    expect(form.has('.charterform-price')).toBe('$216.00 / year');
    expect([form.has('s'), form.has('.charterform-savings')]).toEqual([undefined, undefined]);
    const before = form.total();
    await form.answer(toggle, '');
    await vi.waitFor(() => expect(form.total()).toBe(before + 216));
    expect([form.has('.charterform-contents'), form.has('.charterform-price')]).toEqual([undefined, '$216.00 / year']);
  });

  it('shows the price of the bundle that it triggers, the sum of its parts struck out, and the saving (OPT-19)', async () => {
    const form = await open({
      optionalProducts: identity('webHosting', 'businessEmail'),
      bundles: [
        {
          product_id: '900',
          product_ids: ['40012', '40015'],
          price: '140.00',
          config: { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: toggle, fieldVal: true }] }] },
        },
      ],
    });
    expect(form.has('.charterform-price b')).toBe('$140.00');
    expect(form.has('s')).toBe('Was $168.00');
    expect(form.has('.charterform-savings')).toBe('Saves $28.00');
    const before = form.total();
    await form.answer(toggle, '');
    await vi.waitFor(() => expect(form.total()).toBe(before + 140));
  });

  it('costs so much today where its products are due at different times, and more with what has no price yet (OPT-19)', async () => {
    const mixed = await open({ optionalProducts: identity('businessEmail', 'callForwarding') });
    expect(mixed.has('.charterform-price')).toBe('$69.00 today');
    const withDomain = await open({ optionalProducts: identity('domain', 'businessEmail') });
    expect(withDomain.has('.charterform-price')).toBe('from $60.00 / year');
  });
});

describe('a radio list behind a checkbox', () => {
  const books = { type: 'radioList' as const, label: 'Supplies', saveAs: 'books', checkboxID: 'all-books', checkboxName: 'all-books' };
  const products = [{ role: 'goBook' }, { role: 'seal' }];
  const supplies = (own: object) => [{ ...books, ...own, products }];
  const list = [{ key: 'order', title: 'Order', sections: [{ modules: [...modules, { id: 'OptionalProducts' }] }] }];

  it('is folded to its least price until it is checked, and again once it is unchecked (OPT-02, OPT-20)', async () => {
    const form = await open({ steps: list, optionalProducts: [...supplies({}), ...identity('tls')] });
    const text = () => form.control('all-books').closest('label')!.textContent;
    const path = 'productState.books.checked';
    expect([text(), form.has(path)]).toEqual(['Suppliesfrom $35.00 one time', undefined]);
    await form.answer('all-books', '');
    expect(form.all<HTMLInputElement>(`[name="${path}"]`).map(({ value, checked }) => [value, checked])).toEqual([
      ['goBook', false],
      ['seal', false],
    ]);
    expect(text()).toBe('Supplies');
    await form.answer(path, 'seal');
    await form.answer('all-books', '');
    expect([text(), form.all(`[name="${path}"]`).length]).toEqual(['Suppliesfrom $35.00 one time', 0]);
    expect(form.summary().join()).not.toContain('Seal');
  });
});
