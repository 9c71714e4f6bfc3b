import { describe, expect, it } from 'vitest';
import { cartReadiness } from '../../../src/commerce/cart/cart-readiness';
import { parseProducts, parseSubscriptionBundles } from '../../../src/commerce/catalogue/parse-products';
import type { Catalogue } from '../../../src/kernel/facts/catalogue';
import type { Facts } from '../../../src/kernel/facts/facts';
import { nothingOffered, type Offer } from '../../../src/kernel/facts/offer';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { choice, filings, formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const readiness = (catalogue: Partial<Catalogue>) =>
  cartReadiness(someFacts({ catalogue: { ...fullCatalogue, ...catalogue }, values: formingIn('WY') }));

describe('cartReadiness', () => {
  it('is ready when all that the cart stands on has arrived', () => {
    expect(readiness({})).toBe('ready');
    expect(readiness({ jurisdictions: { US: 'loaded', all: 'loaded' } })).toBe('ready');
    expect(readiness({ jurisdictions: { US: 'loaded', WY: 'loaded', CO: 'failed' } })).toBe('ready');
  });

  it('is pending while any of it was not asked for or is under way', () => {
    expect(readiness({ jurisdictions: { US: 'loaded' } })).toBe('pending');
    expect(readiness({ jurisdictions: { US: 'loaded', WY: 'loading' } })).toBe('pending');
    expect(readiness({ jurisdictions: { US: 'loaded', all: 'loading' } })).toBe('pending');
    expect(readiness({ lists: { simple_products: 'loaded' } })).toBe('pending');
  });

  it('has failed when any of it has, even with more to come', () => {
    expect(readiness({ jurisdictions: { US: 'loading', WY: 'failed' } })).toBe('failed');
    expect(readiness({ lists: { ...fullCatalogue.lists, registered_agent_products: 'failed' } })).toBe('failed');
  });

  it('does not depend on lists that the cart takes nothing from', () => {
    expect(readiness({ lists: { ...fullCatalogue.lists, subscription_bundles: 'loading' } })).toBe('ready');
  });

  it('waits for coupons, which change prices, and for subscriptions where the page sells them', () => {
    expect(readiness({ lists: { ...fullCatalogue.lists, coupons: 'failed' } })).toBe('failed');
    const facts = someFacts({
      catalogue: { ...fullCatalogue, lists: { ...fullCatalogue.lists, subscription_bundles: 'loading' } },
      values: formingIn('WY'),
    });
    const bundles = [{ product_id: '1', product_ids: [], price: '1', bundle_type: 'subscription' as const }];
    expect(cartReadiness({ ...facts, config: { ...facts.config, bundles } })).toBe('pending');
  });
});

describe('the loads that an order can need', () => {
  const { registered_agent_products: agents, simple_products: goods, coupons } = fullCatalogue.lists;
  /** Facts of an order whose named loads have failed and left nothing behind. */
  const failing = (
    failed: readonly ('filings' | 'goods' | 'agents' | 'coupons' | 'US')[],
    offer: Partial<Offer>,
    config: Partial<PageConfig> = {},
    values: Facts['values'] = formingIn('WY'),
  ) => {
    const without = (name: (typeof failed)[number]) => failed.includes(name);
    const { WY, CO, US } = filings;
    const catalogue: Catalogue = {
      ...fullCatalogue,
      registeredAgent: without('agents') ? [] : fullCatalogue.registeredAgent,
      simple: without('goods') ? [] : fullCatalogue.simple,
      filing: { ...(without('filings') ? {} : { WY, CO }), ...(without('US') ? {} : { US }) },
      lists: {
        registered_agent_products: without('agents') ? 'failed' : agents,
        simple_products: without('goods') ? 'failed' : goods,
        coupons: without('coupons') ? 'failed' : coupons,
      },
      jurisdictions: {
        WY: without('filings') ? 'failed' : 'loaded',
        CO: without('filings') ? 'failed' : 'loaded',
        US: without('US') ? 'failed' : 'loaded',
      },
    };
    return cartReadiness(someFacts({ catalogue, values, config, offer: { ...nothingOffered, ...offer } }));
  };
  const group = (...roles: string[]) => ({
    groups: [{ type: 'simple' as const, products: roles.map((role) => ({ role })), sections: [] }],
  });

  it('are no filings for a registered agent alone, or beside goods and services (PROD-46)', () => {
    const primaryProducts = ['registeredAgent'];
    expect(failing(['filings', 'US', 'goods'], { primaryProducts })).toBe('ready');
    expect(failing(['filings', 'US'], { primaryProducts, ...group('webHosting', 'book') })).toBe('ready');
    expect(failing(['filings', 'US', 'goods'], { primaryProducts, ...group('webHosting') })).toBe('failed');
    expect(failing(['agents'], { primaryProducts })).toBe('failed');
    expect(failing(['coupons'], { primaryProducts })).toBe('failed');
  });

  it('are the filings for a role that is filed, in any part of the offer (PROD-46)', () => {
    for (const offer of [
      { primaryProducts: ['businessFormation'] },
      group('tradeName'),
      { optIns: ['complianceFiling'] },
      group('madeUp'),
      group('4711'),
    ]) {
      expect(failing(['filings'], offer), JSON.stringify(offer)).toBe('failed');
    }
    expect(failing(['goods', 'agents'], { primaryProducts: ['businessFormation'] })).toBe('ready');
  });

  it('are the federal filings where a state lacks the product, or its method asks for a federal one (PROD-46)', () => {
    const formation = { primaryProducts: ['businessFormation'] };
    expect(failing(['US'], formation)).toBe('ready');
    for (const role of ['complianceFiling', 'madeUp', '4711']) expect(failing(['US'], { primaryProducts: [role] }), role).toBe('failed');
    // Colorado has no trade name.
    const inBoth = { companyInformation: { entityType: choice('LLC'), states: { WY: true, CO: true } } };
    expect(failing(['US'], { primaryProducts: ['tradeName'], multiState: true }, {}, inBoth)).toBe('failed');
    expect(failing(['US'], { ...formation, multiState: true }, {}, inBoth)).toBe('ready');
    const info = { filing_name: 'tax_id', filing_sub_name: '', jurisdiction_option: 'Federal' };
    const [company] = filings.WY;
    const asking = {
      ...company!,
      filing_methods: company!.filing_methods.map((method) => ({
        ...method,
        filing: { ...method.filing, dependent_filings_info: [info] },
      })),
    };
    const catalogue: Catalogue = { ...fullCatalogue, filing: { WY: [asking] }, jurisdictions: { WY: 'loaded', US: 'failed' } };
    const facts = someFacts({ catalogue, values: formingIn('WY'), offer: { ...nothingOffered, ...formation } });
    expect(cartReadiness(facts)).toBe('failed');
  });

  it('are the federal filings alone for a product of theirs that brings no other (PROD-46)', () => {
    expect(failing(['filings'], { primaryProducts: ['registeredAgent'], ...group('trademark') })).toBe('ready');
    expect(failing(['US'], { primaryProducts: ['registeredAgent'], ...group('trademark') })).toBe('failed');
  });

  it('go by the id that a role is bound to, wherever that is known from (PROD-46)', () => {
    const offer = { primaryProducts: ['tradeName'] };
    expect(failing(['filings', 'US'], offer, { products: { tradeName: { product_id: '40002' } } })).toBe('ready');
    expect(failing(['goods'], { primaryProducts: ['book'] }, { products: { book: { product_id: '5606' } } })).toBe('ready');
    expect(failing(['filings'], { primaryProducts: ['book'] }, { products: { book: { product_id: '5606' } } })).toBe('failed');
    expect(failing(['filings', 'US'], { primaryProducts: ['40003'] })).toBe('ready');
  });

  it('are those of linked products, of bundles that apply and of certificates (PROD-46)', () => {
    const offer = { primaryProducts: ['registeredAgent'] };
    expect(
      failing(['filings'], offer, { products: { registeredAgent: { linkedProduct: 'book' }, book: { linkedProduct: 'tradeName' } } }),
    ).toBe('failed');
    const bundles = (product_ids: string[], rest: object = {}) => ({
      bundles: [{ product_id: '900', product_ids, price: '1.00', ...rest }],
    });
    expect(failing(['filings'], offer, bundles(['5601', '15612']))).toBe('failed');
    expect(failing(['filings', 'US'], offer, bundles(['15612', '40002']))).toBe('ready');
    const elsewhere = { config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] } };
    expect(failing(['filings'], offer, bundles(['5601'], elsewhere))).toBe('ready');
    expect(failing(['goods'], offer, bundles(['15612'], { config: { expedited_processing_toggle: true } }))).toBe('failed');
    expect(failing(['goods'], offer, {}, formingIn('WY', { certificateQuantity: choice('40021') }))).toBe('failed');
    expect(failing(['agents'], { primaryProducts: ['book'] }, bundles([], { ra_product_count: 1 }))).toBe('failed');
  });

  it('are those of the subscription alone where one replaces all else (PROD-46)', () => {
    const wire = { id: 500, name: 'Monthly', jurisdiction: 'WY', product_ids: [15612], llc_price: '348.00', corp_price: 360 };
    const subscriptionBundles = parseSubscriptionBundles([wire], (message) => expect.unreachable(message));
    const facts = someFacts({ values: { ...formingIn('WY'), billingType: 'monthly' } });
    const monthly = { ...facts, config: { ...facts.config, flags: { ...facts.config.flags, subscriptionBundles: true } } };
    const catalogue: Catalogue = { ...fullCatalogue, subscriptionBundles, filing: {}, jurisdictions: { WY: 'failed', US: 'failed' } };
    expect(cartReadiness({ ...monthly, catalogue })).toBe('ready');
    expect(cartReadiness({ ...monthly, catalogue: { ...catalogue, subscriptionBundles: [] } })).toBe('failed');
  });

  it('are all filings for a federal one that brings others along (PROD-46)', () => {
    const info = { filing_name: 'trade_name', filing_sub_name: '', jurisdiction_option: 'home' };
    const method = {
      id: 1,
      jurisdiction: 'Federal',
      entity_types: ['LLC'],
      cost: '1',
      filing: { locality: 'both', dependent_filings_info: [info] },
    };
    const US = parseProducts([{ id: 9, name: 'Tax ID', type: 'tax_id', price: '1', filing_methods: [method] }], (message) =>
      expect.unreachable(message),
    );
    const catalogue: Catalogue = { ...fullCatalogue, filing: { US }, jurisdictions: { US: 'loaded', WY: 'failed' } };
    const facts = someFacts({ catalogue, values: formingIn('WY'), offer: { ...nothingOffered, primaryProducts: ['taxID'] } });
    expect(cartReadiness(facts)).toBe('failed');
  });
});
