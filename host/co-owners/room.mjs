import { queueMail } from '../mails/mails.mjs';
import { emptyParts } from './order-parts.mjs';

/**
 * The parts of orders that other people are asked for (PLUS-06): once an order is in, their answers are in it and nowhere else, and
 * the owner is told of a part that comes later.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addCoOwners(shop) {
  shop.events.on('order.received', async ({ order }, trx) => void (await emptyParts(trx, order)));
  shop.events.on('order.part', async ({ order, ref }, trx) => void (await queueMail(shop, trx, { kind: 'late_part', order, ref })));
}
