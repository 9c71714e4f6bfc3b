import { describe, expect, it } from 'vitest';
import { withoutOrphans } from '../../../src/commerce/items/dependents';
import { needsRebuild } from '../../../src/commerce/cart/needs-rebuild';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { loadsNeeded } from '../../../src/commerce/catalogue/loads-needed';
import type { Catalogue } from '../../../src/kernel/facts/catalogue';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { setPath } from '../../../src/kernel/util/paths';
import { choice, filings, formingIn, fullCatalogue, someFacts, wireMethod } from '../catalogue/sample-facts';

const needs = (filing_name: string, jurisdiction_option = '', filing_sub_name = '') => ({
  filing_name,
  filing_sub_name,
  jurisdiction_option,
});
const filing = (id: number, type: string, jurisdiction: string, dependents: object[] = [], rest: object = {}) => ({
  product_id: id,
  name: `Filing ${id}`,
  price: '10.00',
  type,
  filing_methods: [wireMethod(id * 10, jurisdiction, '5.00', { filing: { locality: 'domestic', dependent_filings_info: dependents } })],
  ...rest,
});
const domestic = { filing: { locality: 'domestic' } };
const parse = (...list: object[]) => parseProducts(list, (message) => expect.unreachable(message));

/** Facts in which the formation of Wyoming depends on other filings; its faster method on none. */
function depending(dependents: object[], values: Record<string, unknown> = {}, config: object = {}): Facts {
  const formation = {
    ...filing(1, 'business_formation', 'WY'),
    filing_methods: [wireMethod(11, 'WY', '100.00', { filing: { dependent_filings_info: dependents } }), wireMethod(12, 'WY', '200.00')],
  };
  const catalogue: Catalogue = {
    ...fullCatalogue,
    filing: {
      WY: parse(
        formation,
        filing(2, 'trade_name', 'WY'),
        filing(3, 'report', 'WY', [], { sub_type: 'initial' }),
        filing(4, 'report', 'WY', [], { subcategory: 'annual' }),
        filing(5, 'looping', 'WY', [needs('looping'), needs('business_formation')]),
      ),
      CO: parse(filing(6, 'trade_name', 'CO')),
      US: parse(filing(7, 'tax_id', 'Federal')),
    },
  };
  return someFacts({ catalogue, config: { primaryProducts: ['businessFormation'], ...config }, values: { ...formingIn('WY'), ...values } });
}
const shown = (facts: Facts) => rebuildCart(facts).map(({ product_id, state }) => `${product_id} ${state}`);

