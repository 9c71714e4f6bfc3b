import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cartEvents, purchaseEvent, stepEvent } from '../../../src/commerce/analytics/tracked-events';
import { affiliateTotal, analyticsItems, type AnalyticsItem } from '../../../src/commerce/analytics/analytics-items';
import type { Cart } from '../../../src/kernel/facts/cart';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { faultsOf, type Pushed } from '../../support/ga4-events';
import { choice, formingIn, someFacts } from '../catalogue/sample-facts';
import { pricedItem } from '../pricing/sample-items';

const agent = pricedItem(12500, 0, 0, { product_id: '15612', name: 'Registered Agent', state: 'WY' });
const book = pricedItem(5000, 0, 0, { product_id: '40002', name: 'Corporate Book', category: 'supplies', quantity: 2 });

const told = (before: Cart, after: Cart) => cartEvents(before, after).map(({ layer }) => layer as Pushed);
const eventOf = (before: Cart, after: Cart, name: string): AnalyticsItem[] =>
  told(before, after).flatMap(({ event, ecommerce }) => (event === name ? ecommerce!.items : []));

it('an accepted order reads its amounts once, for trackers and affiliate together (TRACK-05)', () => {
  const cart = [agent, book];
  const reads = vi.spyOn(cart, 'map');
  const { layer } = purchaseEvent(cart, 'key-1', { amount: affiliateTotal(someFacts(), cart) });
  expect(layer).toMatchObject({ event: 'purchase', ecommerce: { transaction_id: 'key-1', value: 175 } });
  expect(reads).toHaveBeenCalledTimes(1);
});

describe('a change of the cart', () => {
  it('is told once for what came and once for what went, in the shape of the reference (TRACK-01, TRACK-11)', () => {
    expect(told([agent], [book])).toEqual([
      {
        event: 'remove_from_cart',
        ecommerce: {
          currency: 'USD',
          value: 125,
          items: [{ item_id: '15612', item_name: 'Registered Agent', item_category: '', item_variant: 'WY', price: 125, quantity: 1 }],
        },
      },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'USD',
          value: 50,
          items: [{ item_id: '40002', item_name: 'Corporate Book', item_category: 'supplies', item_variant: '', price: 25, quantity: 2 }],
        },
      },
    ]);
    for (const event of told([agent], [book])) expect(faultsOf(event)).toBeNull();
  });

  it('is not told where only a price has changed (TRACK-01)', () => {
    expect(told([agent], [{ ...agent, baseFee: 9900 }])).toEqual([]);
  });

  it('is the difference where a second company gets it, too (TRACK-01)', () => {
    const both = { ...book, includedInBothCompanies: true };
    expect(eventOf([book], [both], 'add_to_cart')).toMatchObject([{ item_id: '40002', quantity: 2 }]);
    expect(eventOf([both], [book], 'remove_from_cart')).toMatchObject([{ item_id: '40002', quantity: 2 }]);
  });

  it('adds up over a whole visit to what is in the cart (TRACK-01)', () => {
    const values = fc.record({
      state: fc.constantFrom('WY', 'CO', ''),
      years: fc.constantFrom('12', '24'),
      chosen: fc.record({ book: fc.boolean(), seal: fc.boolean(), tradeName: fc.boolean(), operatingAgreement: fc.boolean() }),
    });
    const cartOf = ({ state, years, chosen }: { state: string; years: string; chosen: Record<string, boolean> }) =>
      rebuildCart(
        someFacts({
          values: {
            ...formingIn(state, { registeredAgentServiceDuration: choice(years) }),
            productState: Object.fromEntries(Object.entries(chosen).map(([name, checked]) => [name, { checked }])),
          },
        }),
      );
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 8 }), (visit) => {
        const carts: Cart[] = [[], ...visit.map(cartOf)];
        const counts = new Map<string, number>();
        const count = (sign: number, items: readonly AnalyticsItem[]) => {
          for (const { item_id, item_variant, quantity } of items) {
            const id = `${item_id} ${item_variant}`;
            counts.set(id, (counts.get(id) ?? 0) + sign * quantity);
          }
        };
        for (let at = 1; at < carts.length; at++) {
          const [before, after] = [carts[at - 1]!, carts[at]!];
          for (const event of told(before, after)) expect(faultsOf(event)).toBeNull();
          count(1, eventOf(before, after, 'add_to_cart'));
          count(-1, eventOf(before, after, 'remove_from_cart'));
        }
        const left = Object.fromEntries([...counts].filter(([, number]) => number !== 0));
        const held = [...analyticsItems(carts.at(-1)!).values()];
        expect(left).toEqual(
          Object.fromEntries(held.map(({ item_id, item_variant, quantity }) => [`${item_id} ${item_variant}`, quantity])),
        );
      }),
    );
  });

  it('tells Matomo of the whole cart that is left (TRACK-10)', () => {
    const [{ matomo }] = cartEvents([agent], [agent, book]) as [ReturnType<typeof cartEvents>[number]];
    expect(matomo).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', '15612 WY', 'Registered Agent', '', 125, 1],
      ['addEcommerceItem', '40002', 'Corporate Book', 'supplies', 25, 2],
      ['trackEcommerceCartUpdate', 175],
    ]);
  });
});

describe('a move to another step', () => {
  it('has its name and number, and the list of all products (TRACK-02, TRACK-03)', () => {
    const { layer, matomo } = stepEvent('FormABusinessForm', 'payment', 5, [agent]);
    expect(layer).toMatchObject({
      event: 'form_step',
      form_type: 'FormABusinessForm',
      step_name: 'payment',
      step_number: 5,
      ecommerce: { value: 125, items: [{ item_id: '15612' }] },
    });
    expect(faultsOf(layer)).toBeNull();
    expect(matomo).toEqual([['trackEvent', 'FormABusinessForm', 'form_step', 'payment']]);
  });
});

describe('a purchase', () => {
  it('has its number, and the total without state fees (TRACK-04, TRACK-10)', () => {
    const formation = pricedItem(3900, 10000, 400, { product_id: '35601', name: 'Business Formation', state: 'WY' });
    const { layer, matomo } = purchaseEvent([formation, agent], 'key-1', null);
    expect(layer).toMatchObject({ event: 'purchase', ecommerce: { transaction_id: 'key-1', currency: 'USD', value: 168 } });
    expect(faultsOf(layer)).toBeNull();
    expect(matomo.at(-1)).toEqual(['trackEcommerceOrder', 'key-1', 168]);
    expect(matomo).toHaveLength(4);
  });
});
