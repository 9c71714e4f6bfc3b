import { describe, expect, it } from 'vitest';
import type { Lists } from '../../quote-entry';
import { couponLine, line, orderOf, priced, smallPage, smallShop } from './small-shop';

const page = { ...smallPage, layout: { coupon: true } };
const spring = { id: 910, code: 'SPRING', name: 'Spring', product_id_restrictions: [20], dollar_value: '4.00' };
const shop: Lists = {
  ...smallShop,
  typed_coupons: [spring, { id: 911, code: 'HALF', name: 'Half', product_id_restrictions: [20, 1], percent_value: 50 }],
};
const seal = line(20);
const typed = (id: number, code: unknown) => ({ ...couponLine(id), code });
const totalOf = (coupons: readonly object[], lists = shop, config: object = page) => priced(orderOf([seal, ...coupons]), config, lists);

describe('a coupon that counts by its code', () => {
  it('reduces the price of an order that has id and code, in whatever case (PLUS-02)', () => {
    expect(totalOf([typed(910, 'SPRING')])).toMatchObject({
      rows: [
        { name: 'Seal', state: '', kind: 'base', cents: 3010 },
        { name: 'Seal', state: '', kind: 'coupon', cents: -400 },
      ],
      total: 2610,
    });
    expect(totalOf([typed(910, ' spring ')])).toMatchObject({ total: 2610 });
  });

  it('counts after those that apply by themselves, each kind in its turn (PLUS-02, PRICE-14)', () => {
    // 10 % of 30.10, then 4 dollars.
    expect(totalOf([typed(910, 'SPRING'), couponLine(900)])).toMatchObject({ total: 2709 - 400 });
    expect(totalOf([couponLine(900), typed(911, 'HALF')])).toMatchObject({ total: 1355 });
  });

  it.each([
    ['without its code', [couponLine(910)]],
    ['with the code of another one', [typed(910, 'HALF')]],
    ['with an id of no coupon', [typed(1, 'SPRING')]],
    ['with a code of no coupon', [typed(910, 'WINTER')]],
    ['with a code for a coupon without one', [typed(900, 'SPRING')]],
  ])('reduces nothing %s (PLUS-02)', (_, coupons) => {
    expect(totalOf(coupons)).toMatchObject({ total: 3010 });
  });

  it('reduces nothing on a page without a box, and in a shop that has no such coupon any more (PLUS-02)', () => {
    expect(totalOf([typed(910, 'SPRING')], shop, smallPage)).toMatchObject({ total: 3010 });
    for (const typed_coupons of [undefined, [], 'SPRING', [null, { ...spring, code: '' }, { ...spring, code: 7 }, { ...spring, id: null }]])
      expect(totalOf([typed(910, 'SPRING')], { ...smallShop, typed_coupons })).toMatchObject({ total: 3010 });
  });

  it('is one in an order, and its code a text: no form sends anything else (PLUS-02)', () => {
    expect(totalOf([typed(910, 'SPRING'), typed(910, 'SPRING')])).toMatchObject({ total: 2610 });
    const odd = [null, 7, true, {}, ['SPRING'], '', '  ', 'S'.repeat(41)].map((code) => [typed(910, code)]);
    for (const coupons of [[typed(910, 'SPRING'), typed(911, 'HALF')], [typed(910, 'SPRING'), typed(911, 'SPRING')], ...odd])
      expect(totalOf(coupons)).toMatchObject({ fault: { reason: 'malformed' } });
  });

  it('is not counted twice where it applies by itself too (PLUS-02)', () => {
    const both = { ...shop, coupons: [...smallShop.coupons, spring] };
    expect(totalOf([couponLine(910), typed(910, 'SPRING')], both)).toMatchObject({ total: 2610 });
  });
});
