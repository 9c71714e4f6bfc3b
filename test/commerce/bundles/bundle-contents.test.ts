import { describe, expect, it } from 'vitest';
import { bundleItems, isTermFixed } from '../../../src/commerce/bundles/bundles';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { cartSavings, cartTotal } from '../../../src/commerce/pricing/total';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { agents, choice, filings, formingIn, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const bundle = (product_ids: readonly string[], rest: Partial<BundleConfig> = {}): BundleConfig => ({
  product_id: '900',
  product_ids,
  price: '99.00',
  ...rest,
});
const text = createText();
const bundleLine = (facts: Facts) => lineItems(facts, rebuildCart(facts), text).find(({ type }) => type === 'bundle')!;

describe('a product of a bundle that is not sold', () => {
  const selling = (config: Partial<PageConfig>, product_ids = ['5601', '5606', '40002'], values = formingIn('WY')) =>
    someFacts({ values, config: { primaryProducts: [], bundles: [bundle(product_ids)], ...config } });
  const idsOf = (facts: Facts) => rebuildCart(facts).map(({ product_id }) => product_id);

  it('in the state, or to the entity type, is left out with its fee; the rest stays at its price (CART-31)', () => {
    const whole = selling({});
    // 99.00 for the bundle, the fees of formation (103.75) and trade name (20.00)
    expect(cartTotal(rebuildCart(whole))).toBe(22_275);
    for (const terms of [{ denyStates: ['WY'] }, { allowStates: ['CO'] }, { entityTypes: ['Corp'] }]) {
      const facts = selling({ filingProducts: { tradeName: terms } });
      expect(idsOf(facts), JSON.stringify(terms)).toEqual(['900', '5601', '40002']);
      expect(cartTotal(rebuildCart(facts))).toBe(20_275);
      // 39.00 and 50.00 against 99.00: nothing is saved any more, where 75.00 more had been.
      expect([cartSavings(rebuildCart(whole)), cartSavings(rebuildCart(facts))]).toEqual([6500, 0]);
    }
  });

  it('on the form is left out, and on another form is not (CART-31, PROD-24)', () => {
    const name = filings.WY[1]!;
    const inMexico = { ...name, filing_methods: name.filing_methods.map((method) => ({ ...method, jurisdiction: 'NM' })) };
    const catalogue = { ...fullCatalogue, filing: { NM: [inMexico] } };
    const facts = { ...selling({}, ['5606', '40002'], formingIn('NM')), catalogue };
    expect(idsOf(facts)).toEqual(['900', '40002']);
    expect(idsOf({ ...facts, form: { ...facts.form, registersCompany: false } })).toEqual(['900', '5606', '40002']);
  });

  it('is said to be left out, in the line of its bundle (CART-31)', () => {
    const filingProducts = { tradeName: { denyStates: ['WY'] } };
    expect(bundleLine(selling({ filingProducts }))).toMatchObject({
      included: ['Wyoming LLC formation', 'Corporate Book'],
      leftOut: 'Not included in your order: Trade Name',
    });
    expect(bundleLine(selling({ filingProducts, products: { book: { label: 'Folder', entityTypes: ['Corp'] } } })).leftOut).toBe(
      'Not included in your order: Trade Name, Folder',
    );
    expect(bundleLine(selling({})).leftOut).toBe('');
    // Nothing is said of what another state sells, or before there is a state.
    expect(bundleLine(selling({}, ['5601', '801', '40002'])).leftOut).toBe('');
    expect(bundleLine(selling({ products: { book: { needsState: true } } }, ['40002'], { companyInformation: {} } as never)).leftOut).toBe(
      '',
    );
  });

  it('is said of a filing without a method for the entity type, once there is one (CART-31)', () => {
    const noMethod = (entityType: string) => selling({}, ['5606', '40002'], formingIn('WY', { entityType: choice(entityType) }));
    expect(bundleLine(noMethod('Corp')).leftOut).toBe('Not included in your order: Trade Name');
    expect(bundleLine(noMethod('')).leftOut).toBe('');
  });
});

describe('the registered agents of a bundle', () => {
  const texas = parseProducts(
    [
      {
        id: 14412,
        name: 'Registered Agent',
        type: 'registered_agent',
        price: '125.00',
        duration: 12,
        registered_agent: { id: 1, jurisdiction: { abbreviation: 'TX' } },
      },
    ],
    (message) => expect.unreachable(message),
  );
  const signingUp = (
    ra_product_count: number | undefined,
    product_ids: string[],
    states = ['WY', 'TX', 'CO'],
    config: Partial<PageConfig> = {},
  ) =>
    someFacts({
      catalogue: { ...fullCatalogue, registeredAgent: [...agents, ...texas] },
      offer: { ...nothingOffered, primaryProducts: ['registeredAgent'], multiState: true },
      config: { bundles: [bundle(product_ids, { ra_product_count })], ...config },
      values: { companyInformation: { entityType: choice('LLC'), states: Object.fromEntries(states.map((code) => [code, true])) } },
    });
  const bundledIn = (facts: Facts) =>
    rebuildCart(facts)
      .filter(({ isBundle }) => !isBundle)
      .map(({ state, bundled }) => (bundled ? `${state} bundled` : state))
      .sort();
  const all = ['15612', '10812', '14412'];

  it('are those of the first states by their codes, and those of further states are charged (CART-33)', () => {
    expect(bundledIn(signingUp(1, all))).toEqual(['CO bundled', 'TX', 'WY']);
    expect(bundledIn(signingUp(2, all))).toEqual(['CO bundled', 'TX bundled', 'WY']);
    expect(bundledIn(signingUp(3, all))).toEqual(['CO bundled', 'TX bundled', 'WY bundled']);
    expect(bundledIn(signingUp(9, all))).toEqual(['CO bundled', 'TX bundled', 'WY bundled']);
    // 99.00 and the agent of Wyoming
    expect(cartTotal(rebuildCart(signingUp(2, all)))).toBe(22_400);
  });

  it("are the state's own of the same term, where the bundle names one of another state (CART-33)", () => {
    expect(bundledIn(signingUp(2, ['15612']))).toEqual(['CO bundled', 'TX bundled', 'WY']);
    expect(bundledIn(signingUp(2, ['15624']))).toEqual(['CO', 'TX', 'WY']);
    expect(bundledIn(signingUp(2, ['40002']))).toEqual([' bundled', 'CO', 'TX', 'WY']);
  });

  it('leave a state out where none is sold (CART-31, CART-33)', () => {
    expect(bundledIn(signingUp(2, all, ['WY', 'TX', 'CO'], { products: { registeredAgent: { denyStates: ['CO'] } } }))).toEqual([
      'TX bundled',
      'WY',
    ]);
  });

  it('are labelled with their term, of several states with their count (CART-32, SUMM-18)', () => {
    expect(bundleLine(signingUp(3, all)).included).toEqual(['Registered Agent, 3 states']);
    const two = signingUp(1, ['15624'], ['WY']);
    expect(bundleLine(two).included).toEqual(['Registered Agent (2 Years)']);
  });
});

describe("the term of a bundle's registered agent", () => {
  const forming = (product_ids: string[], config: Partial<PageConfig> = {}, months = '12') =>
    someFacts({
      values: formingIn('WY', { registeredAgentServiceDuration: choice(months) }),
      config: { bundles: [bundle(product_ids)], ...config },
    });

  it('is fixed where the primary bundle holds agents of one term (CART-32)', () => {
    expect(isTermFixed(forming(['5601', '15624']))).toBe(true);
    expect(isTermFixed(forming(['15624', '10812']))).toBe(true);
    expect(isTermFixed(forming(['15612', '15624']))).toBe(false);
    expect(isTermFixed(forming(['5601', '10812']))).toBe(false);
    expect(isTermFixed(forming([], { bundles: [] }))).toBe(false);
    expect(isTermFixed(forming(['15624'], { products: { registeredAgent: { denyStates: ['WY'] } } }))).toBe(false);
    expect(isTermFixed(forming([], { bundles: [bundle(['40002']), { ...bundle(['15624']), product_id: '901' }] }))).toBe(false);
  });

  it('decides over a coupon for a change of agent, whatever was answered before (CART-32, PRICE-04)', () => {
    const change = { ...filings.WY[1]!, product_id: '5605', type: 'change_of_agent' };
    const coupon = {
      id: '60',
      wireId: 60,
      name: 'c',
      product_id_restrictions: ['5605'],
      dollar_value: 1000,
      percent_value: 0,
      bundled: false,
      bundleID: null,
    };
    const price = (id: string, months: string) => {
      const facts = forming([id], { primaryProducts: ['changeOfAgent', 'registeredAgent'] }, months);
      const catalogue = { ...fullCatalogue, filing: { ...filings, WY: [change] }, coupons: [coupon] };
      return rebuildCart({ ...facts, catalogue }).find(({ saveAs }) => saveAs === 'changeOfAgent')!.price;
    };
    expect([price('15624', '12'), price('15612', '24')]).toEqual([8500, 9500]);
  });

  it('is that of its cart item alone (CART-32, CART-15)', () => {
    const durations = (facts: Facts) =>
      rebuildCart(facts)
        .filter(({ type }) => type === 'registered_agent')
        .map(({ duration }) => duration);
    expect(durations(forming(['15624']))).toEqual([24]);
    expect(bundleItems(forming(['15624']), bundle(['15624']), true)[1]).toMatchObject({ durationFormatted: '(2 Years)' });
  });
});
