import { describe, expect, it } from 'vitest';
import { cartWarnings } from '../../../src/commerce/cart/cart-warnings';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { monthlyPrice } from '../../../src/commerce/bundles/subscription-bundles';
import type { Catalogue } from '../../../src/kernel/facts/catalogue';
import { parseSubscriptionBundles } from '../../../src/commerce/catalogue/parse-products';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { choice, formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const parse = (list: object[]) => parseSubscriptionBundles(list, (message) => expect.unreachable(message));
const wire = {
  id: 500,
  name: 'Wyoming by the month',
  jurisdiction: 'WY',
  product_ids: [5601, '15612', 999],
  llc_price: '348.00',
  corp_price: 360,
  price_monthly: '1.00',
};
const catalogue: Catalogue = { ...fullCatalogue, subscriptionBundles: parse([wire]) };
const { flags } = withDefaults({ formType: 'FormABusinessForm' });
const on = { flags: { ...flags, subscriptionBundles: true } };
const facts = (answers: Record<string, unknown> = {}, values: Record<string, unknown> = {}, config: Partial<PageConfig> = on) =>
  someFacts({ catalogue, config, values: { ...formingIn('WY', answers), billingType: 'monthly', ...values } });
const idsOf = (...given: Parameters<typeof facts>) => rebuildCart(facts(...given)).map(({ product_id }) => product_id);
/** A yearly price in the page config. */
const configured = (rest: Partial<BundleConfig> = {}): BundleConfig => ({
  product_id: '7000',
  product_ids: ['5601', '40002'],
  price: '348.00',
  bundle_type: 'subscription',
  config: { lineItems: [{ product: 'book', label: 'Folder' }] },
  ...rest,
});
const normal = ['5601', '15612'];
const monthly = ['500', '5601', '15612'];

describe('a subscription bundle', () => {
  it('has what the server says of it, and a month of its own (CART-26, PRICE-08)', () => {
    const [bundle] = catalogue.subscriptionBundles;
    expect(bundle).toMatchObject({
      id: '500',
      name: 'Wyoming by the month',
      jurisdiction: 'WY',
      product_ids: ['5601', '15612', '999'],
      llc_price: 34_800,
      corp_price: 36_000,
    });
    // 348.00 and 360.00 by twelve
    expect([monthlyPrice(bundle!, 'LLC'), monthlyPrice(bundle!, 'Corp')]).toEqual([2900, 3000]);
    expect(rebuildCart(facts())[0]).toMatchObject({ price_monthly: 2900, price: 2900, originalPrice: 2900 });
    // 12.50 by the cent: 104 1/6, 0.06: half a cent
    expect(monthlyPrice({ ...bundle!, llc_price: 1250 }, 'LLC')).toBe(104);
    expect(monthlyPrice({ ...bundle!, llc_price: 6 }, 'LLC')).toBe(1);
    expect(monthlyPrice({ ...bundle!, llc_price: 5 }, 'LLC')).toBe(0);
  });

  it('replaces the normal products at its monthly price, what it has on offer bundled in it (CART-28)', () => {
    const bundles = [{ product_id: '900', product_ids: ['40003'], price: '99.00' }];
    const cart = rebuildCart(
      facts({ certificateQuantity: choice('40099') }, { productState: { book: { checked: true } } }, { ...on, bundles }),
    );
    expect(cart.map(({ product_id, bundled, bundleID, disabled }) => [product_id, bundled, bundleID, disabled])).toEqual([
      ['500', false, '', false],
      ['5601', true, '500', true],
      ['15612', true, '500', true],
    ]);
    expect(cart[0]).toMatchObject({ bundle_type: 'subscription', isBundle: true, wireId: 500, state: 'WY' });
    expect(cartTotal(cart)).toBe(2900);
    expect(cartTotal(rebuildCart(facts({ entityType: choice('Corp') })))).toBe(3000);
  });

  it('takes no coupon, since its price is not that of its products', () => {
    const coupon = {
      id: '1',
      wireId: 1,
      name: 'c',
      product_id_restrictions: ['500', '5601'],
      dollar_value: 500,
      percent_value: 0,
      bundled: false,
      bundleID: null,
    };
    const cart = rebuildCart({ ...facts(), catalogue: { ...catalogue, coupons: [coupon] } });
    expect(cart.map(({ appliedCoupons }) => appliedCoupons)).toEqual([[], [], []]);
    expect(cartTotal(cart)).toBe(2900);
  });

  it('applies to an LLC or Corp in a state, paid by the month, where the page allows it (CART-27)', () => {
    expect(idsOf()).toEqual(monthly);
    expect(idsOf({ entityType: choice('Corp') })).toEqual(monthly);
    expect(idsOf({}, { billingType: choice('monthly') })).toEqual(monthly);
    expect(idsOf({}, { billingType: 'yearly' })).toEqual(normal);
    expect(idsOf({}, { billingType: undefined })).toEqual(normal);
    expect(idsOf({ entityType: choice('NP Corp') })).toEqual(['15612']);
    expect(idsOf({ entityType: choice('') })).toEqual(['15612']);
    expect(idsOf({ state: choice('') })).toEqual([]);
    expect(idsOf({}, {}, {})).toEqual(normal);
    expect(idsOf({}, {}, { bundles: [configured()] })).toEqual(['7000', '5601', '40002']);
  });

  it("of the page config applies under the same conditions, its limits and its trigger, before the server's (CART-27)", () => {
    const idsWith = (bundle: BundleConfig, answers: Record<string, unknown> = {}, values: Record<string, unknown> = {}) =>
      idsOf(answers, values, { ...on, bundles: [bundle] });
    expect(idsWith(configured())).toEqual(['7000', '5601', '40002']);
    expect(idsWith(configured(), { state: choice('CO') })).toEqual(['7000', '40002']);
    expect(idsWith(configured(), {}, { billingType: 'yearly' })).toEqual(normal);
    expect(idsWith(configured(), { entityType: choice('NP Corp') })).toEqual(['15612']);
    const inColorado = { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] };
    expect(idsWith(configured({ config: inColorado }))).toEqual(monthly);
    const when = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'some', fieldVal: true }] }] };
    expect(idsWith(configured({ config: when }))).toEqual(monthly);
    expect(idsWith(configured({ config: when }), {}, { some: true })).toEqual(['7000', '5601', '40002']);
  });

  it('of the page config costs a twelfth of its price, for either entity type, and covers its products (PRICE-08, CART-28)', () => {
    const cartOf = (price: string, entity = 'LLC') =>
      rebuildCart(facts({ entityType: choice(entity) }, {}, { bundles: [configured({ price })] }));
    // 348.00, 12.50 and 0.06 by twelve
    expect(['348.00', '12.50', '0.06'].map((price) => cartTotal(cartOf(price)))).toEqual([2900, 104, 1]);
    expect(cartTotal(cartOf('348.00', 'Corp'))).toBe(2900);
    const [itself, formation, book] = cartOf('348.00');
    expect(itself).toMatchObject({ bundle_type: 'subscription', price_monthly: 2900, wireId: '7000', state: 'WY' });
    expect(formation).toMatchObject({ bundled: true, bundleID: '7000', disabled: true });
    expect(book).toMatchObject({ labelText: 'Folder' });
  });

  it('is not used where the state has none, which the site owner is told (CART-28)', () => {
    expect(idsOf({ state: choice('CO') })).toEqual(['801', '10812']);
    expect(cartWarnings(facts({ state: choice('CO') }))).toEqual(['The subscription is not ordered because there is no bundle for CO.']);
    expect(cartWarnings(facts())).toEqual([]);
    expect(cartWarnings(facts({ state: choice('CO') }, { billingType: 'yearly' }))).toEqual([]);
    const waiting = { ...catalogue, subscriptionBundles: [], lists: { ...catalogue.lists, subscription_bundles: 'loading' as const } };
    expect(cartWarnings({ ...facts(), catalogue: waiting })).toEqual([]);
  });
});
