import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../src/commerce/catalogue/parse-products';
import { addDomain, changeDuration, removeDomain } from '../../src/products/domains/domain-cart';
import type { DomainCart } from '../../src/kernel/facts/domain';
import { cartTotal } from '../../src/commerce/pricing/total';
import { fullCatalogue, someFacts } from '../commerce/catalogue/sample-facts';
import { availableDomain } from '../support/domains';
import { runs } from './runs';

const simple = parseProducts([{ product_id: 40011, name: 'Domain', price: '20.00', type: 'domain', duration: 12 }], () => {});
const orderOf = (domains: DomainCart) =>
  rebuildCart(someFacts({ config: { primaryProducts: ['domain'] }, catalogue: { ...fullCatalogue, simple }, domains }));

const cents = fc.nat(100_000);
const names = ['a.com', 'b.net', 'c.io', 'd.co.uk'];
/** What the server says of each domain. */
const offers = fc.tuple(
  ...names.map((domain) =>
    fc
      .record({ create: cents, renew: cents, purchase: cents, thirdParty: fc.boolean(), available: fc.boolean() })
      .map(({ create, renew, purchase, ...rest }) => availableDomain(domain, create, renew, { ...rest, purchase: { amount: purchase } })),
  ),
);
const index = fc.nat(names.length - 1);
const act = fc.oneof(
  fc.record({ add: index }),
  fc.record({ remove: index }),
  fc.record({ change: index, years: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom(1.5, NaN)) }),
);

it('a domain cart agrees with plain sums, and never exceeds its limit (DOM-34, DOM-35, DOM-37, DOM-40)', () => {
  fc.assert(
    fc.property(offers, fc.array(act, { maxLength: 25 }), fc.nat(3), fc.integer({ min: 1, max: 10 }), (found, acts, limit, max) => {
      let cart: DomainCart = [];
      const years = new Map<number, number>();
      for (const one of acts) {
        if ('add' in one) {
          cart = addDomain(cart, found[one.add]!, limit);
          if (found[one.add]!.available && !years.has(one.add) && (limit === 0 || years.size < limit)) years.set(one.add, 1);
        } else if ('remove' in one) {
          cart = removeDomain(cart, names[one.remove]!);
          years.delete(one.remove);
        } else {
          cart = changeDuration(cart, names[one.change]!, one.years, max);
          if (years.has(one.change) && [...Array(max).keys()].includes(one.years - 1)) years.set(one.change, one.years);
        }
      }
      const expected = [...years].map(([at, duration]) => {
        const { thirdParty, purchase, create, renew } = found[at]!;
        let subTotal = thirdParty ? purchase.amount : create.amount;
        for (let year = 1; year < duration; year++) subTotal += renew.amount;
        return { domain: names[at], duration, subTotal };
      });
      expect(cart.map(({ domain, duration, subTotal }) => ({ domain, duration, subTotal }))).toEqual(expected);
      expect(cart.length).toBeLessThanOrEqual(limit || names.length);
      const order = orderOf(cart);
      expect(order).toHaveLength(cart.length > 0 ? 1 : 0);
      expect(cartTotal(order)).toBe(expected.reduce((sum, { subTotal }) => sum + subTotal, 0));
    }),
    runs,
  );
});
