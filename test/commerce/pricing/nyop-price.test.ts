import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { nyopPrice } from '../../../src/commerce/pricing/nyop-price';
import { choice, fullCatalogue, someFacts } from '../catalogue/sample-facts';

const offer = { ...nothingOffered, primaryProducts: ['registeredAgent', 'book'], multiState: true, asksNyop: true };
const signingUp = (
  nyop: PageConfig['nyop'],
  answers: Record<string, unknown> = {},
  months = '12',
  states = ['WY', 'CO'],
  config: Partial<PageConfig> = {},
) =>
  someFacts({
    offer,
    config: { nyop, ...config },
    values: {
      companyInformation: {
        states: Object.fromEntries(states.map((code) => [code, true])),
        entityType: choice('LLC'),
        registeredAgentServiceDuration: choice(months),
      },
      nyop: answers,
    },
  });
const prices = (...given: Parameters<typeof signingUp>) =>
  rebuildCart(signingUp(...given)).map(({ saveAs, state, price, originalPrice }) => [saveAs, state, price, originalPrice]);
const book = ['book', '', 5000, 5000];
const listed = [['registeredAgent', 'CO', 12_000, 12_000], ['registeredAgent', 'WY', 12_500, 12_500], book];

describe('the bulk price', () => {
  const bulk = (bulkQuantity?: number, bulkPrice: string | undefined = '49.00'): NonNullable<PageConfig['nyop']> => ({
    mode: 'bulk',
    bulkQuantity,
    bulkPrice,
  });
  const cheaper = [['registeredAgent', 'CO', 4900, 12_000], ['registeredAgent', 'WY', 4900, 12_500], book];

  it('replaces every registered agent once so many states are chosen (NYOP-04, PROD-43)', () => {
    expect(prices(bulk(2))).toEqual(cheaper);
    expect(prices(bulk(1))).toEqual(cheaper);
    expect(prices(bulk(3))).toEqual(listed);
    expect(prices(bulk(2), {}, '12', ['WY'])).toEqual([listed[1], book]);
  });

  it('replaces an agent that is sold by its id alone, beside those of the role', () => {
    const facts = { ...signingUp(bulk(2)), offer: { ...offer, primaryProducts: ['15624', 'registeredAgent'] } };
    expect(rebuildCart(facts).map(({ saveAs, state, price }) => [saveAs, state, price])).toEqual([
      ['15624', 'WY', 9800],
      ['registeredAgent', 'CO', 4900],
      ['registeredAgent', 'WY', 4900],
    ]);
  });

  it('is that of a year, and says what it took (PROD-43)', () => {
    const facts = signingUp(bulk(1), {}, '24', ['WY']);
    expect(rebuildCart(facts)[0]).toMatchObject({
      duration: 24,
      price: 9800,
      originalPrice: 22_500,
      priceChanges: [{ kind: 'bulk', name: '', base: -12_700, surcharge: 0, stateFee: 0 }],
    });
  });

  it('needs a quantity and a price that can be read', () => {
    expect(prices(bulk(undefined))).toEqual(listed);
    for (const price of ['-1', 'free', '1.234']) expect(prices(bulk(1, price))).toEqual(listed);
    expect(prices({ mode: 'bulk', bulkQuantity: 1 })).toEqual(listed);
    expect(prices(undefined)).toEqual(listed);
  });

  it('counts the states where an agent is sold (PROD-45)', () => {
    expect(prices(bulk(3), {}, '12', ['WY', 'CO', 'TX'])).toEqual(listed);
    expect(prices(bulk(2), {}, '12', ['WY', 'CO', 'TX'])).toEqual(cheaper);
    const products = { registeredAgent: { denyStates: ['CO'] } };
    expect(prices(bulk(2), {}, '12', ['WY', 'CO'], { products })).toEqual([listed[1], book]);
  });

  it('is what a coupon takes from', () => {
    const coupon = {
      id: '1',
      wireId: 1,
      name: 'c',
      product_id_restrictions: ['10812'],
      dollar_value: 1000,
      percent_value: 0,
      bundled: false,
      bundleID: null,
    };
    const [agent] = rebuildCart({ ...signingUp(bulk(1)), catalogue: { ...fullCatalogue, coupons: [coupon] } });
    expect(agent).toMatchObject({
      price: 3900,
      originalPrice: 12_000,
      priceChanges: [
        { kind: 'bulk', base: -7100 },
        { kind: 'coupon', base: -1000 },
      ],
    });
  });
});

describe('the price that the visitor named', () => {
  const full: NonNullable<PageConfig['nyop']> = { mode: 'full' };

  it('is that of each registered agent, unless the service is wanted at once (NYOP-04)', () => {
    const named = [['registeredAgent', 'CO', 3950, 12_000], ['registeredAgent', 'WY', 3950, 12_500], book];
    expect(prices(full, { requestedPrice: '39.50' })).toEqual(named);
    expect(prices(full, { requestedPrice: '39.50', immediateService: false })).toEqual(named);
    expect(prices(full, { requestedPrice: '39.50', immediateService: true })).toEqual(listed);
    expect(nyopPrice(signingUp(full, { requestedPrice: '1200' }))).toEqual({ kind: 'named', price: 120_000 });
  });

  it.each([[''], ['0'], ['0.00'], ['abc'], ['-5'], ['1.999'], [undefined], [null], [39]])(
    'changes nothing when it reads %o',
    (requestedPrice) => {
      expect(prices(full, { requestedPrice })).toEqual(listed);
    },
  );

  it('is paid for each year, and may be more than the list price', () => {
    expect(rebuildCart(signingUp(full, { requestedPrice: '200' }, '36', ['WY']))[0]).toMatchObject({
      price: 60_000,
      originalPrice: 33_000,
      priceChanges: [{ kind: 'named', base: 27_000 }],
    });
  });

  it('counts only where the form asks for one', () => {
    const facts = signingUp(full, { requestedPrice: '39.50' });
    expect(nyopPrice({ ...facts, offer: { ...offer, asksNyop: false } })).toBeUndefined();
  });
});
