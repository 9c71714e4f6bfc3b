import { describe, expect, it } from 'vitest';
import { cartWarnings } from '../../../src/commerce/cart/cart-warnings';
import { missingPrimary } from '../../../src/commerce/cart/missing-primary';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { configureItem } from '../../../src/commerce/items/configure-item';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { entryByRole } from '../../../src/commerce/catalogue/product-lookup';
import { isOptionChecked } from '../../../src/commerce/optional/optional-products';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { react } from '../../../src/kernel/reactions/react';
import { domainIsOrdered } from '../../../src/products/domains/domain-choice';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { domainEntry } from '../../support/domains';
import { offering } from '../../support/offers';
import { formingIn, fullCatalogue, simples, someFacts } from '../catalogue/sample-facts';

const sold = parseProducts(
  [
    { product_id: 40011, name: 'Domain', price: '20.00', type: 'domain', duration: 12 },
    { product_id: 40012, name: 'Name', price: '21.00', type: 'name', duration: 24 },
  ],
  () => {},
);
const two = [domainEntry('okafor.com', 3), domainEntry('pine.com')];
const factsOf = (config: Partial<PageConfig>, domains = two, values: Record<string, unknown> = {}, simple = [...simples, ...sold]) =>
  someFacts({ config: { primaryProducts: [], optionalProducts: [], ...config }, catalogue: { ...fullCatalogue, simple }, domains, values });
const pricesOf = (...given: Parameters<typeof factsOf>) => rebuildCart(factsOf(...given)).map(({ type, price }) => [type, price]);
const optional = { optionalProducts: [{ type: 'simple' as const, products: [{ role: 'domain' }] }] };
const answered = (checked: boolean) => ({ productState: { domain: { checked } } });
const bundle = { product_id: '900', product_ids: ['40011', '40002'], price: '99.00' };

describe('the domain product', () => {
  it('is in the cart while the domain cart has an entry, at the sum of the entries (DOM-35, DOM-42)', () => {
    expect(pricesOf({ primaryProducts: ['domain'] })).toEqual([['domain', 6000]]);
    expect(pricesOf({ primaryProducts: ['domain'] }, [two[1]!])).toEqual([['domain', 1000]]);
    expect(pricesOf({ primaryProducts: ['domain'] }, [])).toEqual([]);
  });

  it('is not in the cart of a form that does not sell it (DOM-42)', () => {
    expect(pricesOf({})).toEqual([]);
    expect(pricesOf({ primaryProducts: ['book'] })).toEqual([['book', 5000]]);
  });

  it('that is optional is ordered by choosing a domain, unless the visitor unchecks it (DOM-42)', () => {
    expect(pricesOf(optional)).toEqual([['domain', 6000]]);
    expect(pricesOf(optional, two, answered(false))).toEqual([]);
    expect(pricesOf(optional, two, answered(true))).toEqual([['domain', 6000]]);
    expect(pricesOf(optional, [], answered(true))).toEqual([]);
    const facts = factsOf(optional);
    const [group] = facts.offer.groups;
    expect([facts, { ...facts, domains: [] }].map((one) => isOptionChecked(one, group!, group!.products[0]!))).toEqual([true, false]);
  });

  it('is covered by a bundle that holds it, and not said to be left out before one is chosen (DOM-42)', () => {
    const config = { bundles: [bundle] };
    expect(pricesOf(config, two, formingIn('WY')).map(([type]) => type)).toEqual(['', 'domain', 'book']);
    const [itself, ...others] = rebuildCart(factsOf(config, [], formingIn('WY')));
    expect([itself!.leftOut, others.map(({ type }) => type)]).toEqual([[], ['book']]);
  });

  it('is one piece for one company, whatever the page says of other products (DOM-35)', () => {
    const domain = { quantity: 3, includedInBothCompanies: true, product_id: '40012' };
    const config = { formType: 'DoubleLLCForm', primaryProducts: ['domain'], products: { domain } };
    const [item] = rebuildCart(factsOf(config));
    expect(item).toMatchObject({ product_id: '40012', quantity: 1, price: 6000, includedInBothCompanies: false, duration: 0 });
    const [line] = lineItems(factsOf(config), [item!], createText());
    expect(line).toMatchObject({ type: 'domain', subLabel: '', price: 6000 });
  });

  it('is offered at its own price while no domain is chosen', () => {
    const facts = factsOf(optional, []);
    expect(configureItem(facts, entryByRole(facts, 'domain', '')!)).toMatchObject({ price: 2000, duration: 12 });
  });
});

describe('without the domain product', () => {
  it('chosen domains are missing, and the site owner is told (DOM-42)', () => {
    const facts = factsOf({ primaryProducts: ['domain'] }, two, {}, simples);
    expect(missingPrimary(facts, rebuildCart(facts))).toEqual(['domain']);
    expect(cartWarnings(facts)).toEqual(['The chosen domains are not ordered because no product of the role "domain" is on offer.']);
  });

  it('nothing is missing while none is chosen, or where none is sold', () => {
    const facts = factsOf({ primaryProducts: ['domain'] }, [], {}, simples);
    expect([missingPrimary(facts, []), cartWarnings(facts)]).toEqual([[], []]);
    expect(cartWarnings(factsOf({}, two, {}, simples))).toEqual([]);
    expect(cartWarnings(factsOf({ primaryProducts: ['domain'] }))).toEqual([]);
  });
});

describe('one more domain', () => {
  const follow = (domains = two, values = answered(false), given = factsOf(optional)) =>
    react({ ...given, domains: [two[0]!], values }, { ...given, domains, values }, [domainIsOrdered]).values;

  it('is ordered though the visitor had unchecked the product (DOM-42)', () => {
    expect(follow()).toEqual(answered(true));
    expect(follow([])).toEqual(answered(false));
    expect(follow(two, answered(true))).toEqual(answered(true));
    expect(follow([two[1]!])).toEqual(answered(false));
  });

  it('checks a box of its own, and leaves other forms alone (DOM-42)', () => {
    const facts = factsOf({});
    const offer = { ...offering({ primaryProducts: [], optionalProducts: [] }), optIns: ['domain'] };
    expect(follow(two, {} as never, { ...facts, offer })).toEqual(answered(true));
    expect(follow(two, {} as never, facts)).toEqual({});
  });
});