describe('the filings that a filing depends on', () => {
  it.each([
    ['by type', needs('trade_name'), '2 WY'],
    ['by name', needs('filing 2'), '2 WY'],
    ['by sub type', needs('report', '', 'Initial'), '3 WY'],
    ['by subcategory', needs('report', '', 'annual'), '4 WY'],
    ['in the home state', needs('Trade Name', 'home_state'), '6 CO'],
    ['with the federal government', needs('tax_id', 'Federal'), '7 US'],
    ['in a state of its own', needs('trade_name', 'CO'), '6 CO'],
    ['in any other words where it is', needs('trade_name', 'same'), '2 WY'],
  ])('enter with it, named %s (CART-05)', (_how, info, expected) => {
    const facts = depending([info], formingIn('WY', { homeState: choice('CO') }));
    expect(shown(facts)).toEqual(['1 WY', expected]);
    const [parent, dependent] = rebuildCart(facts);
    expect(dependent).toMatchObject({
      dependantProductID: '1',
      parentProductState: 'WY',
      price: 1500,
      isUsingHomeState: info.jurisdiction_option === 'home_state',
    });
    expect(parent!.configuredDependentFilingProducts).toMatchObject([{ product_id: dependent!.product_id, state: dependent!.state }]);
  });

  it.each([
    [needs('unknown')],
    [needs('report', '', 'other')],
    [needs('trade_name', 'home')],
    [needs('trade_name', 'UT')],
    [needs('business_formation')],
    [needs('')],
  ])('are left out where there is none such: %o', (info) => {
    expect(shown(depending([info]))).toEqual(['1 WY']);
  });

  it('leave with it: with the method that needs them, and with the state (CART-06, CART-09)', () => {
    const facts = depending([needs('trade_name')]);
    const chosen = { ...facts, values: setPath(facts.values, 'selectedFilingMethodKeys.WY.businessFormation', '12') };
    expect(needsRebuild(facts, chosen)).toBe(true);
    expect(shown(chosen)).toEqual(['1 WY']);
    expect(shown({ ...facts, values: formingIn('CO') })).toEqual([]);
  });

  it('come with the method that was chosen, in the place of those of the default one (PROD-18, CART-05)', () => {
    const facts = depending([]);
    const [, ...others] = facts.catalogue.filing.WY!;
    // The cheaper method is the default one, and needs nothing.
    const filing_methods = [
      wireMethod(11, 'WY', '100.00', { filing: { dependent_filings_info: [needs('trade_name')] } }),
      wireMethod(12, 'WY', '50.00'),
    ];
    const WY = [...parse({ ...filing(1, 'business_formation', 'WY'), filing_methods }), ...others];
    const turned = { ...facts, catalogue: { ...facts.catalogue, filing: { ...facts.catalogue.filing, WY } } };
    expect(shown(turned)).toEqual(['1 WY']);
    const chosen = { ...turned, values: setPath(turned.values, 'selectedFilingMethodKeys.WY.businessFormation', '11') };
    expect(shown(chosen)).toEqual(['1 WY', '2 WY']);
    expect(rebuildCart(chosen)[0]!.configuredDependentFilingProducts).toMatchObject([{ product_id: '2', dependantProductID: '' }]);
  });

  it('are followed three links far, and no further', () => {
    const chain = (id: number) => filing(id, `link_${id}`, 'WY', [needs(`link_${id + 1}`)]);
    const facts = depending([needs('link_21')]);
    const links = [21, 22, 23, 24, 25].map(chain);
    const all = { ...facts.catalogue.filing, WY: [facts.catalogue.filing.WY![0]!, ...parse(...links)] };
    expect(shown({ ...facts, catalogue: { ...facts.catalogue, filing: all } })).toEqual(['1 WY', '21 WY', '22 WY', '23 WY']);
    const cart = rebuildCart({ ...facts, catalogue: { ...facts.catalogue, filing: all } });
    expect(withoutOrphans(cart)).toEqual(cart);
    expect(withoutOrphans(cart.filter(({ product_id }) => product_id !== '21')).map(({ product_id }) => product_id)).toEqual(['1']);
  });

  it('are named in any spelling, of words that stand apart', () => {
    expect(shown(depending([needs('  Trade -- NAME ')]))).toEqual(['1 WY', '2 WY']);
    expect(shown(depending([needs('tradename')]))).toEqual(['1 WY']);
  });

  it('are those of the place that is named, though the federal ones are on offer everywhere', () => {
    expect(shown(depending([needs('tax_id', 'WY')]))).toEqual(['1 WY']);
  });

  it('stay when the visitor has asked for one of them, too', () => {
    const facts = depending([needs('trade_name')], {
      productState: { tradeName: { checked: true } },
      selectedFilingMethodKeys: { WY: { businessFormation: '12' } },
    });
    expect(shown(facts)).toEqual(['1 WY', '2 WY']);
    expect(rebuildCart(facts)[1]).toMatchObject({ dependantProductID: '', parentProductState: '' });
  });

  it('have a choice of method of their own', () => {
    const facts = depending([needs('trade_name')]);
    const [tradeName] = parse({
      ...filing(2, 'trade_name', 'WY'),
      filing_methods: [wireMethod(20, 'WY', '5.00', domestic), wireMethod(21, 'WY', '50.00', domestic)],
    });
    const catalogue = { ...facts.catalogue, filing: { ...facts.catalogue.filing, WY: [facts.catalogue.filing.WY![0]!, tradeName!] } };
    const values = setPath(facts.values, 'selectedFilingMethodKeys.WY.tradeName', '21');
    expect(rebuildCart({ ...facts, catalogue, values })[1]).toMatchObject({
      product_option_id: '21',
      stateFee: 5000,
      dependantProductID: '1',
    });
  });

  it('end where they would go round in a circle', () => {
    expect(shown(depending([needs('looping')]))).toEqual(['1 WY', '5 WY']);
  });

  it('are loaded where they are made (CART-14)', () => {
    const facts = depending([needs('trade_name', 'CO')]);
    const missing = {
      ...facts,
      catalogue: {
        ...facts.catalogue,
        filing: { WY: facts.catalogue.filing.WY!, US: [] },
        jurisdictions: { US: 'loaded', WY: 'loaded' } as const,
      },
    };
    expect(loadsNeeded(missing)).toEqual([{ list: 'filing_products', jurisdiction: 'CO' }]);
    const home = { ...missing, values: formingIn('WY', { homeState: choice('UT') }) };
    expect(loadsNeeded(home)).toEqual([
      { list: 'filing_products', jurisdiction: 'UT' },
      { list: 'filing_products', jurisdiction: 'CO' },
    ]);
    const arrived = {
      ...missing,
      catalogue: { ...missing.catalogue, filing: { ...missing.catalogue.filing, CO: facts.catalogue.filing.CO! } },
    };
    expect(needsRebuild(missing, arrived)).toBe(true);
    expect(shown(arrived)).toEqual(['1 WY', '6 CO']);
  });
});

describe('a linked product', () => {
  const config = {
    primaryProducts: ['book'],
    products: { book: { linkedProduct: 'seal' }, seal: { linkedProduct: 'book' }, operatingAgreement: { linkedProduct: 'unknown' } },
  };

  it('comes with the product that names it and goes with it (CART-05, CART-06)', () => {
    const cart = rebuildCart(someFacts({ config }));
    expect(cart.map(({ saveAs }) => saveAs)).toEqual(['book', 'seal']);
    expect(cart[0]!.linkedProduct).toMatchObject({ product_id: '40003' });
    expect(cart[1]).toMatchObject({ dependantProductID: '40002', parentProductState: '', linkedProduct: null });
    expect(rebuildCart(someFacts({ config: { ...config, primaryProducts: ['operatingAgreement'] } }))).toMatchObject([
      { saveAs: 'operatingAgreement', linkedProduct: null },
    ]);
  });

  it('is looked for where the product is', () => {
    const products = { book: { linkedProduct: 'registeredAgent' }, businessFormation: { linkedProduct: 'registeredAgent' } };
    const facts = (role: string) => someFacts({ config: { primaryProducts: [role], products }, values: formingIn('CO') });
    for (const role of ['book', 'businessFormation'])
      expect(rebuildCart(facts(role))[1]).toMatchObject({ product_id: '10812', state: 'CO' });
    expect(filings.CO).toHaveLength(1);
  });
});
