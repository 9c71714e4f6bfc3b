import { describe, expect, it } from 'vitest';
import { bulkPage, bundleLine, couponLine, line, namedPage, orderOf, priced, smallPage } from './small-shop';

const row = (name: string, state: string, kind: string, cents: number) => ({ name, state, kind, cents });

const formation = line(10, 101);
const agent = line(1);

describe('the price of an order', () => {
  it('is that of products, ways of filing with their surcharges, and pieces (PRICE-07, PRICE-13, SHOP-05)', () => {
    expect(priced(orderOf([formation, agent, line(20, '', { quantity: 3 })]))).toMatchObject({
      rows: [
        row('Business Formation', 'WY', 'base', 4900),
        row('Business Formation', 'WY', 'surcharge', 375),
        row('Business Formation', 'WY', 'stateFee', 10_000),
        row('Registered Agent', 'WY', 'base', 12_500),
        row('Seal', '', 'base', 9030),
      ],
      total: 36_805,
    });
  });

  it('is reduced by coupons of the catalogue that the order claims, and by nothing else that it says (PRICE-01, SHOP-05)', () => {
    const seal = line(20, '', { price: '0.01', cost: 0, total: 1, bundled: true, use_facade: true });
    expect(priced(orderOf([seal]))).toMatchObject({ total: 3010 });
    expect(priced(orderOf([seal, couponLine(900), couponLine(900), { ...couponLine(12), percent_value: 100 }]))).toMatchObject({
      rows: [row('Seal', '', 'base', 3010), row('Seal', '', 'coupon', -301)],
      total: 2709,
    });
    expect(priced(orderOf([agent, couponLine(900)]))).toMatchObject({ total: 12_500 });
  });

  it('of a bundle covers what the page puts into it, but for the fees of the state (SUMM-07)', () => {
    const answer = priced(orderOf([bundleLine(60, formation, line(20)), agent]));
    expect(answer).toMatchObject({ total: 9900 + 10_375 + 12_500 });
    expect(priced(orderOf([bundleLine(60), bundleLine(60)]))).toMatchObject({ total: 2 * 9900 });
  });

  it('of a subscription covers what is in it for a month, and nothing that is ordered beside it (PRICE-08, SUMM-06)', () => {
    expect(priced(orderOf([bundleLine(70, formation, agent)]))).toMatchObject({ total: 1000 });
    expect(priced(orderOf([bundleLine(70, formation, agent)], 'Corp'))).toMatchObject({ total: 2000 });
    expect(priced(orderOf([bundleLine(70, formation, agent), line(20)]))).toMatchObject({ total: 1000 + 3010 });
    expect(priced(orderOf([bundleLine(70), bundleLine(70, formation)]))).toMatchObject({ total: 2000 });
  });

  it('of registered agents is the one that the visitor named, where the page asks for it, or that for many states (NYOP-04, PROD-43)', () => {
    const named = (requestedPrice: unknown, more: object = {}) => ({ ...orderOf([agent]), nyop: { requestedPrice, ...more } });
    expect(priced(named('$60'), namedPage)).toMatchObject({ total: 6000 });
    expect(priced(named('60', { immediateService: true }), namedPage)).toMatchObject({ total: 12_500 });
    for (const odd of ['', 'free', -60, 60, null, ['60'], '1e1', '0', `6${'0'.repeat(200)}`])
      expect(priced(named(odd), namedPage)).toMatchObject({ total: 12_500 });
    expect(priced(named('60'), smallPage)).toMatchObject({ total: 12_500 });
    expect(priced(orderOf([agent, line(2)]), bulkPage)).toMatchObject({ total: 2 * 8900 });
    expect(priced(orderOf([agent, line(1)]), bulkPage)).toMatchObject({ total: 2 * 12_500 });
  });

  it('of domains and plates is what their services say (DOM-34, DOM-35, VEH-20)', () => {
    const domains = (...entries: [string, unknown][]) =>
      line(22, '', { data: { domains: entries.map(([domain, duration]) => ({ domain, duration })) } });
    expect(priced(orderOf([domains(['shop.com', 3], ['Dear.com', 1])]))).toMatchObject({ total: 1200 + 2 * 1400 + 90_000 });
    const plate = line(23, '', { data: { vehicle_sponsor_plate_id: 7, sponsor_plate_fee: '0.00' } });
    expect(priced(orderOf([plate]))).toMatchObject({ total: 2500 });
  });

  it('counts twice what both companies of a double order get, and what only one gets once (SUMM-09, SUBM-13)', () => {
    const page = { formType: 'DoubleLLCForm' };
    const both = (first: readonly object[], second: readonly object[]) => ({
      companies: [first, second].map((products) => ({ products, company: { entity_type: 'LLC' } })),
    });
    const one = priced(orderOf([formation, agent]), page);
    expect(one).toMatchObject({ total: 15_275 + 12_500 });
    expect(priced(both([formation, agent], [formation, agent]), page)).toMatchObject({ total: 2 * (15_275 + 12_500) });
    expect(priced(both([formation, agent], [line(10, 102)]), page)).toMatchObject({ total: 15_275 + 12_500 + 19_900 });
  });

  it('of nothing is nothing', () => {
    for (const payload of [{}, [], null, 'x', 7, { companies: [] }, orderOf([])])
      expect(priced(payload)).toEqual({ rows: [], total: 0, renewals: [] });
  });
});
