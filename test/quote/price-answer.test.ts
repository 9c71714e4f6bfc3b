import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainsOf, priceAnswer, type Quote } from '../../quote-entry';
import { readPriceChange } from '../../src/submission/price-change';
import { bundleLine, couponLine, line, namedPage, orderOf, priced, smallPage } from './small-shop';

const row = (name: string, cents: number, kind = 'base', state = '') => ({ name, state, kind, cents });
const saw = (...rows: object[]) => JSON.stringify(rows);

const signupData = orderOf([line(20)]);
const seal = priced(signupData);
const nothing = priced(orderOf([]));

const answer = (fields: object, quotes: readonly Quote[] = [seal], locale?: string) =>
  priceAnswer({ signupData, ...fields }, quotes, locale);

describe('the answer to an order at its price', () => {
  it('takes an order that the visitor saw at its price, by the ledger of the shop (SHOP-05, SHOP-07)', () => {
    const taken = { ledger: [row('Seal', 3010)], total: 3010, isFree: false };
    expect(answer({ ledger: saw(row('Anything', 4000), row('Less', -990)) })).toEqual(taken);
    expect(answer({ ledger: saw(row('Seal', 1)), accepted_total: '3010' })).toEqual(taken);
  });

  it('refuses another price with the new one and what changed, in a form that the widget reads (SHOP-06)', () => {
    const { refusal } = answer({ ledger: saw(row('Seal', 2500), row('Book', 400), row('', 10)) });
    expect(refusal).toEqual({
      error: 'The price of your order has changed from $29.10 to $30.10.',
      code: 'price_changed',
      price: {
        was: 2910,
        total: 3010,
        changes: [
          { ...row('Seal', 3010), was: 2500 },
          { ...row('Book', 0), was: 400 },
          { ...row('Package', 0), was: 10 },
        ],
      },
    });
    expect(readPriceChange({ ...refusal })).toEqual((refusal as { price: object }).price);
  });

  it('takes a new price only where it is accepted to the cent, in digits (SHOP-06)', () => {
    const ledger = saw(row('Seal', 1));
    for (const accepted_total of [
      '3009',
      '0',
      '-3010',
      '3010.00',
      '301e1',
      '',
      ' 3010',
      '3010\n',
      '0x3010',
      3010,
      ['3010'],
      null,
      '9999999999',
    ])
      expect(answer({ ledger, accepted_total }).refusal).toMatchObject({
        code: 'price_changed',
        price: { was: accepted_total === '3009' ? 3009 : accepted_total === '0' ? 0 : 1 },
      });
  });

  it('takes no order whose price the visitor cannot have seen, but one of nothing (SHOP-06)', () => {
    const odd = [
      undefined,
      null,
      '',
      'x',
      '{}',
      '[7]',
      '[{}]',
      saw(row('Seal', 30.1)),
      saw(row('Seal', -1)),
      saw(row('Seal', 1e300)),
      '[',
      '[]'.repeat(200_000),
    ];
    for (const ledger of [...odd, saw(...Array.from({ length: 501 }, () => row('Seal', 1)))]) {
      expect(answer({ ledger }).refusal).toMatchObject({ error: 'The price of your order is $30.10.', price: { was: 0, total: 3010 } });
      expect(answer({ ledger }, [nothing])).toEqual({ ledger: [], total: 0, isFree: true });
    }
    expect(answer({ ledger: '[]' }).refusal).toMatchObject({ error: 'The price of your order has changed from $0.00 to $30.10.' });
    expect(priceAnswer({ signupData: orderOf([]), ledger: '[]' }, [nothing])).toEqual({ ledger: [], total: 0, isFree: false });
  });

  it('is that of the form whose price was seen, where the page has several (SHOP-05)', () => {
    const other = priced(orderOf([line(1)]));
    const refused = priced(orderOf([line(5)]));
    expect(answer({ ledger: saw(row('Seal', 12_500)) }, [seal, refused, other])).toMatchObject({ total: 12_500 });
    expect(answer({ ledger: saw(row('Seal', 1)) }, [refused, seal]).refusal).toMatchObject({ code: 'not_sold', product_id: '5' });
    expect(answer({ ledger: saw(row('Seal', 3010)) }, [refused, seal])).toMatchObject({ total: 3010 });
    expect(answer({ ledger: saw(row('Seal', 3010)) }, []).refusal).toMatchObject({ code: 'not_sold' });
  });

  it('says what is not sold by its name, and the least of a price that is too low (SHOP-06, NYOP-05)', () => {
    const said = (payload: unknown, page: object = smallPage) => priceAnswer({ signupData: payload }, [priced(payload, page)]).refusal;
    const mend = 'Nothing was ordered. Please check what you chose.';
    const sold = (error: string, product_id?: string) => ({
      error: `${error} ${mend}`,
      code: 'not_sold',
      ...(product_id && { product_id }),
    });
    expect(said(orderOf([line(5)]))).toEqual(sold('A product of your order is no longer sold here.', '5'));
    expect(said(orderOf([line(10)]))).toEqual(sold('Business Formation is no longer filed in the way that you chose.', '10'));
    expect(said(orderOf([line(21, '', { data: { state: 'CO' } })]))).toEqual(sold('Mail Forwarding is not sold in CO.', '21'));
    expect(said(orderOf([line(21), line(2), line(3)]))).toEqual(sold('Mail Forwarding is not sold in your state.', '21'));
    expect(said(orderOf([line(10, 101)], 'Trust'))).toEqual(sold('Business Formation is not sold to this kind of company: Trust.', '10'));
    expect(said(orderOf([line(10, 101)], ''))).toEqual(
      sold('Business Formation is sold for a kind of company that you did not choose.', '10'),
    );
    expect(said(orderOf([bundleLine(60, line(1))]))).toEqual(sold('Registered Agent is not part of the package that you chose.', '60'));
    expect(said(orderOf([{ ...couponLine(1), quantity: 1, data: null, bundled: undefined, product_id: 1.5 }]))).toEqual(
      sold('The products of this order could not be read.'),
    );
    expect(said({ ...orderOf([line(1)]), nyop: { requestedPrice: '48.99' } }, namedPage)).toEqual({ min: 49 });
  });

  it('is in the language of the page, as the plugin says it (SHOP-06)', () => {
    const texts = readFileSync('wordpress/charterform/languages/charterform-es.po', 'utf8');
    const said = [orderOf([line(5)]), orderOf([line(10)]), orderOf([bundleLine(60, line(1))]), { companies: 'x' }].map(
      (payload) => (priceAnswer({ signupData: payload }, [priced(payload)], 'es-US').refusal as { error: string }).error,
    );
    for (const error of said)
      for (const sentence of error.replace(/^(Un producto de su pedido|Business Formation|Registered Agent) /, '%s ').match(/[^.]+\./g) ??
        [])
        expect(texts).toContain(sentence.trim());
    expect(answer({ ledger: saw(row('Seal', 1)) }, [seal], 'es').refusal).toMatchObject({
      error: 'El precio de su pedido ha cambiado de $0.01 a $30.10.',
    });
    expect(answer({ ledger: saw(row('Seal', 1)) }, [seal], 'constructor').refusal).toMatchObject({
      error: /^The price/ as unknown as string,
    });
  });

  it('repeats no card number and no line break of the ledger that the post brings (SHOP-07)', () => {
    const name = '  Seal\n4242 4242 4242 4242\u0000\u202e x';
    const { refusal } = answer({ ledger: saw(row(name, 1), row('N'.repeat(500), 2), { cents: 3, name: 7, state: {}, kind: [] }) });
    const names = readPriceChange({ ...refusal })?.changes.map((change) => change.name);
    expect(names).toEqual(['Seal … x', 'N'.repeat(191), 'Package', 'Seal']);
  });
});

describe('the domains that an order is priced by', () => {
  const domains = (...names: unknown[]) => line(22, '', { data: { domains: names.map((domain) => ({ domain, duration: 1 })) } });

  it('are those of its lines and of what bundles hold, each once and in lower case (DOM-18)', () => {
    expect(domainsOf(orderOf([domains('Shop.com', 'a.co'), bundleLine(60, domains('b.co', 'shop.com')), couponLine(900)]))).toEqual([
      'shop.com',
      'a.co',
      'b.co',
    ]);
  });

  it('are none of what is no order, and never more than an order can hold (DOM-18)', () => {
    for (const odd of [
      null,
      {},
      'x',
      { companies: 7 },
      orderOf([null]),
      orderOf([domains(null, 7.5, {}, '', 'a b', 'x"y', 'x,y', 'x'.repeat(300))]),
    ])
      expect(domainsOf(odd).filter((name) => name !== '7.5')).toEqual([]);
    const many = Array.from({ length: 100 }, (_, index) => domains(...Array.from({ length: 100 }, (_one, at) => `d${index}-${at}.com`)));
    expect(domainsOf(orderOf(many))).toHaveLength(60);
  });
});
