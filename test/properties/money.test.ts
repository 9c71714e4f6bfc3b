import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../src/core/cart/cart-item';
import { analyticsItems, analyticsTotal } from '../../src/core/pricing/analytics-items';
import { entrySum, priceLedger, type LedgerEntry } from '../../src/core/pricing/price-ledger';
import { cartTotal } from '../../src/core/pricing/total';
import { productLines, type ProductLine } from '../../src/core/submission/payload/products';
import { lineItems } from '../../src/core/summary/line-items';
import { createText } from '../../src/core/text/format-message';
import { anyPlan } from './acts';
import { expectedOrder } from './model';
import { pages } from './pages';
import { patience, runs } from './runs';
import { steps } from './visit';

const text = createText({}, {});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What the payload names: each line and, in those of bundles, each product, as `product option`. */
function namedIn(lines: readonly ProductLine[]): string[] {
  return lines.flatMap((line) => {
    if (!('data' in line)) return [];
    const children = Object.values(line.data) as { product_id: unknown; product_option_id: unknown }[];
    return [line, ...children].map(({ product_id, product_option_id }) => `${product_id} ${product_option_id}`);
  });
}

/** The ledger over what the payload names: a name without an entry, or an entry without a name, is a mistake. */
function namedSum(cart: Cart): number {
  const entries = new Map<string, LedgerEntry>(priceLedger(cart).map((entry) => [`${entry.item.sentID} ${entry.item.product_option_sentID}`, entry]));
  const names = namedIn(productLines(cart));
  expect(names.sort()).toEqual([...entries.keys()].sort());
  return sum(names.map((name) => entrySum(entries.get(name)!)));
}

const amountsOf = ({ price, originalPrice, baseFee, stateFee, originalStateFee, processingSurcharge, ccFee, price_monthly }: CartItem) => [
  price, originalPrice, baseFee, stateFee, originalStateFee, processingSurcharge, ccFee, price_monthly,
];

const isCents = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

describe('after every act of a visit', () => {
  it('lines, total, ledger of the payload and analytics agree to the cent', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { facts, cart } of steps(plan)) {
          const total = cartTotal(cart);
          expect(sum(lineItems(facts, cart, text).map(({ price }) => price))).toBe(total);
          expect(namedSum(cart)).toBe(total);
          const stateFees = sum(
            priceLedger(cart).map(({ parts, count }) => count * sum(parts.filter(({ portion }) => portion === 'stateFee').map(({ cents }) => cents))),
          );
          expect(analyticsTotal(cart) + stateFees).toBe(total);
          const sold = sum(analyticsItems(cart).map(({ price, quantity }) => price * quantity));
          expect(Math.round(sold * 100)).toBe(analyticsTotal(cart));
        }
      }),
      runs,
    );
  }, patience);

  it('every amount is whole cents, none is negative, and nothing stands without what it came with', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { facts, cart } of steps(plan)) {
          const lines = lineItems(facts, cart, text).map(({ price }) => price);
          expect([...cart.flatMap(amountsOf), ...lines, cartTotal(cart)].filter((amount) => !isCents(amount))).toEqual([]);
          const orphans = cart.filter(
            ({ dependantProductID, parentProductState }) =>
              dependantProductID !== '' &&
              !cart.some(({ product_id, state }) => product_id === dependantProductID && state === parentProductState),
          );
          expect(orphans).toEqual([]);
        }
      }),
      runs,
    );
  }, patience);

  it('the payload names the products and the coupons of the plain model', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { cart, choices } of steps(plan)) {
          const { items } = expectedOrder(pages[plan.page], choices);
          const lines = productLines(cart);
          const named = items.map(({ product, option }) => `${product} ${option}`).sort();
          expect(namedIn(lines).sort()).toEqual(named);
          const coupons = lines.flatMap((line) => ('data' in line ? [] : [String(line.product_id)]));
          expect(coupons.sort()).toEqual([...new Set(items.flatMap((item) => item.coupons))].sort());
        }
      }),
      runs,
    );
  }, patience);
});
