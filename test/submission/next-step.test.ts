import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaymentPage, nextOf, readNext } from '../../src/submission/next-step';

const long = `https://pay.example/${'a'.repeat(8000)}`;

describe('the page that an answer names for the payment', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_test_1#fid2xkdWwl',
    'http://127.0.0.1:4000/pay/1',
    'HTTPS://pay.example',
    'https://shop.example/checkout/order-pay/7/?pay_for_order=true&key=wc_order_1',
  ])('is gone to: %s (PAY-04, PAY-05)', (address) => {
    expect(isPaymentPage(address)).toBe(true);
  });

  it.each([
    ...['javascript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'JAVASCRIPT://pay.example/%0aalert(1)', 'data:text/html,x'],
    ...['blob:https://pay.example/1', 'file:///etc/passwd', 'ftp://pay.example', 'about:blank', 'intent://pay', 'mailto:a@b.example'],
    ...[
      '',
      ' ',
      '/pay/1',
      '//pay.example/1',
      '?pay=1',
      'pay.example',
      'https://',
      'https://bank.example@pay.example/',
      'https://a:b@x.example',
    ],
    long,
  ])('is not gone to: %s (PAY-04)', (address) => {
    expect(isPaymentPage(address)).toBe(false);
  });

  it('is never anything but http(s), whatever a server sends', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.tuple(fc.string(), fc.webUrl()).map((parts) => parts.join('')),
        ),
        (address) => {
          fc.pre(isPaymentPage(address));
          expect(new URL(address, 'https://page.example/').protocol).toMatch(/^https?:$/);
        },
      ),
    );
  });
});

describe('what an answer says is next', () => {
  it('is an address, or what the box gets, and nothing else (PAY-04, PAY-06)', () => {
    const confirm = { client_secret: 'secret' };
    expect(readNext({ next: { url: 'https://pay.example/1', other: 1 } })).toEqual({ next: { url: 'https://pay.example/1' } });
    expect(readNext({ next: { confirm } })).toEqual({ next: { confirm } });
    for (const next of [undefined, null, 'https://pay.example', 7, true, [], {}, { url: '' }, { url: 7 }, { url: {} }, { confirm: 'x' }])
      expect(readNext({ next })).toEqual({});
    expect(readNext({ next: { confirm: [] } })).toEqual({});
  });

  it('is nothing for an order that is paid (SHOP-09)', () => {
    const next = { url: 'https://pay.example/1' };
    expect(nextOf({ next, result: {} })).toEqual(next);
    expect(nextOf({ next, result: { paid: true } })).toBeUndefined();
    expect(nextOf({ result: {} })).toBeUndefined();
  });
});
