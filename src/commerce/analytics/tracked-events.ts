import type { Cart } from '../../kernel/facts/cart';
import { stepEvent as stepOf } from '../../kernel/plan/step-event';
import { sumBy } from '../../kernel/util/collections';
import { analyticsItems, type AnalyticsItem } from './analytics-items';

/** What the trackers of a page are told at once, see docs/get-started/analytics.md. It holds nothing about the visitor. */
export interface TrackedEvent {
  /** What is pushed to the data layer (TRACK-11). */
  layer: object;
  /** The calls for Matomo's tracker. */
  matomo: readonly (readonly unknown[])[];
  /** What the affiliate's script or frame is sent (TRACK-09). */
  conversion?: object | null;
}

const itemsOf = (cart: Cart) => [...analyticsItems(cart).values()];

type Items = ReadonlyMap<string, AnalyticsItem>;

const ecommerceOf = (items: readonly AnalyticsItem[]) => ({
  currency: 'USD',
  value: Math.round(sumBy(items, ({ price, quantity }) => price * quantity) * 100) / 100,
  items,
});

/** What is in `after` and not, or in smaller number, in `before`. */
const gained = (before: Items, after: Items): AnalyticsItem[] =>
  [...after].flatMap(([key, item]) => {
    const quantity = item.quantity - (before.get(key)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

/** Matomo is told of the whole cart each time, then what has become of it. */
function matomoCalls({ items, value }: ReturnType<typeof ecommerceOf>, ...call: readonly string[]) {
  return [
    ['clearEcommerceCart'],
    ...items.map(({ item_id, item_variant, item_name, item_category, price, quantity }) => [
      'addEcommerceItem',
      `${item_id} ${item_variant}`.trim(),
      item_name,
      item_category,
      price,
      quantity,
    ]),
    [...call, value],
  ];
}

/** What was added to a cart and removed from it (TRACK-01). */
export function cartEvents(before: Cart, after: Cart): TrackedEvent[] {
  const [old, now] = [analyticsItems(before), analyticsItems(after)];
  const changes = { remove_from_cart: gained(now, old), add_to_cart: gained(old, now) };
  return Object.entries(changes).flatMap(([event, items]) =>
    items.length > 0
      ? [
          {
            layer: { event, ecommerce: ecommerceOf(items) },
            matomo: matomoCalls(ecommerceOf([...now.values()]), 'trackEcommerceCartUpdate'),
          },
        ]
      : [],
  );
}

/** A move to another step, by its number among those that are shown, with all that the cart holds (TRACK-02, TRACK-03). */
export const stepEvent = (formType: string, stepName: string, stepNumber: number, cart: Cart): TrackedEvent =>
  stepOf(formType, stepName, stepNumber, ecommerceOf(itemsOf(cart)));

/** A list of what can be bought is shown (TRACK-18). */
export const listEvent = (item_list_id: string, item_list_name: string, items: readonly AnalyticsItem[]): TrackedEvent => ({
  layer: { event: 'view_item_list', ecommerce: { currency: 'USD', item_list_id, item_list_name, items } },
  matomo: [['trackEvent', 'order', 'view_item_list', item_list_id]],
});

/** The visitor goes on with an order for the first time (TRACK-16). */
export function checkoutEvent(cart: Cart): TrackedEvent {
  const ecommerce = ecommerceOf(itemsOf(cart));
  return { layer: { event: 'begin_checkout', ecommerce }, matomo: [['trackEvent', 'order', 'begin_checkout']] };
}

/** The visitor has said how the order is paid (TRACK-17). @param payment_type the way's id */
export function paymentEvent(cart: Cart, payment_type: string): TrackedEvent {
  const ecommerce = { ...ecommerceOf(itemsOf(cart)), payment_type };
  return { layer: { event: 'add_payment_info', ecommerce }, matomo: [['trackEvent', 'order', 'add_payment_info', payment_type]] };
}

/** An accepted order. */
export function purchaseEvent(cart: Cart, transaction_id: string, conversion: object | null): TrackedEvent {
  const ecommerce = ecommerceOf(itemsOf(cart));
  return {
    layer: { event: 'purchase', ecommerce: { transaction_id, ...ecommerce } },
    matomo: matomoCalls(ecommerce, 'trackEcommerceOrder', transaction_id),
    conversion,
  };
}
