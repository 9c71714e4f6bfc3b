import { html } from 'hono/html';
import { csrfField } from '../frame.mjs';

/** @typedef {import('../../events.mjs').Order} Order */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */

/** A form that does something with the order. @param {AdminContext} context @param {Order} order @param {string} what @param {any} body @param {string} [className] */
export const orderForm = (context, order, what, body, className = 'stack') =>
  html`<form method="post" action="/admin/orders/${order.id}" class="${className}">${csrfField(context.get('session'))}<input type="hidden" name="do" value="${what}">${body}</form>`;
