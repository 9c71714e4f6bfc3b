import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { NetworkFault } from '../../../src/submission/faults';
import { keptAnswers } from '../../support/answers';
import { deferred, type FakeServices } from '../../support/fake-services';
import { loadPage, paySteps } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const page = 'https://checkout.stripe.com/c/pay/cs_test_1#hash';
const steps = [
  paySteps[0]!,
  { key: 'payment', title: 'Payment', sections: ['PaymentWay', 'Card'].map((id) => ({ title: `About ${id}`, modules: [{ id }] })) },
];
const config = { steps, payment: { ways: ['stripe-checkout'] } } satisfies Parameters<typeof renderForm>[0];
const accepted: ActionReply = { result: { invoice_numbers: ['1001'], order_url: '/orders/1?key=abc' }, next: { url: page } };
const flagKey = 'charterform:FormABusinessForm-page-1:sent';

const callsOf = ({ formPost }: FakeServices, action: string) => formPost.post.mock.calls.filter(([name]) => name === action);
const settlings = (form: RenderedForm) => callsOf(form.services, 'settle_payment').length;

/** A server that takes the order, and answers so when it is asked how the payment stands. */
function servicesAnswering(settled: () => Promise<ActionReply> = () => Promise.resolve(accepted)) {
  const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
  services.formPost.post.mockImplementation((action) => (action === 'settle_payment' ? settled() : Promise.resolve(accepted)));
  return services;
}

async function opened(services = servicesAnswering(), more: Parameters<typeof renderForm>[0] = {}) {
  const form = await renderForm({ ...config, ...more }, services);
  await form.loaded();
  return form;
}

/** The form after its order has led to the payment page. */
async function left(services?: ReturnType<typeof servicesAnswering>) {
  const form = await opened(services);
  await form.press('Continue to payment');
  await form.reads('we are taking you to the payment page');
  return form;
}

/** The page once more, after Back or a reload. */
async function backAt({ services, stop }: RenderedForm, type: 'reload' | 'back_forward' | 'navigate' = 'back_forward') {
  stop();
  loadPage(type);
  return renderForm(config, services);
}

const setVisible = (visibilityState: 'visible' | 'hidden') =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  });

const buttons = (form: RenderedForm) =>
  form
    .all<HTMLAnchorElement>('.charterform-confirmation .charterform-button')
    .map(({ textContent, className }) => [textContent, /charterform-button-(\w+)/.exec(className)?.[1]]);

beforeEach(() => loadPage('navigate'));
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('a way whose payment is made on a page', () => {
  it('alone says what happens next and where, with its marks, and Submit leads there (PAY-04)', async () => {
    const form = await opened();
    await form.reads("When you continue, your order is placed and we take you to Stripe's payment page. You pay $368.00 there.");
    expect(form.all('.charterform-badges bdi').map(({ textContent }) => textContent)).toEqual(['Visa', 'Mastercard', 'American Express']);
    expect(form.has('card.number')).toBe(false);
    await form.press('Continue to payment');
    await form.reads('we are taking you to the payment page');
    expect(form.services.redirector.go.mock.calls).toEqual([[page]]);
    expect(callsOf(form.services, 'process_signup')).toHaveLength(1);
  });

  it('among others is chosen by its label, and Submit reads as the chosen one asks (PAY-01, PAY-04)', async () => {
    const own = { id: 'bank', kind: 'page', label: 'Bank & <b>Co</b>', text: 'Your bank opens.', marks: ['SEPA', '<i>x</i>'] } as const;
    const form = await opened(servicesAnswering(), { payment: { ways: ['card', own, 'invoice'] } });
    expect(form.hasButton('Submit Order')).toBe(true);
    expect(form.has('card.number')).toBe(true);
    await form.answer('payment.way', 'bank');
    expect(form.has('card.number')).toBe(false);
    expect(form.hasButton('Continue to payment')).toBe(true);
    expect(form.root.querySelector('b, i:not([class])')?.textContent ?? '').not.toMatch(/Co|x/);
    await form.reads('Bank & <b>Co</b>');
    const bank = form.all<HTMLInputElement>('[name="payment.way"]').find(({ value }) => value === 'bank')!;
    const described = bank
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent);
    expect(described.join(' ')).toBe('Your bank opens.SEPA, <i>x</i>');
    await form.answer('payment.way', 'invoice');
    expect(form.hasButton('Submit Order')).toBe(true);
  });

  it('in Spanish says so in Spanish (PAY-04)', async () => {
    const form = await opened(servicesAnswering(), { locale: 'es' });
    await form.reads('le llevamos a la página de pago de Stripe');
    expect(form.hasButton('Continuar al pago')).toBe(true);
  });
});

