import { html } from 'hono/html';
import { webhooksOf } from '../../webhooks/webhooks.mjs';
import { deliveryWords, moment } from '../controls.mjs';
import { orderForm } from './order-form.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../../events.mjs').Order} Order */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */

/** What an event is called; a post is named by its action, which the owner has not to know. @type {Readonly<Record<string, string>>} */
const events = { 'order.status': 'Change of the status', 'order.refunded': 'Refund', 'order.part': 'Details of a co-owner' };

/**
 * What the owner's back end was told of an order, and a button that tells it again; nothing without a back end.
 *
 * @param {Shop} shop
 * @param {AdminContext} context
 * @param {Order} order
 */
export async function forwardingBox(shop, context, order) {
  const webhooks = await webhooksOf(shop.db, order);
  if (webhooks.length === 0) return '';
  const hasFailed = webhooks.some(({ state }) => state === 'failed');
  return html`<section class="box"><h2>Forwarding</h2><ul class="plain">
${webhooks.map(
  ({ event, state, sentAt, createdAt, lastError }) =>
    html`<li>${events[event] ?? 'What the visitor sent'}<span class="quiet">${deliveryWords[state] ?? state}, ${moment(sentAt || createdAt)}</span>${state !== 'sent' && lastError !== '' && html`<span class="quiet">${lastError}</span>`}</li>`,
)}</ul>${hasFailed && orderForm(context, order, 'webhooks', html`<button>Forward the failed ones again</button>`)}</section>`;
}
