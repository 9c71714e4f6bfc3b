import { expect, it } from 'vitest';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { asksDomains } from '../../../src/products/domains/domain-offer';
import { canToggle } from '../../../src/commerce/optional/optional-products';
import { defaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { domainEntry } from '../../support/domains';
import { formingIn, fullCatalogue, someFacts } from '../../commerce/catalogue/sample-facts';

const simple = parseProducts([{ product_id: 40011, name: 'Domain', price: '20.00', type: 'domain' }], () => {});
const factsOf = (config: Partial<PageConfig>, values: Record<string, unknown> = {}) =>
  someFacts({ config: { primaryProducts: [], optionalProducts: [], ...config }, catalogue: { ...fullCatalogue, simple }, values });
const group = { type: 'simple' as const, products: [{ role: 'domain' }] };
const identity = { optionalProducts: [{ ...group, saveAs: 'businessIdentity' }] };

it('an order asks for domains where it sells or offers them (DOM-42, DOM-44)', () => {
  expect(asksDomains(factsOf({}))).toBe(false);
  expect(asksDomains(factsOf({ primaryProducts: ['domain'] }))).toBe(true);
  expect(asksDomains(factsOf({ optionalProducts: [group] }))).toBe(true);
  expect(asksDomains(someFacts({ config: { primaryProducts: [], optionalProducts: [group] } }))).toBe(false);
  const bundles = [{ product_id: '900', product_ids: ['40011'], price: '99.00' }];
  expect(asksDomains(factsOf({ bundles }, formingIn('WY')))).toBe(true);
});

it('those of the business identity package are asked for once they are checked, or chosen elsewhere (DOM-42)', () => {
  const checked = (isOn: boolean) => ({ productState: { domain: { checked: isOn } } });
  expect(asksDomains(factsOf(identity))).toBe(false);
  expect(asksDomains(factsOf(identity, checked(true)))).toBe(true);
  const chosen = { domains: [domainEntry('okafor.com')] };
  expect(asksDomains({ ...factsOf(identity), ...chosen })).toBe(true);
  expect(asksDomains({ ...factsOf(identity, checked(false)), ...chosen })).toBe(false);
});

it('where a domain is required nobody can do without, in the business identity package neither (DOM-43)', () => {
  const unchecked = { productState: { domain: { checked: false } } };
  const factsWith = (required: boolean) => ({
    ...factsOf({ ...identity, domains: { ...defaults.domains, required } }, unchecked),
    domains: [domainEntry('okafor.com')],
  });
  const orderOf = (facts: ReturnType<typeof factsWith>) => rebuildCart(facts).map(({ type }) => type);
  const [free, required] = [factsWith(false), factsWith(true)];
  expect([asksDomains(free), orderOf(free)]).toEqual([false, []]);
  expect([asksDomains(required), orderOf(required)]).toEqual([true, ['domain']]);
  const [offered] = required.offer.groups;
  expect(canToggle(required, offered!, offered!.products[0]!)).toBe(false);
  expect(orderOf({ ...required, domains: [] })).toEqual([]);
});
