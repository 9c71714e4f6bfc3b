import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { answerFromFixtures, posted } from '../../support/fake-services';
import { catalogueReply } from '../../support/fixtures';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

const companyModules = ['StateOfService', 'EntityType', 'CompanyName', 'RegisteredAgentDuration'].map((id) => ({ id }));

/** The formation form without a password. */
const steps = [
  { key: 'company', title: 'Company', sections: [{ title: 'The company', modules: companyModules }] },
  { key: 'review', title: 'Review', sections: [{ title: 'Review', modules: [{ id: 'Review' }] }] },
  {
    key: 'payment',
    title: 'Payment',
    sections: ['PaymentWay', 'Card', 'BillingAddress'].map((id) => ({ title: `About ${id}`, modules: [{ id }] })),
  },
];

type Payment = NonNullable<NonNullable<Parameters<typeof renderForm>[0]>['payment']>;

interface Sold {
  product_id: unknown;
  duration?: number;
}

const soldIn = (list: string) => (JSON.parse(catalogueReply(list)) as { result: Sold[] }).result;

/** A server whose coupon takes so many percent from everything; `percent` may change between two visits. */
function servicesAt(step: number, percent = 0, more = {}, isCovered = (_product: Sold) => true) {
  const services = servicesKeeping({ ...keptAnswers, ...more, currentStep: step });
  const product_id_restrictions = [...soldIn('registered_agent_products'), ...soldIn('filing_products/WY')]
    .filter(isCovered)
    .map(({ product_id }) => product_id);
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

async function open(payment: Payment, services: ReturnType<typeof servicesAt>, more: Parameters<typeof renderForm>[0] = {}) {
  const form = await renderForm({ steps, payment, ...more }, services);
  await form.loaded();
  return form;
}

const stepTitles = (form: RenderedForm) => form.all('.charterform-progress li strong').map(({ textContent }) => textContent);
const hasCard = (form: RenderedForm) => form.root.querySelector('[id$="card.cvc"], [id$="card-cvc"]') !== null;
const paymentOf = ({ services }: RenderedForm) => posted(services).at(-1)!.data.payment;
const totalOf = (form: RenderedForm) => form.summary().find((line) => /^(Total|Amount due|Ordered today)/.test(line));
const headings = (form: RenderedForm) => form.all('.charterform-step h2').map(({ textContent }) => textContent);

describe('by invoice alone', () => {
  it('no card is asked for or sent, and the step says when it is paid (PAY-03)', async () => {
    const form = await open({ ways: ['invoice'], mailsInvoice: true }, servicesAt(2));
    await form.arrivesAt('payment');
    expect(headings(form)).toEqual(['About PaymentWay']);
    await form.reads('You pay after we have your order. We send an invoice for $368.00 to ann@example.com.');
    expect(form.all('input:not([type="hidden"])').filter((input) => !(input as HTMLInputElement).hidden)).toEqual([]);
    expect(form.root.textContent).not.toContain('optional');
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(paymentOf(form)).toEqual({ way: 'invoice' });
  });

  it('the form promises no mail of a server that sends none (SHOP-09)', async () => {
    const form = await open({ ways: ['invoice'] }, servicesAt(2));
    await form.reads('You pay $368.00 after we have your order. Nothing is charged now.');
    expect(form.root.textContent).not.toContain('ann@example.com');
  });

  it('a step that asks for the card alone is left out (PAY-03)', async () => {
    const onlyCard = [steps[0]!, { key: 'payment', title: 'Payment', sections: [{ title: 'The card', modules: [{ id: 'Card' }] }] }];
    const form = await renderForm({ steps: onlyCard, payment: { ways: ['invoice'] } }, servicesAt(0));
    await form.loaded();
    expect(form.hasButton('Submit Order')).toBe(true);
  });

  it.each([
    [{}, 'It awaits your payment of $368.00.', false],
    [{ mailed: true }, 'We are sending the invoice for $368.00 to ann@example.com.', true],
  ])(
    'the confirmation to an answer with %j says what is due, and that nothing is paid (PAY-03, SHOP-09)',
    async (known, sentence, isMailed) => {
      const form = await open({ ways: ['invoice'] }, servicesAt(2));
      const result = { invoice_numbers: ['1001'], order_url: 'https://shop.example/order?key=abc', ...known };
      form.services.formPost.post.mockResolvedValue({ success: true, result });
      await form.press('Submit Order');
      await form.reads(sentence);
      expect(totalOf(form)).toBe('Amount due$368.00');
      expect(form.all('.charterform-facts dd').map(({ textContent }) => textContent)).toEqual([
        '1001',
        'Awaiting payment',
        ...(isMailed ? ['ann@example.com'] : []),
      ]);
      expect(form.root.textContent).not.toMatch(/\bpaid\b/i);
      const link = form.all<HTMLAnchorElement>('a.charterform-button')[0]!;
      expect([link.textContent, link.href]).toEqual(['See your order', 'https://shop.example/order?key=abc']);
    },
  );

  it('an answer that says paid is believed (SHOP-09)', async () => {
    const form = await open({ ways: ['invoice'] }, servicesAt(2));
    form.services.formPost.post.mockResolvedValue({ success: true, result: { paid: true } });
    await form.press('Submit Order');
    await form.reads('We received your order and your payment.');
    expect(form.root.textContent).not.toContain('Awaiting payment');
  });
});

describe('of several ways', () => {
  const both: Payment = { ways: ['card', 'invoice'] };

  it('the visitor chooses one, at first the first of the page, and the card comes and goes (PAY-01)', async () => {
    const form = await open(both, servicesAt(2));
    await form.arrivesAt('payment');
    expect(headings(form)).toEqual(['About PaymentWay', 'About Card', 'About BillingAddress']);
    await form.answerAll(stepAnswers.payment);
    await form.answer('payment.way', 'invoice');
    await vi.waitFor(() => expect(hasCard(form)).toBe(false));
    await form.reads('You pay $368.00 after we have your order.');
    await form.answer('payment.way', 'card');
    await vi.waitFor(() => expect(form.control('card.number').value).toBe('4111 1111 1111 1111'));
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    expect(paymentOf(form)).toMatchObject({ processor: 'elavon', token: 'tok_1' });
    expect(paymentOf(form)).not.toHaveProperty('way');
  });

  it('the choice outlives a reload, and a card never does (PAY-01)', async () => {
    const services = servicesAt(2);
    const form = await open(both, services);
    await form.answerAll(stepAnswers.payment);
    await form.answer('payment.way', 'invoice');
    await vi.waitFor(() => expect(hasCard(form)).toBe(false));
    const kept = form.kept();
    expect(kept).toMatchObject({ payment: { way: 'invoice' } });
    expect(JSON.stringify(kept)).not.toMatch(/4111|987/);
    form.stop();
    const again = await open(both, services);
    await again.reads('You pay $368.00 after we have your order.');
    expect(again.root.textContent).not.toContain('please enter these again');
    await again.press('Submit Order');
    await again.reads('Thank you, your order is in');
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(paymentOf(again)).toEqual({ way: 'invoice' });
  });

  it('a kept choice that the page no longer offers counts as none (PAY-01)', async () => {
    const form = await open(both, servicesAt(2, 0, { payment: { way: 'paypal' } }));
    await form.arrivesAt('payment');
    expect(hasCard(form)).toBe(true);
  });

  it('steps without a choice are reported, and the first way is taken (PAY-01)', async () => {
    const paymentStep = { key: 'payment', title: 'Payment', sections: [{ title: 'The card', modules: [{ id: 'Card' }] }] };
    const form = await open(both, servicesAt(1), { steps: [steps[0]!, paymentStep] });
    expect(form.services.log.error.mock.calls).toEqual([
      ['the page config\'s "payment.ways" should be a single way, as no step has the module "PaymentWay", but is "card, invoice".'],
    ]);
    expect(hasCard(form)).toBe(true);
  });
});

describe('a total of zero', () => {
  it.each([[['card']], [['invoice']], [['card', 'invoice']]] as const)(
    'asks nothing about the payment by the ways %j, and orders from the review (PAY-02)',
    async (ways) => {
      const form = await open({ ways }, servicesAt(2, 100));
      await vi.waitFor(() => expect(form.steps()).toEqual(['review']));
      expect(totalOf(form)).toContain('$0.00');
      await form.press('Submit Order');
      await form.reads('Thank you, your order is in');
      expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
      expect(paymentOf(form)).toEqual({ way: ways[0] });
      expect(form.root.textContent).not.toMatch(/Awaiting payment|Amount due/);
    },
  );

  it('that turns to more by a choice asks for the card, and no more once it is zero again (PAY-02)', async () => {
    // The coupon covers an agent of one year, and not one of two.
    const form = await open(
      { ways: ['card'] },
      servicesAt(0, 100, {}, ({ duration }) => duration !== 24),
      { layout: { stepMode: false } },
    );
    const choose = (months: string) => form.answer('companyInformation.registeredAgentServiceDuration', months);
    expect(hasCard(form)).toBe(true);
    await choose('12');
    await vi.waitFor(() => expect(hasCard(form)).toBe(false));
    expect(totalOf(form)).toContain('$0.00');
    await choose('24');
    await vi.waitFor(() => expect(hasCard(form)).toBe(true));
    await choose('12');
    await vi.waitFor(() => expect(hasCard(form)).toBe(false));
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
  });

  it('is not taken for granted while prices are on their way (PAY-02)', async () => {
    const services = servicesAt(2, 100);
    const reply = services.marketing.getMockImplementation()!;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    services.marketing.mockImplementation(async (path, request) => {
      if (path === 'coupons') await held;
      return reply(path, request);
    });
    const form = await renderForm({ steps, payment: { ways: ['card'] } }, services);
    await form.arrivesAt('payment');
    expect(hasCard(form)).toBe(true);
    await act(async () => release());
    await vi.waitFor(() => expect(form.steps()).toEqual(['review']));
    expect(stepTitles(form)).not.toContain('Payment');
  });
});