describe('coming back from the payment page', () => {
  it.each(['back_forward', 'reload'] as const)(
    'by %s shows the order that awaits its payment, with the way to it, and never that it is paid (PAY-04, SHOP-09)',
    async (type) => {
      const form = await backAt(await left(), type);
      await form.reads('We received your order. It awaits your payment of $368.00.');
      await form.reads('Order number1001');
      await form.reads('Awaiting payment');
      expect(form.summary().at(-1)).toBe('Amount due$368.00');
      expect(buttons(form).slice(0, 2)).toEqual([
        ['Pay now', 'main'],
        ['Print', 'quiet'],
      ]);
      expect(form.all<HTMLAnchorElement>('a.charterform-button')[0]!.getAttribute('href')).toBe('/orders/1?key=abc');
      expect(form.root.textContent).not.toMatch(/\bpaid\b/i);
      expect(form.hasButton('Continue to payment')).toBe(false);
      expect(callsOf(form.services, 'process_signup')).toHaveLength(1);
    },
  );

  it("by the browser's back/forward cache shows it, too, and asks once how the payment stands (PAY-04)", async () => {
    const form = await left();
    expect(settlings(form)).toBe(0);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await form.reads('It awaits your payment of $368.00');
    await vi.waitFor(() => expect(settlings(form)).toBe(1));
  });

  it('asks with the key of the order, and says that it is paid once the server does, without a move (PAY-04, SHOP-09)', async () => {
    const answer = deferred<ActionReply>();
    const form = await backAt(await left(servicesAnswering(() => answer.promise)));
    await form.reads('Awaiting payment');
    const [, fields] = callsOf(form.services, 'settle_payment')[0]!;
    const [, posted] = callsOf(form.services, 'process_signup')[0]!;
    expect(fields).toEqual({ formType: 'FormABusinessForm', pageID: 'page-1', idempotency_key: posted.idempotency_key });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const focused = document.activeElement;
    answer.resolve({ result: { ...accepted.result, paid: true, mailed: true } });
    await form.reads('Your receipt goes to');
    expect(form.summary().at(-1)).toBe('Paid today$368.00');
    expect(form.root.textContent).not.toContain('Awaiting');
    expect(buttons(form)[0]).toEqual(['See your order', 'main']);
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(focused);
    expect(form.root.querySelector('.charterform-main [role="status"]')?.textContent).toContain('Your receipt goes to');
  });

  it('remembers what was settled, and asks no more (PAY-04)', async () => {
    const form = await backAt(await left(servicesAnswering(() => Promise.resolve({ result: { paid: true } }))));
    await form.reads('Paid today');
    const again = await backAt(form, 'reload');
    await again.reads('Paid today');
    await again.reads('Order number1001');
    await setVisible('visible');
    expect(settlings(again)).toBe(1);
  });

  it.each<[string, () => Promise<ActionReply>]>([
    ['fails', () => Promise.reject(new NetworkFault('network', 'gone'))],
    ['is refused', () => Promise.resolve({ error: 'Declined.', code: 'payment_refused' })],
    ['knows no order', () => Promise.resolve({ error: 'None.', code: 'no_order', status: 404 })],
    ['says nothing', () => Promise.resolve({ result: {} })],
    ['says both', () => Promise.resolve({ error: 'No.', result: { paid: true } })],
  ])('changes nothing, and says nothing, where the question %s (PAY-04, SHOP-09)', async (_what, settled) => {
    const form = await backAt(await left(servicesAnswering(settled)));
    await vi.waitFor(() => expect(settlings(form)).toBe(1));
    await form.reads('Awaiting payment');
    expect(form.root.querySelector('[role="alert"], .charterform-notice')).toBeNull();
    expect(form.root.textContent).not.toMatch(/\bpaid\b|Declined|None/i);
  });

  it('asks again when the tab is shown again, at most every ten seconds (PAY-04)', async () => {
    let now = 1_000_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const form = await backAt(await left());
    await vi.waitFor(() => expect(settlings(form)).toBe(1));
    for (const [later, visible, count] of [
      [9000, true, 1],
      [2000, false, 1],
      [0, true, 2],
      [100, true, 2],
      [10_000, true, 3],
    ] as const) {
      now += later;
      await setVisible(visible ? 'visible' : 'hidden');
      expect(settlings(form)).toBe(count);
    }
  });

  it('asks nothing of a server whose answer had no next step, nor where the order is paid (PAY-04)', async () => {
    for (const reply of [{ result: { invoice_numbers: ['1'] } }, { ...accepted, result: { paid: true } }]) {
      const services = servicesAnswering();
      services.formPost.post.mockImplementation(() => Promise.resolve(reply));
      const first = await opened(services);
      await first.press('Continue to payment');
      await first.reads('Thank you');
      const form = await backAt(first);
      await form.reads('Thank you');
      await setVisible('visible');
      expect(settlings(form)).toBe(0);
      form.stop();
    }
  });

  it('asks no more, and keeps no key, once another order is begun (PAY-04)', async () => {
    const form = await backAt(await left());
    await form.reads('Awaiting payment');
    await form.press('Place another order');
    expect(form.services.redirector.reload).toHaveBeenCalledOnce();
    expect(form.services.sessionStorage.get(flagKey)).toBeNull();
    const anew = await backAt(form, 'reload');
    expect(anew.root.textContent).not.toContain('Awaiting payment');
    expect(settlings(anew)).toBe(1);
  });

  it('an answer that comes after another order was begun is for nobody (PAY-04)', async () => {
    const answer = deferred<ActionReply>();
    const form = await backAt(await left(servicesAnswering(() => answer.promise)));
    await form.reads('Awaiting payment');
    await form.press('Place another order');
    answer.resolve({ result: { paid: true } });
    await setVisible('visible');
    expect(form.services.sessionStorage.get(flagKey)).toBeNull();
    expect(form.root.textContent).not.toContain('Paid today');
  });
});

