import { describe, expect, it } from 'vitest';
import { cartOf } from '../../../src/commerce/cart/current-cart';
import { couponIsAccepted } from '../../../src/commerce/reactions/coupon';
import { couponEffect } from '../../../src/commerce/summary/coupon-effect';
import { couponCode } from '../../../src/kernel/facts/coupon-code';
import type { Coupon } from '../../../src/kernel/facts/product';
import { productLines } from '../../../src/submission/payload/products';
import { fullCatalogue, someFacts } from '../catalogue/sample-facts';

const couponOf = (rest: Partial<Coupon> = {}): Coupon => ({
  id: '910',
  wireId: 910,
  name: 'Spring',
  product_id_restrictions: ['40002'],
  dollar_value: 700,
  percent_value: 0,
  bundled: false,
  bundleID: null,
  ...rest,
});
const spring = couponOf({ code: 'SPRING' });

/** An order of a book for $50.00 and a seal for $35.00. */
function facts(code: unknown, checked: Coupon | null = spring, coupons: readonly Coupon[] = [], takesCoupons = true) {
  const { config } = someFacts({ config: { primaryProducts: ['book', 'seal'] } });
  return {
    ...someFacts({ config: { primaryProducts: ['book', 'seal'], layout: { ...config.layout, coupon: takesCoupons } } }),
    catalogue: { ...fullCatalogue, coupons, checkedCoupons: [{ code: 'SPRING', coupon: checked }] },
    values: { coupon: { code } },
  };
}
const pricesOf = (...given: Parameters<typeof facts>) => cartOf(facts(...given)).map(({ price }) => price);
const lineOf = (...given: Parameters<typeof facts>) => productLines(cartOf(facts(...given))).slice(2);

describe('a coupon that the visitor has added', () => {
  it('is compared without blanks around it and in capitals (PLUS-02)', () => {
    expect([' spring\u00a0', 'Spring', 7, null, {}, ['spring']].map(couponCode)).toEqual(['SPRING', 'SPRING', '7', '', '', '']);
  });

  it('lowers its products, and its line in the order has the code (PLUS-02, SUBM-28)', () => {
    expect(pricesOf(' spring ')).toEqual([4300, 3500]);
    expect(lineOf('SPRING')).toEqual([{ product_id: 910, quantity: 1, bundled: false, bundleID: null, code: 'SPRING' }]);
    expect(couponEffect(facts('SPRING'))).toBe(700);
  });

  it.each([
    ['on a page without a box', ['SPRING', spring, [], false]],
    ['that the host does not accept', ['SPRING', null]],
    ['of which the host has said nothing', ['WINTER']],
    ['that is none', [undefined]],
    ['that is no text', [{ key: 'SPRING' }]],
    ['of other products', ['SPRING', couponOf({ code: 'SPRING', product_id_restrictions: ['1'] })]],
  ] as const)('%s lowers nothing, and no line of the order names it (PLUS-02)', (_, given) => {
    expect(pricesOf(...(given as unknown as Parameters<typeof facts>))).toEqual([5000, 3500]);
    expect(lineOf(...(given as unknown as Parameters<typeof facts>))).toEqual([]);
    expect(couponEffect(facts(...(given as unknown as Parameters<typeof facts>)))).toBe(0);
  });

  it('comes after those that apply by themselves, whose lines stay as they are, and lowers the order by what is left (PLUS-02, PRICE-14)', () => {
    const own = couponOf({ id: '900', wireId: 900, dollar_value: 4800 });
    expect(pricesOf('SPRING', spring, [own])).toEqual([0, 3500]);
    expect(couponEffect(facts('SPRING', spring, [own]))).toBe(200);
    expect(lineOf('SPRING', spring, [own])).toEqual([
      { product_id: 900, quantity: 1, bundled: false, bundleID: null },
      { product_id: 910, quantity: 1, bundled: false, bundleID: null, code: 'SPRING' },
    ]);
  });

  it('counts once where it also applies by itself (PLUS-02)', () => {
    expect(pricesOf('SPRING', spring, [couponOf()])).toEqual([4300, 3500]);
    expect(couponEffect(facts('SPRING', spring, [couponOf()]))).toBe(0);
  });

  it('leaves the order once the host does not accept it any more, and the visitor is told (PLUS-02)', () => {
    const gone = { changes: { 'coupon.code': '' }, notices: [{ key: 'coupon.gone', params: { code: 'SPRING' }, isForKept: true }] };
    expect(couponIsAccepted(facts('SPRING'), facts('spring', null))).toEqual(gone);
    for (const after of [facts('SPRING'), facts('WINTER', null), facts('', null), facts('SPRING', null, [], false)])
      expect(couponIsAccepted(facts('SPRING'), after)).toBeUndefined();
  });
});
