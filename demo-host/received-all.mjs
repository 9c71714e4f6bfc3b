import { receivedOrders } from './received-orders.mjs';
import { receivedMails } from './received-mails.mjs';
import { paymentReport } from './payment-report.mjs';

/**
 * All that `/received` shows: posts, what became of them in the shop, what its payments and Stripe's webhooks told, and the mails
 * that were written. Payments and mails are left out where there are none.
 *
 * @param {object} parts
 * @param {import('./demo-shop.mjs').DemoShop} parts.shop
 * @param {import('./received.mjs').Received} parts.received
 * @param {import('./provider/stripe/fake-stripe.mjs').FakeStripeApp} parts.fake
 */
export async function readReceivedAll({ shop, received, fake }) {
  const requests = received.requests();
  const { shop: opened, folder } = await shop.opened();
  const payments = await paymentReport(opened);
  const mails = receivedMails(folder);
  return {
    requests,
    orders: await receivedOrders(opened, requests),
    ...(payments.length > 0 && { payments, deliveries: [...fake.deliveries] }),
    ...(mails.length > 0 && { mails }),
  };
}

/** @typedef {Awaited<ReturnType<typeof readReceivedAll>>} ReceivedAll */
