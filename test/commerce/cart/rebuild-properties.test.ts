import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/kernel/facts/cart';
import { needsRebuild } from '../../../src/commerce/cart/needs-rebuild';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { Coupon } from '../../../src/kernel/facts/product';
import type { Facts } from '../../../src/kernel/facts/facts';
import { setPath } from '../../../src/kernel/util/paths';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { choice, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const { flags } = withDefaults({ formType: 'FormABusinessForm' });
const coupon = (rest: Partial<Coupon>): Coupon => ({
  id: '1',
  wireId: 1,
  name: 'c',
  product_id_restrictions: [],
  dollar_value: 0,
  percent_value: 0,
  bundled: false,
  bundleID: null,
  ...rest,
});
const start = someFacts({
  catalogue: {
    ...fullCatalogue,
    coupons: [
      coupon({ product_id_restrictions: ['5601', '40002'], dollar_value: 4500 }),
      coupon({ id: '2', product_id_restrictions: ['40002', '15612', '15624'], percent_value: 33.3 }),
    ],
    subscriptionBundles: [
      { id: '500', wireId: 500, name: 's', jurisdiction: 'CO', product_ids: ['801', '10812'], llc_price: 32_900, corp_price: 33_500 },
    ],
  },
  config: {
    flags: { ...flags, subscriptionBundles: true },
    nyop: { mode: 'bulk', bulkQuantity: 2, bulkPrice: '49.99' },
    products: { book: { linkedProduct: 'seal' }, seal: { includedInBothCompanies: true } },
    bundles: [
      {
        product_id: '900',
        product_ids: ['5601', '15612', '40099'],
        price: '99.00',
        config: { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'extras', fieldVal: true }] }] },
      },
    ],
  },
});

type Answer = readonly [path: string, value: unknown];
const answers = fc.oneof(
  fc.constantFrom('WY', 'CO', '').map((code): Answer => ['companyInformation.state', choice(code)]),
  fc.constantFrom('LLC', 'Corp', 'Trust').map((key): Answer => ['companyInformation.entityType', choice(key)]),
  fc.constantFrom('12', '24', '36').map((key): Answer => ['companyInformation.registeredAgentServiceDuration', choice(key)]),
  fc.tuple(fc.constantFrom('WY', 'CO'), fc.boolean()).map(([code, on]): Answer => [`companyInformation.states.${code}`, on]),
  fc.constantFrom('yearly', 'monthly').map((value): Answer => ['billingType', value]),
  fc.constantFrom('560110', '560111').map((id): Answer => ['selectedFilingMethodKeys.WY.businessFormation', id]),
  fc.boolean().map((on): Answer => ['extras', on]),
);
/** Each for itself, whatever the others are. */
const options = fc
  .tuple(fc.constantFrom('book', 'seal', 'tradeName', 'operatingAgreement'), fc.boolean())
  .map(([name, on]): Answer => [`productState.${name}.checked`, on]);
const answered = (given: readonly Answer[], facts = start): Facts => ({
  ...facts,
  values: given.reduce((values, [path, value]) => setPath(values, path, value), facts.values),
});
const visits = fc.array(fc.oneof(answers, options), { maxLength: 15 });
const amounts = (cart: Cart) =>
  cart.flatMap((item) => [
    item.price,
    item.originalPrice,
    item.baseFee,
    item.stateFee,
    item.originalStateFee,
    item.processingSurcharge,
    item.ccFee,
    item.price_monthly,
    cartTotal([item]),
  ]);

describe('any cart', () => {
  it('holds whole cents that are never below zero, and adds up', () => {
    fc.assert(
      fc.property(visits, (given) => {
        const cart = rebuildCart(answered(given));
        for (const cents of [...amounts(cart), cartTotal(cart)]) expect(Number.isInteger(cents) && cents >= 0).toBe(true);
        for (const { price, baseFee, stateFee, processingSurcharge } of cart) expect(price).toBe(baseFee + stateFee + processingSurcharge);
      }),
    );
  });

  it('comes to the same when it is made again', () => {
    fc.assert(
      fc.property(visits, (given) => {
        const facts = answered(given);
        expect(rebuildCart(facts)).toEqual(rebuildCart({ ...facts, catalogue: { ...facts.catalogue } }));
        expect(needsRebuild(facts, { ...facts, values: { ...facts.values, other: 'answer' } })).toBe(false);
      }),
    );
  });

  it('has no dependant without what it came with', () => {
    fc.assert(
      fc.property(visits, (given) => {
        const cart = rebuildCart(answered(given));
        for (const { dependantProductID, parentProductState } of cart.filter((item) => item.dependantProductID !== '')) {
          expect(cart.some(({ product_id, state }) => product_id === dependantProductID && state === parentProductState)).toBe(true);
        }
      }),
    );
  });

  it('costs the same in whatever order unrelated products were added', () => {
    fc.assert(
      fc.property(visits, fc.uniqueArray(options, { selector: ([path]) => path }), (given, chosen) => {
        const before = answered(given);
        expect(cartTotal(rebuildCart(answered(chosen, before)))).toBe(cartTotal(rebuildCart(answered([...chosen].reverse(), before))));
      }),
    );
  });

  it('is what it was when a product is added and removed', () => {
    fc.assert(
      fc.property(visits, fc.constantFrom('book', 'seal', 'tradeName'), (given, name) => {
        const without = answered([...given, [`productState.${name}.checked`, false]]);
        const withIt = answered([[`productState.${name}.checked`, true]], without);
        const again = answered([[`productState.${name}.checked`, false]], withIt);
        expect(rebuildCart(again)).toEqual(rebuildCart(without));
      }),
    );
  });

  it('is rebuilt whenever it would come out otherwise (CART-12)', () => {
    fc.assert(
      fc.property(visits, fc.oneof(answers, options), (given, next) => {
        const before = answered(given);
        const after = answered([next], before);
        const kept = needsRebuild(before, after) ? rebuildCart(after) : rebuildCart(before);
        expect(kept).toEqual(rebuildCart(after));
      }),
    );
  });
});
