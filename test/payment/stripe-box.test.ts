// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPaymentBox, type PlacedBoxOptions } from '../../src/payment/payment-box';
import { stripeScript } from '../../src/payment/stripe-box';
import { fakeStripe } from '../support/stripe-js';

type Double = ReturnType<typeof fakeStripe>;

let keys = 0;

/** A form whose box is Stripe's: the script brings the double. Each has a key of its own, as a Stripe object is kept per key. */
function formWith(double: Double, locale = 'en') {
  const load = vi.fn(async (_address: string) => void Object.assign(window, { Stripe: double.create }));
  const report = vi.fn();
  const publicKey = `pk_test_${++keys}`;
  const box = createPaymentBox({ provider: 'stripe', publicKey, script: '', load, report });
  document.body.innerHTML = '<fieldset><legend>Payment details</legend><div id="box" tabindex="-1"></div></fieldset>';
  const container = document.getElementById('box')!;
  const options = { amount: 36800, locale, label: 'Payment details', onChange: vi.fn(), onBlur: vi.fn() } satisfies PlacedBoxOptions;
  const ending = new AbortController();
  const place = () => box.place(container, options, ending.signal);
  return { box, load, report, publicKey, container, options, ending, place };
}

/** Places the box, and lets Stripe say that it is drawn. */
async function placed(double = fakeStripe(), locale?: string) {
  const form = formWith(double, locale);
  const placing = form.place();
  await vi.waitFor(() => expect(double.groups.at(-1)?.element.container).toBeTruthy());
  const group = double.groups.at(-1)!;
  group.element.fire('ready');
  await placing;
  return { ...form, double, group };
}

const complete = { elementType: 'payment', empty: false, complete: true, collapsed: false, value: { type: 'card' } };

beforeEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe("Stripe's box", () => {
  it('is drawn before there is a payment, from the script of Stripe alone, which is loaded once (PAY-06)', async () => {
    const { load, double, publicKey, group, place, container } = await placed();
    expect(load.mock.calls).toEqual([[stripeScript]]);
    expect(new URL(stripeScript).origin).toBe('https://js.stripe.com');
    expect(double.create.mock.calls).toEqual([[publicKey]]);
    expect(group.options).toMatchObject({ mode: 'payment', amount: 36800, currency: 'usd', locale: 'en', appearance: { theme: 'stripe' } });
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    const again = place();
    await vi.waitFor(() => expect(double.groups).toHaveLength(2));
    double.groups[1]!.element.fire('ready');
    await again;
    expect(load).toHaveBeenCalledOnce();
    expect(double.create).toHaveBeenCalledOnce();
  });

  it.each([
    ['en-US', 'en'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['fr-CA', 'fr-CA'],
    ['tlh', 'auto'],
  ])('speaks the language of the form where Stripe knows it: %s', async (locale, expected) => {
    const { group } = await placed(fakeStripe(), locale);
    expect(group.options.locale).toBe(expected);
  });

  it('says what is in it, and when it has the focus, as long as it is shown', async () => {
    const { group, options, container, ending } = await placed();
    group.element.fire('change', { ...complete, complete: false });
    group.element.fire('change', complete);
    expect(options.onChange.mock.calls).toEqual([[{ empty: false, complete: false }], [{ empty: false, complete: true }]]);
    group.element.fire('focus');
    expect(container.hasAttribute('data-focused')).toBe(true);
    group.element.fire('blur');
    expect(container.hasAttribute('data-focused')).toBe(false);
    expect(options.onBlur).toHaveBeenCalledOnce();
    container.focus();
    await vi.waitFor(() => expect(group.element.focus).toHaveBeenCalledOnce());
    document.querySelector('legend')!.click();
    await vi.waitFor(() => expect(group.element.focus).toHaveBeenCalledTimes(2));
    ending.abort();
    group.element.fire('change', complete);
    group.element.fire('blur');
    expect(options.onChange).toHaveBeenCalledTimes(2);
    expect(options.onBlur).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(group.element.destroy).toHaveBeenCalledOnce());
    expect(container.childNodes).toHaveLength(0);
  });

  it('follows the total without being drawn anew, also while it is being drawn (PAY-06)', async () => {
    const double = fakeStripe();
    const { box, place } = formWith(double);
    const placing = place();
    await vi.waitFor(() => expect(double.groups[0]?.element.container).toBeTruthy());
    box.update(40000);
    double.groups[0]!.element.fire('ready');
    await placing;
    await vi.waitFor(() => expect(double.groups[0]!.options.amount).toBe(40000));
    box.update(41000);
    box.update(41000);
    await vi.waitFor(() => expect(double.groups[0]!.options.amount).toBe(41000));
    expect(double.groups).toHaveLength(1);
  });

  it('makes a token of what was entered, for what is to be paid (PAY-06)', async () => {
    const { box, group, double } = await placed();
    group.element.fire('change', complete);
    expect(await box.token(39900)).toEqual({ token: 'ctoken_1' });
    expect(group.options.amount).toBe(39900);
    // A declined card is sent anew with another token.
    expect(await box.token(39900)).toEqual({ token: 'ctoken_2' });
    expect(double.stripe.createConfirmationToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['submit', { type: 'validation_error', message: 'Your card number is incomplete.' }, 'Your card number is incomplete.'],
    ['token', { type: 'card_error', message: 'Your card was declined.' }, 'Your card was declined.'],
    ['token', { type: 'invalid_request_error', message: 'No such key: pk_test_1' }, ''],
    ['token', { type: 'api_error' }, ''],
  ] as const)('passes on at %s only words that are written for visitors: %j', async (at, error, words) => {
    const { box, group, double } = await placed();
    group.element.fire('change', complete);
    double.refusals[at] = error;
    expect(await box.token(36800)).toEqual({ error: words });
  });

  it('is given up where it cannot be drawn, and is drawn at another try', async () => {
    const double = fakeStripe();
    const { place, container } = formWith(double);
    const failing = place();
    await vi.waitFor(() => expect(double.groups[0]?.element.container).toBeTruthy());
    double.groups[0]!.element.fire('loaderror', {
      elementType: 'payment',
      error: { type: 'invalid_request_error', message: 'Invalid API Key' },
    });
    await expect(failing).rejects.toThrow('Invalid API Key');
    expect(double.groups[0]!.element.isDestroyed).toBe(true);
    expect(container.childNodes).toHaveLength(0);
    const again = place();
    await vi.waitFor(() => expect(double.groups[1]?.element.container).toBeTruthy());
    double.groups[1]!.element.fire('ready');
    await again;
  });

  it('asks for what the bank wants, with or without a box on the page (PAY-06)', async () => {
    const double = fakeStripe();
    const { box } = formWith(double);
    double.waiting.add('pi_1_secret_2');
    expect(await box.confirm({ client_secret: 'pi_1_secret_2' })).toEqual({});
    expect(double.stripe.handleNextAction.mock.calls).toEqual([[{ clientSecret: 'pi_1_secret_2' }]]);
    double.waiting.add('pi_1_secret_2');
    double.refusals.next = {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method.',
    };
    expect(await box.confirm({ client_secret: 'pi_1_secret_2' })).toEqual({ error: 'We are unable to authenticate your payment method.' });
    // A payment that waits for nothing, or no payment at all. Stripe's own words may quote the secret.
    const failed = 'The payment provider "stripe" has not confirmed the payment';
    await expect(box.confirm({ client_secret: 'pi_1_secret_2' })).rejects.toThrow(new Error(failed));
    await expect(box.confirm(null)).rejects.toThrow(new Error(failed));
  });
});
