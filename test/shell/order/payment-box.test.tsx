import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { answerFromFixtures, posted } from '../../support/fake-services';
import { catalogueReply } from '../../support/fixtures';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const companyModules = ['StateOfService', 'EntityType', 'CompanyName', 'RegisteredAgentDuration'].map((id) => ({ id }));
const company = { key: 'company', title: 'Company', sections: [{ title: 'The company', modules: companyModules }] };
const paymentModules = ['PaymentWay', 'Card', 'BillingAddress'];
const payment = { key: 'payment', title: 'Payment', sections: paymentModules.map((id) => ({ title: `About ${id}`, modules: [{ id }] })) };
const steps = [company, payment];

type Config = NonNullable<Parameters<typeof renderForm>[0]>;

const soldIn = (list: string) => (JSON.parse(catalogueReply(list)) as { result: { product_id: unknown }[] }).result;

/** A visit to a step; the server's coupon takes so many percent from everything. */
function servicesAt(step: number, percent = 0) {
  const services = servicesKeeping({ ...keptAnswers, currentStep: step });
  const product_id_restrictions = [...soldIn('registered_agent_products'), ...soldIn('filing_products/WY')].map(
    ({ product_id }) => product_id,
  );
  const coupon = {
    id: 1,
    name: 'Gift',
    dollar_value: '0.00',
    percent_value: percent,
    bundled: false,
    bundleID: null,
    product_id_restrictions,
  };
  services.marketing.mockImplementation(async (path, request) =>
    path === 'coupons' ? JSON.stringify({ result: percent > 0 ? [coupon] : [] }) : answerFromFixtures(path, request),
  );
  return services;
}

async function open(ways: readonly string[], services = servicesAt(1), more: Config = {}) {
  const form = await renderForm({ steps, payment: { ways }, ...more }, services);
  await form.loaded();
  return form;
}

const boxes = ({ root }: RenderedForm) => [...root.querySelectorAll<HTMLInputElement>('[data-box]')];
const boxOf = async (form: RenderedForm) => {
  await vi.waitFor(() => expect(boxes(form)).toHaveLength(1));
  return boxes(form)[0]!;
};
const enter = async (form: RenderedForm, text: string) => {
  const box = await boxOf(form);
  await act(async () => void fireEvent.input(box, { target: { value: text } }));
};

describe('the step of a provider’s box', () => {
  it('has no card or billing field of ours, and posts way and token (PAY-06)', async () => {
    const form = await open(['stripe-element']);
    await boxOf(form);
    expect(form.all('[autocomplete^="cc-"]')).toEqual([]);
    expect(form.has('billing.different')).toBe(false);
    expect(form.services.paymentBox.place.mock.calls[0]![1]).toMatchObject({ amount: 36800, label: 'Payment details', locale: 'en' });
    await enter(form, 'complete');
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    expect(posted(form.services).at(-1)!.data.payment).toEqual({ way: 'stripe-element', token: 'ctoken_1' });
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
  });

  it('is refused while the box is empty or incomplete, with a link that leads into it (PAY-06)', async () => {
    const form = await open(['stripe-element']);
    const box = await boxOf(form);
    await form.press('Submit Order');
    const link = form.all('.charterform-errors a')[0]!;
    expect(link.textContent).toBe('Payment method is required');
    await act(async () => link.click());
    expect(document.activeElement).toBe(box);
    await enter(form, '1');
    await form.reads('Payment method is not valid');
    expect(form.services.paymentBox.token).not.toHaveBeenCalled();
    await enter(form, '1234');
    await vi.waitFor(() => expect(form.root.textContent).not.toContain('is not valid'));
  });

  it('says what the provider refuses at the box, and keeps it (PAY-06)', async () => {
    const form = await open(['stripe-element']);
    await enter(form, 'complete');
    form.services.paymentBox.token.mockResolvedValueOnce({ error: 'Your card has expired.' });
    await form.press('Submit Order');
    await form.reads('Nothing was charged. Check your payment details, then submit again.');
    expect(form.all('.charterform-group .charterform-error').map(({ textContent }) => textContent)).toContain('Your card has expired.');
    expect(boxes(form)[0]!.value).toBe('complete');
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
  });

  it('shows no box for an order of $0.00 (PAY-02)', async () => {
    const form = await open(['stripe-element'], servicesAt(1, 100));
    await vi.waitFor(() => expect(form.steps()).toEqual(['company']));
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    expect(form.services.paymentBox.place).not.toHaveBeenCalled();
    expect(posted(form.services).at(-1)!.data.payment).toEqual({ way: 'stripe-element' });
  });

  it('shows the box only while its way is chosen, empty each time (PAY-01, PAY-06)', async () => {
    const form = await open(['invoice', 'stripe-element']);
    expect(form.services.paymentBox.place).not.toHaveBeenCalled();
    await form.answer('payment.way', 'stripe-element');
    await enter(form, 'complete');
    await form.answer('payment.way', 'invoice');
    await vi.waitFor(() => expect(boxes(form)).toHaveLength(0));
    await form.answer('payment.way', 'stripe-element');
    await boxOf(form);
    await form.press('Submit Order');
    await form.reads('Payment method is required');
  });

  it('is left with its box, which comes back empty (PAY-06)', async () => {
    const form = await open(['stripe-element']);
    await enter(form, 'complete');
    await form.press('Back');
    await form.arrivesAt('company');
    expect(boxes(form)).toHaveLength(0);
    await form.press('Continue');
    await form.arrivesAt('payment');
    expect((await boxOf(form)).value).toBe('');
    expect(form.services.paymentBox.place).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of the box, and tells the box each new total without drawing it anew (PAY-06)', async () => {
    const form = await open(['stripe-element'], servicesAt(0), { layout: { stepMode: false } });
    await enter(form, 'complete');
    await form.answer('companyInformation.registeredAgentServiceDuration', '12');
    const totals = () => form.services.paymentBox.update.mock.calls.flat();
    await vi.waitFor(() => expect(new Set(totals()).size).toBeGreaterThan(1));
    expect(form.services.paymentBox.place).toHaveBeenCalledOnce();
    expect(boxes(form)[0]!.value).toBe('complete');
    expect(form.kept()).not.toHaveProperty('payment.box');
  });

  it('says in words that the box did not come, names the reason on the console, and tries again (PAY-06)', async () => {
    const services = servicesAt(1);
    services.paymentBox.place.mockRejectedValueOnce(new Error('The page has no payment provider "own"'));
    const form = await open(['stripe-element'], services);
    await form.reads('We could not load the payment form. Nothing was charged.');
    expect(services.log.error.mock.calls).toMatchObject([
      ['The request "payment.box" failed.', { message: 'The page has no payment provider "own"' }],
    ]);
    await form.press('Try again');
    await boxOf(form);
    expect(form.root.textContent).not.toContain('We could not load the payment form');
  });

  it.each([
    ['without the module', [company, { ...payment, sections: [payment.sections[1]!] }]],
    ['in a step that is not the last', [payment, company]],
  ])('is reported %s (PAY-06)', async (_, wrong) => {
    const form = await open(['stripe-element'], servicesAt(0), { steps: wrong });
    expect(form.services.log.error.mock.calls.flat()).toContainEqual(expect.stringContaining("without a provider's box"));
  });
});
