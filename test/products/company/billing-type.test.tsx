import { describe, expect, it, vi } from 'vitest';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const steps = [
  { key: 'order', title: 'Order', sections: [{ modules: [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'BillingType' }] }] },
];
const cards = (form: RenderedForm) =>
  form.all<HTMLInputElement>('[name="billingType"]').map((input) => [input.value, input.closest('label')!.textContent, input.checked]);

async function openIn(state: string, config: object) {
  const form = await renderForm({ steps, ...config });
  await form.answer('companyInformation.state', state);
  await form.loaded();
  return form;
}

describe('how the order is paid', () => {
  it('is asked where the page sells subscriptions, up front unless the visitor says otherwise (COMP-28)', async () => {
    const form = await openIn('WY', { flags: { subscriptionBundles: true } });
    expect(cards(form)).toEqual([
      ['yearly', 'Pay Up Front', true],
      ['monthly', 'Pay Monthly', false],
    ]);
    expect(form.kept()).toMatchObject({ billingType: 'yearly' });
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$268.00'));
    await form.answer('billingType', 'monthly');
    expect(form.kept()).toMatchObject({ billingType: 'monthly' });
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total each month$29.00'));
    await form.answer('billingType', 'yearly');
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$268.00'));
  });

  it('is not asked anywhere else', async () => {
    const form = await openIn('WY', {});
    expect(cards(form)).toEqual([]);
  });
});

describe('a product state that was lost', () => {
  it('is logged and starts afresh (CART-29)', async () => {
    const services = servicesKeeping({ productState: { webHosting: null, businessEmail: { checked: true } } });
    const extras = { key: 'extras', title: 'Extras', sections: [{ modules: [{ id: 'OptionalProducts' }] }] };
    const form = await renderForm({ steps: [...steps, extras] }, services);
    await form.loaded();
    expect(services.log.warn).toHaveBeenCalledWith('state undefined - setting to fresh obj', 'webHosting');
    expect(form.kept().productState).toEqual({ webHosting: {}, businessEmail: { checked: true } });
  });
});
