import type { Order } from '../../../host/events.mjs';
import { findOrder, type NewOrder } from '../../../host/orders/orders.mjs';
import type { Shop } from '../../../host/shop.mjs';
import { placeOrder } from '../support/orders';

/** A stored order of $192.00, of which a coupon took $10.00 off. */
export const addOrder = (shop: Shop, given: Partial<NewOrder> = {}): Promise<Order> =>
  placeOrder(shop, {
    ledger: [
      { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 10_000 },
      { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_200 },
      { name: 'Wyoming LLC', state: 'WY', kind: 'coupon', cents: -1_000 },
    ],
    total: 19_200,
    ...given,
  });

/** An order as it is now. */
export async function orderNow(shop: Shop, { id }: { id: number }): Promise<Order> {
  const order = await findOrder(shop.db, id);
  if (!order) throw new Error('The order is gone');
  return order;
}