it('an address that is none leaves the confirmation, with the way to pay (PAY-04)', async () => {
  const services = servicesAnswering();
  services.formPost.post.mockResolvedValue({ ...accepted, next: { url: 'javascript:alert(document.domain)' } });
  const form = await opened(services);
  await form.press('Continue to payment');
  await form.reads('It awaits your payment of $368.00');
  expect(buttons(form)[0]).toEqual(['Pay now', 'main']);
  expect(services.redirector.go).not.toHaveBeenCalled();
});

it('a key in the storage that the form has not made is never sent', async () => {
  const before = await left();
  const stored = JSON.parse(before.services.sessionStorage.get(flagKey)!) as object;
  for (const order_key of ['', '../../x', 'a b c d e f g h', { key: 1 }, ['x'.repeat(20)], 'x'.repeat(129)]) {
    before.stop();
    loadPage('reload');
    const services = servicesAnswering();
    services.sessionStorage.set(flagKey, JSON.stringify({ ...stored, order_key }));
    const form = await renderForm(config, services);
    await form.reads('Awaiting payment');
    expect(settlings(form)).toBe(0);
    form.stop();
  }
});

it('the storages hold the key of the order, and nothing of the page that it led to (PAY-04)', async () => {
  const { services } = await left();
  const stored = JSON.stringify([[...services.sessionStorage.entries], [...services.localStorage.entries]]);
  const [, { idempotency_key: key }] = callsOf(services, 'process_signup')[0]!;
  expect(stored).toContain(String(key));
  expect(stored).not.toMatch(/checkout\.stripe|cs_test/);
});

describe('a refused payment', () => {
  it('keeps the visitor in the payment step and leads to the choice of another way (PAY-06)', async () => {
    const services = servicesAnswering();
    services.formPost.post.mockResolvedValueOnce({ error: 'The bank said no', code: 'payment_refused' });
    const form = await opened(services, { payment: { ways: ['stripe-checkout', 'invoice'] } });
    await form.press('Continue to payment');
    await form.reads('The bank said no.');
    expect(form.steps()).toEqual(['payment']);
    await form.reads('Nothing was ordered or charged.');
    const link = form.all('.charterform-notice a').find(({ textContent }) => textContent === 'choose another way to pay')!;
    act(() => link.click());
    expect((document.activeElement as HTMLInputElement).name).toBe('payment.way');
  });

  it('of a single way leads nowhere, and can be tried again (PAY-06)', async () => {
    const services = servicesAnswering();
    services.formPost.post.mockResolvedValueOnce({ error: '', code: 'payment_refused' });
    const form = await opened(services);
    await form.press('Continue to payment');
    await form.reads('Nothing was ordered or charged. You can submit again.');
    expect(form.root.textContent).not.toContain('Check the card');
    await form.press('Continue to payment');
    await form.reads('taking you to the payment page');
  });
});
