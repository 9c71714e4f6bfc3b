import type { Facts } from '../../kernel/facts/facts';
import { concludeOrder } from '../submission/conclude-order';
import type { OrderSender } from '../submission/order-sending';
import type { Outcome } from '../submission/outcome';
import type { PayingOrder } from '../submission/paying-mark';
import { registerPost } from '../submission/running-posts';
import type { SendOptions } from '../submission/send-options';
import { askPayment, finishPayment } from './finish-payment';
import { productsHere } from './products-here';

/**
 * Asks what became of an order that an earlier load of the page has posted, and brings its payment to an end (PAY-06); undefined
 * where there is none. One that has never arrived leaves nothing but its key.
 */
export function resumePayment(options: SendOptions, sender: OrderSender, facts: () => Facts): Promise<Outcome> | undefined {
  const { store, tabKey, paying } = options;
  const order = paying.read();
  if (!order) return undefined;

  async function ask({ orderKey }: PayingOrder): Promise<Outcome> {
    const { config } = facts();
    const asked = await askPayment(options, config, orderKey);
    if (asked.code === 'no_order') {
      paying.clear();
      return { type: 'refused', error: null };
    }
    const reply = await finishPayment(options, config, order!, asked);
    // What is told of the order is read from its cart.
    await productsHere(store);
    return concludeOrder(options, sender, facts(), order!, reply);
  }
  return registerPost(tabKey, ask(order));
}
