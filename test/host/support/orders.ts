import { randomUUID } from 'node:crypto';
import { insertOrder, type NewOrder } from '../../../host/orders/orders.mjs';
import type { Order } from '../../../host/events.mjs';
import type { Shop } from '../../../host/shop.mjs';

/** The payload of a small order. */
export const payload = {
  account: { email_address: 'Ada@Example.com', password: 'a long password' },
  contact: { first_name: 'Ada', last_name: 'Lovelace' },
  phones: [{ kind: 'primary', phone_number: '(307) 555-0100' }],
  companies: [
    {
      company: { name: 'Engines LLC', entity_type: 'LLC' },
      products: [{ saveAs: 'business_formation', quantity: 1, data: { naics_code: '541511' } }],
    },
  ],
  payment: { way: 'invoice' },
};

/** Stores an order of $268.00 with a fee of the state, as a post makes it. */
export const placeOrder = (shop: Shop, given: Partial<NewOrder> = {}): Promise<Order> =>
  shop.db.transaction().execute((trx) =>
    insertOrder(shop, trx, {
      action: 'process_signup',
      orderKey: randomUUID(),
      formType: 'FormABusinessForm',
      page: '/order',
      payload,
      ledger: [
        { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 16_800 },
        { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_000 },
      ],
      total: 26_800,
      paymentWay: 'invoice',
      ...given,
    }),
  );
