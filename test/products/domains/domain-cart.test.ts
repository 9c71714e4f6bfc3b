import { describe, expect, it } from 'vitest';
import {
  addDomain,
  changeDuration,
  domainsPrice,
  entryIn,
  entryOf,
  isLimitReached,
  recheckedCart,
  removeDomain,
} from '../../../src/products/domains/domain-cart';
import type { DomainCart } from '../../../src/kernel/facts/domain';
import { unloadedResult } from '../../../src/products/domains/domain-results';
import { availableDomain, domainEntry } from '../../support/domains';

const okafor = availableDomain('okafor.com', 1000, 2000);
const owned = availableDomain('owned.com', 1000, 2500, { thirdParty: true, purchase: { amount: 90_000 } });
const added = (...results: (typeof okafor)[]) => results.reduce<DomainCart>((cart, result) => addDomain(cart, result, 0), []);

describe('adding a domain', () => {
  it('makes an entry of one year at its price (DOM-33, DOM-36)', () => {
    const { create, renew, purchase } = owned;
    expect(added(owned)).toEqual([{ domain: 'owned.com', duration: 1, subTotal: 90_000, thirdParty: true, create, renew, purchase }]);
    expect(added(okafor)).toEqual([domainEntry('okafor.com')]);
  });

  it('is refused for one that is in the cart, and above the limit (DOM-37, DOM-38)', () => {
    const cart = added(okafor);
    expect(addDomain(cart, okafor, 0)).toBe(cart);
    expect(addDomain(cart, owned, 1)).toBe(cart);
    expect(addDomain(cart, owned, 2)).toHaveLength(2);
    expect(addDomain(cart, owned, 0)).toHaveLength(2);
    expect([isLimitReached(cart, 1), isLimitReached(cart, 2), isLimitReached(cart, 0), isLimitReached([], 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is refused for one that is not for sale or not known (DOM-37)', () => {
    expect(added(unloadedResult('a.com'), { ...okafor, available: false })).toEqual([]);
  });
});

describe('the price', () => {
  it('is that of the first year and the renewal of each further one (DOM-34)', () => {
    expect(entryOf({ ...okafor, duration: 3 }).subTotal).toBe(5000);
    expect(entryOf({ ...owned, duration: 3 }).subTotal).toBe(95_000);
  });

  it('of all is the sum (DOM-35)', () => {
    expect(domainsPrice(changeDuration(added(okafor, owned), 'okafor.com', 3, 10))).toBe(95_000);
    expect(domainsPrice([])).toBe(0);
  });
});

describe('the duration', () => {
  const cart = added(okafor, owned);

  it('is a whole number of years from 1 to the maximum (DOM-40)', () => {
    for (const years of [0, -1, 11, 1.5, NaN, Infinity]) expect(changeDuration(cart, 'okafor.com', years, 10)).toBe(cart);
    expect(changeDuration(cart, 'okafor.com', 10, 10)).toEqual([domainEntry('okafor.com', 10), cart[1]]);
    expect(changeDuration(cart, 'okafor.com', 3, 2)).toBe(cart);
    expect(changeDuration(cart, 'pine.com', 2, 10)).toEqual(cart);
    expect(changeDuration(cart, 'okafor.com', 1, 10)).toEqual(cart);
  });
});

it('removing a domain takes out that one alone', () => {
  const cart = added(okafor, owned);
  expect(removeDomain(cart, 'okafor.com')).toEqual([cart[1]]);
  expect(removeDomain(cart, 'pine.com')).toEqual(cart);
});

it('an entry is found by its domain (DOM-33)', () => {
  const cart = added(okafor, owned);
  expect([entryIn(cart, 'owned.com'), entryIn(cart, 'pine.com')]).toEqual([cart[1], undefined]);
});

describe('asking again about the cart', () => {
  const cart = [domainEntry('okafor.com', 3), domainEntry('pine.com')];

  it('leaves it as it is where nothing has changed, or nothing is said', () => {
    expect(recheckedCart(cart, [okafor, owned])).toEqual({ cart, gone: [], changed: [] });
    expect(recheckedCart(cart, [])).toEqual({ cart, gone: [], changed: [] });
  });

  it('takes out what is gone, and names it', () => {
    const { cart: left, gone, changed } = recheckedCart(cart, [{ ...okafor, available: false }]);
    expect([left, gone, changed]).toEqual([[cart[1]], [cart[0]], []]);
  });

  it('names what costs more or less, now or later, for the years that were chosen', () => {
    const dearer = availableDomain('okafor.com', 1000, 2100);
    const after = domainEntry('okafor.com', 3, 1000, 2100);
    expect(recheckedCart(cart, [dearer, availableDomain('pine.com', 1000, 2000)])).toEqual({
      cart: [after, cart[1]],
      gone: [],
      changed: [{ before: cart[0], after }],
    });
    expect(recheckedCart(cart, [availableDomain('pine.com', 1000, 1900)]).changed.map(({ after }) => after.subTotal)).toEqual([1000]);
  });
});
