import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../../src/kernel/facts/cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { cartSavings, cartTotal } from '../../../src/commerce/pricing/total';
import { lineItems, linePrice, struckPrice } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { textIn } from '../../support/locales';
import { formingIn, someFacts } from '../catalogue/sample-facts';
import { agentIn, anyCart, bundleItem, inBundle, pricedItem } from '../pricing/sample-items';

const text = createText();
const facts = someFacts({ values: formingIn('WY') });
const lines = (cart: Cart, given: Facts = facts, words = text) => lineItems(given, cart, words);
const shown = (cart: Cart) => lines(cart).map(({ label, price }) => [label, price]);

describe('an item without a line', () => {
  const secret = (price: number, rest: Partial<CartItem> = {}) => pricedItem(price, 0, 0, { name: 'Secret', hideLineItem: true, ...rest });

  it('has none of its own; what it costs is said beside all such (SUMM-04)', () => {
    const cart = [secret(500), secret(700, { product_id: '2' }), pricedItem(100, 0, 0, { product_id: '3' })];
    expect(shown(cart)).toEqual([
      ['Other items', 1200],
      ['Product', 100],
    ]);
  });

  it('leaves nothing behind where it is free (SUMM-04)', () => {
    expect(shown([secret(0), pricedItem(100)])).toEqual([['Product', 100]]);
  });

  it('is not named by the bundle that holds it, nor by the vehicle it is for (SUMM-04)', () => {
    expect(lines([bundleItem(9900), secret(500, inBundle())])[0]).toMatchObject({ included: [], price: 9900 });
    expect(shown([secret(500, { vehicleKey: 'van' })])).toEqual([['Other items', 500]]);
  });
});

describe('the card fee', () => {
  const free = (ccFee: number) => pricedItem(0, 5000, 0, { type: 'business_formation_free', name: 'Free formation', state: 'WY', ccFee });

  it('has a line that says what it is (SUMM-11)', () => {
    const line = lines([free(300)]).find(({ class: kind }) => kind === 'cardFee');
    expect(line).toMatchObject({
      type: 'single',
      label: 'Credit Card Processing Fee',
      tooltipText: 'A bank-levied fee for processing a credit card transaction.',
      price: 300,
    });
    expect(lines([free(300), { ...free(200), product_id: '2' }]).find(({ class: kind }) => kind === 'cardFee')!.price).toBe(500);
  });

  it('has none without a fee (SUMM-11)', () => {
    expect(lines([free(0)]).map(({ class: kind }) => kind)).toEqual(['', 'stateFee']);
  });
});

describe('a price', () => {
  const free = pricedItem(0, 0, 0, {
    originalPrice: 5000,
    priceChanges: [{ kind: 'coupon', name: '', base: -5000, surcharge: 0, stateFee: 0 }],
  });

  it('of a state fee that a coupon takes whole stays, with the fee struck out (SUMM-10, SUMM-12)', () => {
    const waived = pricedItem(5000, 0, 0, {
      state: 'WY',
      priceChanges: [{ kind: 'coupon', name: '', base: 0, surcharge: 0, stateFee: -10000 }],
    });
    const fee = lines([waived]).find(({ class: kind }) => kind === 'stateFee')!;
    expect([linePrice(fee, text, true), struckPrice(fee, true), linePrice(fee, text, false)]).toEqual(['$0.00', '$100.00', 'Free']);
  });
  const [saved] = lines([free]);
  const [plain] = lines([pricedItem(0)]);

  it('of nothing strikes out the original one where savings are shown, else reads as the page says (SUMM-10)', () => {
    const own = createText({ 'orderSummary.free_line_item_label': 'Included' });
    expect([struckPrice(saved!, true), linePrice(saved!, own, true)]).toEqual(['$50.00', '$0.00']);
    expect([struckPrice(saved!, false), linePrice(saved!, own, false)]).toEqual(['', 'Included']);
    expect([struckPrice(plain!, true), linePrice(plain!, text, true)]).toEqual(['', 'Free']);
  });

  it('of something strikes out a higher original one with savings alone', () => {
    const [line] = lines([{ ...free, baseFee: 2000 }]);
    expect([struckPrice(line!, true), linePrice(line!, text, true)]).toEqual(['$70.00', '$20.00']);
    expect([struckPrice(line!, false), linePrice(line!, text)]).toEqual(['', '$20.00']);
    expect(struckPrice(lines([pricedItem(2000)])[0]!, true)).toBe('');
  });

  it('of an error line is none', () => {
    const [error] = lines([], someFacts());
    expect([error!.type, linePrice(error!, text)]).toEqual(['error', '']);
  });
});

describe('the lines of any cart', () => {
  const sum = (all: readonly { price: number }[]) => all.reduce((total, { price }) => total + price, 0);

  it('add up to the total, each with a key of its own (SUMM-04, SUMM-06)', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const all = lines(cart);
        expect(sum(all)).toBe(cartTotal(cart));
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        for (const { price, originalPrice } of all) expect(Number.isInteger(price) && originalPrice >= price && price >= 0).toBe(true);
      }),
    );
  });

  it('are the sum of their parts', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const whole = lines(cart).filter(({ subLineItems }) => subLineItems);
        expect(whole.map(({ subLineItems }) => sum(subLineItems!))).toEqual(whole.map(({ price }) => price));
      }),
    );
  });

  it('strike out in all what the order saves, where none is hidden (SUMM-12)', () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const cart = items.map((item) => ({ ...item, hideLineItem: false }));
        expect(lines(cart).reduce((saved, { originalPrice, price }) => saved + originalPrice - price, 0)).toBe(cartSavings(cart));
      }),
    );
  });

  it('read in the language of the visitor', () => {
    expect(lines([agentIn('NC'), agentIn('WY')], facts, textIn('es'))[0]).toMatchObject({ label: 'Registered Agent, 2 estados' });
    expect(lines([agentIn('NC'), agentIn('WY')], facts, textIn('es'))[0]!.subLineItems!.map(({ label }) => label)).toEqual([
      'Carolina del Norte',
      'Wyoming',
    ]);
  });
});
