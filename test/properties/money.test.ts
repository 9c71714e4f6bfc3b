import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../src/kernel/facts/cart';
import { entrySum, priceLedger, type LedgerEntry } from '../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../src/commerce/pricing/total';
import { productLines } from '../../src/submission/payload/products';
import { lineItems } from '../../src/commerce/summary/line-items';
import { createText } from '../../src/kernel/text/format-message';
import { anyPlan } from './acts';
import { expectSame } from './expect-same';
import { namedIn } from './named-in';
import { runs } from './runs';
import { steps } from './visit';

const text = createText();
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The ledger over what the payload names: a name without an entry, or an entry without a name, is a mistake. */
function namedSum(cart: Cart): number {
  const entries = new Map(
    priceLedger(cart).map((entry): [string, LedgerEntry] => [`${entry.item.wireId} ${entry.item.product_option_wireId}`, entry]),
  );
  const names = namedIn(productLines(cart));
  expectSame(names.sort(), [...entries.keys()].sort());
  return sum(names.map((name) => entrySum(entries.get(name)!)));
}

const amountsOf = ({ price, originalPrice, baseFee, stateFee, originalStateFee, processingSurcharge, ccFee, price_monthly }: CartItem) => [
  price,
  originalPrice,
  baseFee,
  stateFee,
  originalStateFee,
  processingSurcharge,
  ccFee,
  price_monthly,
];

/** The items that came with one that is not there. */
const orphans = (cart: Cart): readonly CartItem[] =>
  cart.filter(
    ({ dependantProductID: id, parentProductState }) =>
      id !== '' && !cart.some(({ product_id, state }) => product_id === id && state === parentProductState),
  );

const isCents = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

describe('after every act of a visit', () => {
  it('lines, total and ledger of the payload agree, in whole cents, and nothing stands without its parent', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { facts, cart } of steps(plan)) {
          const total = cartTotal(cart);
          const lines = lineItems(facts, cart, text).map(({ price }) => price);
          expect(sum(lines)).toBe(total);
          expect(namedSum(cart)).toBe(total);
          expect([...cart.flatMap(amountsOf), ...lines, total].every(isCents)).toBe(true);
          expectSame(orphans(cart), []);
        }
      }),
      runs,
    );
  });
});
