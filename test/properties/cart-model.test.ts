import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/kernel/facts/cart';
import { cartTotal } from '../../src/commerce/pricing/total';
import { productLines } from '../../src/submission/payload/products';
import { anyPlan } from './acts';
import { expectSame } from './expect-same';
import { expectedOrder, type Expected } from './model';
import { couponsIn, namedIn } from './named-in';
import { pages } from './pages';
import { runs, unhurried } from './runs';
import { steps } from './visit';

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

const modelled = (items: readonly Expected[]) =>
  items
    .map(({ product, state, option, bundle, base, surcharge, stateFee, cardFee, coupons }) => ({
      key: `${product} ${state} ${option}`,
      bundle,
      base,
      surcharge,
      stateFee,
      cardFee,
      coupons,
    }))
    .sort(byKey);

const real = (cart: Cart) =>
  cart
    .map(({ product_id, state, product_option_id, bundleID, baseFee, processingSurcharge, stateFee, ccFee, appliedCoupons }) => ({
      key: `${product_id} ${state} ${product_option_id}`,
      bundle: bundleID,
      base: baseFee,
      surcharge: processingSurcharge,
      stateFee,
      cardFee: ccFee,
      coupons: appliedCoupons.map(({ id }) => id),
    }))
    .sort(byKey);

describe('after every act of a visit', () => {
  // Hundreds of visits, each of many acts: a busy machine takes over a minute.
  it('the cart, its total and the lines of the payload are those of the plain model', unhurried, () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { cart, choices } of steps(plan)) {
          const { items, total } = expectedOrder(pages[plan.page], choices);
          expectSame(real(cart), modelled(items));
          expect(cartTotal(cart)).toBe(total);
          const lines = productLines(cart);
          expectSame(namedIn(lines).sort(), items.map(({ product, option }) => `${product} ${option}`).sort());
          expectSame(couponsIn(lines).sort(), [...new Set(items.flatMap(({ coupons }) => coupons))].sort());
        }
      }),
      runs,
    );
  });
});
