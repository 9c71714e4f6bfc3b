import fc from 'fast-check';
import type { CartItem } from '../../../src/kernel/facts/cart';
import { blankItem } from '../../../src/commerce/items/configure-item';

/** An item of one product, priced by its parts in cents. */
export const pricedItem = (baseFee: number, stateFee = 0, processingSurcharge = 0, rest: Partial<CartItem> = {}): CartItem => {
  const price = baseFee + stateFee + processingSurcharge;
  const changed = (rest.priceChanges ?? []).reduce((sum, change) => sum + change.base + change.surcharge + change.stateFee, 0);
  return {
    ...blankItem,
    product_id: '1',
    wireId: 1,
    name: 'Product',
    baseFee,
    stateFee,
    originalStateFee: stateFee,
    processingSurcharge,
    price,
    originalPrice: price - changed,
    ...rest,
  };
};

export const bundleItem = (price: number, product_id = '900', rest: Partial<CartItem> = {}) =>
  pricedItem(price, 0, 0, { product_id, wireId: Number(product_id), name: 'Bundle', isBundle: true, bundle_type: 'regular', ...rest });

export const inBundle = (bundleID = '900') => ({ bundled: true, bundleID });

const cents = fc.nat(500_000);
const types = ['business_formation', 'business_formation_free', 'trade_name', 'registered_agent', 'book', 'domain'];

/** Any item that a cart may hold, changed in price by coupons and agreements, in or out of a bundle. */
const anyItem = fc
  .record({
    product_id: fc.constantFrom('1', '2', '3'),
    saveAs: fc.constantFrom('one', 'two'),
    type: fc.constantFrom(...types),
    state: fc.constantFrom('', 'WY', 'CO', 'US'),
    listed: fc.record({ base: cents, surcharge: cents, stateFee: cents }),
    off: fc.array(
      fc.record({ kind: fc.constantFrom('coupon' as const, 'bulk' as const, 'named' as const), share: fc.integer({ min: 0, max: 50 }) }),
      { maxLength: 2 },
    ),
    ccFee: fc.constantFrom(0, 0, 500),
    bundleID: fc.constantFrom('', '', '900', '901', 'gone'),
    use_facade: fc.boolean(),
    hideLineItem: fc.boolean(),
    multiState: fc.boolean(),
    vehicleKey: fc.constantFrom('', '', 'van', 'boat'),
    includedInBothCompanies: fc.boolean(),
    order: fc.nat(200),
  })
  .map(({ listed, off, bundleID, ...rest }): CartItem => {
    const priceChanges = off.map(({ kind, share }) => ({
      kind,
      name: '',
      base: 0 - Math.floor((listed.base * share) / 100),
      surcharge: 0 - Math.floor((listed.surcharge * share) / 100),
      stateFee: 0 - Math.floor((listed.stateFee * share) / 100),
    }));
    const left = (portion: 'base' | 'surcharge' | 'stateFee') =>
      priceChanges.reduce((sum, change) => sum + change[portion], listed[portion]);
    const bundled = bundleID === '' ? {} : inBundle(bundleID);
    return pricedItem(left('base'), left('stateFee'), left('surcharge'), { ...rest, ...bundled, priceChanges });
  });

/** Any cart: items, bundles that hold some of them, and now and then a subscription. */
export const anyCart = fc
  .record({
    items: fc.uniqueArray(anyItem, {
      maxLength: 12,
      selector: ({ product_id, state, vehicleKey }) => [product_id, state, vehicleKey].join('|'),
    }),
    bundles: fc.subarray(['900', '901']),
    price: cents,
    originalPrice: cents,
    hidden: fc.boolean(),
    subscribes: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
  })
  .map(({ items, bundles, price, originalPrice, hidden, subscribes }) => [
    ...bundles.map((id) => bundleItem(price, id, { originalPrice: Math.max(price, originalPrice), hideLineItem: hidden })),
    ...(subscribes ? [bundleItem(price, '50056', { bundle_type: 'subscription', price_monthly: price })] : []),
    ...items,
  ]);

/** A registered agent of many states at 125.00. */
export const agentIn = (state: string, rest: Partial<CartItem> = {}, fee = 0) =>
  pricedItem(12500, fee, 0, {
    product_id: `1${state}`,
    saveAs: 'registeredAgent',
    type: 'registered_agent',
    name: 'Registered Agent',
    state,
    duration: 12,
    multiState: true,
    ...rest,
  });
