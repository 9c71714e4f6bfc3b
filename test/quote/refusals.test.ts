import { describe, expect, it } from 'vitest';
import { quote } from '../../quote-entry';
import { bundleLine, couponLine, line, namedPage, orderOf, priced, smallPage, smallShop } from './small-shop';

const formation = line(10, 101);
const limited = (bundle: object) => ({ ...smallPage, bundles: [{ ...smallPage.bundles[0], ...bundle }] });

const domains = (...entries: unknown[]) => line(22, '', { data: { domains: entries } });
const years = (duration: unknown, domain: unknown = 'shop.com') => domains({ domain, duration });

describe('what has no price', () => {
  it.each<[string, unknown, object, object?]>([
    ['an unknown product', orderOf([line(5)]), { reason: 'unknown', id: '5' }],
    ['an id of a prototype', orderOf([line('__proto__' as never)]), { reason: 'unknown', id: '__proto__' }],
    ['a filing without its way', orderOf([line(10)]), { reason: 'filing', id: '10', product: 'Business Formation' }],
    ['the way of another filing', orderOf([line(11, 101)]), { reason: 'filing', id: '11', product: 'Tax ID' }],
    ['a product with a way of filing', orderOf([line(20, 101)]), { reason: 'filing', id: '20', product: 'Seal' }],
    ['a way for other kinds', orderOf([line(10, 102)], 'Corp'), { reason: 'kind', id: '10', kind: 'Corp' }],
    ['a kind that nobody knows', orderOf([formation], 'Trust'), { reason: 'kind', product: 'Business Formation', kind: 'Trust' }],
    ['a state where it is not sold', orderOf([line(21, '', { data: { state: 'CO' } })]), { reason: 'state', id: '21', state: 'CO' }],
    ['none of the states of the order', orderOf([line(21), line(2)]), { reason: 'state', id: '21', state: 'CO' }],
    ['what is not in the bundle', orderOf([bundleLine(60, line(1))]), { reason: 'bundle', id: '60', product: 'Registered Agent' }],
    ['a product twice in a bundle', orderOf([bundleLine(60, line(20), line(20))]), { reason: 'bundle', product: 'Seal' }],
    ['two pieces in a bundle', orderOf([bundleLine(60, line(20, '', { quantity: 2 }))]), { reason: 'bundle', product: 'Seal' }],
    ['two bundles in one line', orderOf([{ ...bundleLine(60), quantity: 2 }]), { reason: 'unknown', product: 'Starter Package' }],
    ['a subscription in another state', orderOf([bundleLine(70, line(10, 103))]), { reason: 'bundle', bundle: 'Monthly Plan' }],
    ['a subscription for a kind that cannot pay monthly', orderOf([bundleLine(70)], 'PLLC'), { reason: 'kind', id: '70', kind: 'PLLC' }],
    ['a subscription where none is sold', orderOf([bundleLine(70)]), { reason: 'unknown', id: '70' }, { formType: 'FormABusinessForm' }],
    [
      'a bundle for other kinds',
      orderOf([bundleLine(60)], 'Corp'),
      { reason: 'kind', id: '60', kind: 'Corp' },
      limited({ config: { entity_type_limit_toggle: true, entity_type_limit_select: ['LLC'] } }),
    ],
    [
      'a bundle for other states',
      orderOf([bundleLine(60, formation)]),
      { reason: 'state', id: '60', state: 'WY' },
      limited({ config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] } }),
    ],
    [
      'what is not in the bundle of its state, though another state has one under the same id',
      orderOf([bundleLine(60, formation, line(1))]),
      { reason: 'bundle', id: '60', product: 'Registered Agent' },
      {
        ...smallPage,
        bundles: [
          { ...smallPage.bundles[0], config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] } },
          smallPage.bundles[0],
        ],
      },
    ],
    [
      'a way that the bundle does not allow',
      orderOf([bundleLine(60, line(10, 104))]),
      { reason: 'bundle' },
      limited({ config: { lineItems: [{ product: '10', showFilingOptionsToggle: true, filingOptionSpeeds: ['101'] }] } }),
    ],
    ['a domain that is taken', orderOf([years(1, 'taken.com')]), { reason: 'domain', id: '22', product: 'taken.com' }],
    ['a domain that nobody was asked about', orderOf([years(1, 'other.com')]), { reason: 'domain', product: 'other.com' }],
    ['a domain for no year', orderOf([years(0)]), { reason: 'malformed' }],
    ['a domain for longer than it can be had', orderOf([years(11)]), { reason: 'malformed' }],
    [
      'a domain twice',
      orderOf([domains({ domain: 'shop.com', duration: 1 }, { domain: 'SHOP.com', duration: 1 })]),
      { reason: 'malformed' },
    ],
    ['the domain product without a domain', orderOf([line(22)]), { reason: 'malformed' }],
    ['a plate that nobody offers', orderOf([line(23, '', { data: { vehicle_sponsor_plate_id: 8 } })]), { reason: 'plate', id: '23' }],
    [
      'a price below the least',
      { ...orderOf([line(1)]), nyop: { requestedPrice: '48.99' } },
      { reason: 'too_low', code: 'too_low', min: 4900 },
      namedPage,
    ],
    ['more than a million dollars', orderOf([line(20, '', { quantity: 9999 }), line(4, '', { quantity: 9999 })]), { reason: 'too_much' }],
  ])('%s is refused by its reason (SHOP-05, SHOP-06)', (_name, payload, fault, page: object = smallPage) => {
    expect(priced(payload, page)).toEqual({ fault: expect.objectContaining({ code: 'not_sold', ...fault }) as unknown });
  });

  it('is what no form sends: odd pieces, ids, lines, companies, and coupons in bundles (SHOP-05)', () => {
    const company = { products: [line(20)], company: { entity_type: 'LLC' } };
    const odd = [
      ...[0, -1, 1.5, 10_000, 1e300, '1', null, true, [], {}].map((quantity) => orderOf([line(20, '', { quantity })])),
      ...[1.5, true, [], {}, '', null, 1e300].map((product_id) => orderOf([{ ...line(20), product_id }])),
      ...[null, 7, 'x', [], [line(20)]].map((one) => orderOf([one])),
      orderOf([line(20, '', { data: [] })]),
      orderOf([bundleLine(60, couponLine(900))]),
      orderOf(Array.from({ length: 501 }, () => line(20))),
      { companies: {} },
      { companies: 'x' },
      { companies: [null] },
      { companies: [[company]] },
      { companies: [company, company, company] },
      { companies: [{ ...company, products: {} }] },
    ];
    for (const payload of odd) expect([payload, priced(payload)]).toEqual([payload, { fault: { reason: 'malformed', code: 'not_sold' } }]);
  });

  it('is an order of a page whose config no form can read, and one by lists that are none (SHOP-05)', () => {
    for (const page of [{}, [], { formType: 'NoForm' }, { formType: 7 }])
      expect(quote(orderOf([line(20)]), page, smallShop)).toEqual({ fault: { reason: 'malformed', code: 'not_sold' } });
    for (const simple_products of [undefined, null, {}, 'x', [null, 7, {}, { product_id: 20, name: 'Seal', price: '-1' }]])
      expect(priced(orderOf([line(20)]), smallPage, { ...smallShop, simple_products })).toMatchObject({ fault: { reason: 'unknown' } });
  });
});
