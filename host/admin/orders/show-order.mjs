import { html } from 'hono/html';
import { outstandingParts } from '../../co-owners/parts.mjs';
import { historyOf, whoOf } from '../../order-status/history.mjs';
import { nextStatuses, statusName, undoable } from '../../order-status/order-status.mjs';
import { answerSections } from '../../orders/answers.mjs';
import { documentsOf } from '../../orders/documents.mjs';
import { dollars, formTitle, kindOf, ledgerLines } from '../../orders/order-words.mjs';
import { findOrder, markSeen, notesOf, orderNumber } from '../../orders/orders.mjs';
import { readJson } from '../../orders/payload.mjs';
import { phoneOf } from '../../orders/person.mjs';
import { paymentsOf } from '../../payment/payment-rows.mjs';
import { paymentStateOf } from '../../payment/payment-state.mjs';
import { warningsOf } from '../../payment/warnings.mjs';
import { needsRefund, refundableOf } from '../../refunds/refundable.mjs';
import { mailKinds, mailsOf } from '../../mails/mails.mjs';
import { hasPage, statusUrl } from '../../status-page/status-link.mjs';
import { deliveryWords, faultList, moment, select, textArea } from '../controls.mjs';
import { csrfField, show } from '../frame.mjs';
import { wayName } from './list-orders.mjs';
import { forwardingBox } from './forwarding-box.mjs';
import { orderForm } from './order-form.mjs';
import { refundBox } from './refund-box.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../../events.mjs').Order} Order */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {import('../../html/layout.mjs').Markup} Markup */

/** What is said of the payment. Nobody but a provider or the owner says that something is paid (SHOP-09). */
const paymentWords = {
  refunded: 'Refunded.',
  cancelled: 'Cancelled: nothing is to be paid.',
  paid: 'Paid.',
  partly_refunded: 'Paid, and a part of it refunded.',
  free: 'It costs nothing.',
  processing: 'The customer has paid, and the provider is not certain yet.',
  due: 'Not paid yet.',
  unconfirmed: 'Nobody has confirmed the payment yet.',
  '': 'The amount is not known.',
};

/** @param {number} bytes */
const size = (bytes) => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`);

/** What was ordered, for how much. @param {Order} order */
function ledgerBox(order) {
  const lines = ledgerLines(order);
  return html`<section class="box"><h2>What was ordered</h2>
${
  lines.length === 0
    ? html`<p>Nothing of this order has a price.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="What was ordered"><table class="ledger"><thead><tr><th scope="col">Product</th><th scope="col">State</th><th scope="col">For</th><th scope="col" class="right">Amount</th></tr></thead>
<tbody>${lines.map(({ name, state, words, cents }) => html`<tr><td>${name}</td><td>${state}</td><td class="quiet">${words}</td><td class="right">${dollars(cents)}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row" colspan="3">Total</th><td class="right">${dollars(order.total ?? 0)}</td></tr>
${order.refunded > 0 && html`<tr><th scope="row" colspan="3">Refunded</th><td class="right">${dollars(-order.refunded)}</td></tr>`}</tfoot></table></div>`
}</section>`;
}

/** Status, payment, history. @param {Shop} shop @param {AdminContext} context @param {Order} order */
async function statusBox(shop, context, order) {
  const history = await historyOf(shop.db, order);
  const payments = await paymentsOf(shop.db, order);
  const state = await paymentStateOf(shop, shop.db, order, payments);
  const isByForm = needsRefund(await refundableOf(shop, shop.db, order), history);
  const options = nextStatuses(order).filter((status) => status !== 'refunded' || !isByForm);
  const undo = undoable(order, history, payments);
  const change = html`<input type="hidden" name="was" value="${order.status}">
${select({ name: 'status', label: 'Change to', options: options.map((status) => /** @type {[string, string]} */ ([status, statusName(status)])) })}
${textArea({ name: 'note', label: 'Why, for the history', rows: 2, maxlength: 500, hint: 'For “Paid”, write who says so.', id: 'status-note' })}
<div><button class="main">Change status</button></div>`;
  return html`<section class="box"><h2>Status</h2>
<p><span class="status ${order.status}">${statusName(order.status)}</span> ${paymentWords[state]}</p>
${order.paymentWay && html`<p class="quiet">Way to pay: ${wayName(shop, order.paymentWay)}${payments.some(({ isTest }) => isTest) && ', a test: no money was moved'}</p>`}
${!order.trashedAt && options.length > 0 && orderForm(context, order, 'status', change)}
${!order.trashedAt && undo && orderForm(context, order, 'undo', html`<button class="link">Undo: back to “${statusName(undo.statusBefore)}”</button>`)}
<h3>History</h3><ol class="history">${[...history]
    .reverse()
    .map(
      (event) =>
        html`<li><strong>${event.statusBefore && html`${statusName(event.statusBefore)} → `}${statusName(event.status)}</strong>${event.undoes > 0 && ' (taken back)'}<span class="quiet">${moment(event.at)}, ${whoOf(event)}</span>${event.note && html`<span class="text">${event.note}</span>`}</li>`,
    )}</ol></section>`;
}

/** @param {Shop} shop @param {Order} order */
function customerBox(shop, order) {
  const phone = phoneOf(readJson(order.payload, {}));
  return html`<section class="box"><h2>Customer</h2><ul class="plain">
${[order.customer, order.company].filter(Boolean).map((name) => html`<li>${name}</li>`)}
${order.email && html`<li><a href="mailto:${encodeURIComponent(order.email).replace('%40', '@')}">${order.email}</a></li>`}
${phone && html`<li><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></li>`}
<li class="quiet">Form: ${formTitle(order.formType)}, on <a href="${shop.settings.publicUrl}${order.page.startsWith('/') ? order.page : '/'}">${order.page}</a></li></ul>
${hasPage(order) && html`<div class="field"><label for="link">The customer’s link to this order</label><input id="link" readonly value="${statusUrl(shop, order)}"></div>`}</section>`;
}

/** @param {Shop} shop @param {AdminContext} context @param {Order} order */
async function filesBox(shop, context, order) {
  const files = await documentsOf(shop.db, order);
  return html`<section class="box"><h2>Files for the customer</h2><ul class="plain">
${files.map(
  ({ id, name, size: bytes, addedAt }) =>
    html`<li><a href="/admin/orders/${order.id}/documents/${id}">${name}</a> <span class="quiet">${size(bytes)}, ${moment(addedAt)}</span>
${orderForm(context, order, 'remove-file', html`<button class="link" name="file" value="${id}" aria-label="Delete ${name}">Delete</button>`, 'inline')}</li>`,
)}</ul>
${
  !order.trashedAt &&
  html`<form method="post" action="/admin/orders/${order.id}/documents" enctype="multipart/form-data" class="stack">${csrfField(context.get('session'))}
<div class="field"><label for="document">Add a file</label><input type="file" id="document" name="document" accept=".pdf,.png,.jpg,.jpeg" aria-describedby="document-hint"><p class="hint" id="document-hint">PDF, PNG or JPEG up to 20 MB, such as articles or stamped copies.</p></div>
<div><button>Add file</button></div></form>`
}</section>`;
}

/** @param {Shop} shop @param {AdminContext} context @param {Order} order */
async function mailsBox(shop, context, order) {
  const mails = await mailsOf(shop.db, order);
  const failed = mails.some(({ state }) => state === 'failed');
  return html`<section class="box"><h2>Mails</h2>${mails.length === 0 && html`<p class="quiet">There are none.</p>`}<ul class="plain">
${mails.map(
  ({ kind, recipient, state, sentAt, createdAt, lastError }) =>
    html`<li>${mailKinds[kind]?.label ?? kind}<span class="quiet">${recipient}, ${deliveryWords[state] ?? state}, ${moment(sentAt || createdAt)}</span>${state === 'failed' && html`<span class="quiet">${lastError}</span>`}</li>`,
)}</ul>${failed && orderForm(context, order, 'mails', html`<button>Send the failed ones again</button>`)}</section>`;
}

/** @param {AdminContext} context @param {Order} order */
const notesBox = (context, order) => html`<section class="box"><h2>Notes</h2><p class="quiet">The customer never sees them.</p>
<ul class="plain">${notesOf(order).map(({ text, at, who }) => html`<li><span class="quiet">${who}, ${moment(at)}</span><span class="text">${text}</span></li>`)}</ul>
${orderForm(context, order, 'note', html`${textArea({ name: 'note', label: 'New note', id: 'note' })}<div><button>Add note</button></div>`)}</section>`;

/** Whose part of the order is still to come. @param {Shop} shop @param {Order} order */
async function partsBox(shop, order) {
  const parts = await outstandingParts(shop.db, order);
  return (
    parts.length > 0 &&
    html`<section class="box"><h2>Details still to come</h2><ul class="plain">
${parts.map(({ email, askedAt, endsAt }) => html`<li>${email}<span class="quiet">asked on ${moment(askedAt)}, ${endsAt > shop.now() ? 'the link works until' : 'the link expired on'} ${moment(endsAt)}</span></li>`)}</ul></section>`
  );
}

/** @param {Order} order */
function answerBoxes(order) {
  const files = /** @type {import('../../orders/orders.mjs').OrderFile[]} */ (readJson(order.files, []));
  return html`${answerSections(readJson(order.payload, {})).map(
    ({ title, answers }) =>
      html`<section class="box"><h2>${title}</h2><dl class="facts">${answers.map(({ label, value }) => html`<dt>${label}</dt><dd class="text">${value}</dd>`)}</dl></section>`,
  )}
${
  files.length > 0 &&
  html`<section class="box"><h2>Files from the visitor</h2><ul class="plain">${files.map((file, index) => html`<li><a href="/admin/orders/${order.id}/files/${index}">${file.name}</a> <span class="quiet">${file.label ? `${file.label}, ` : ''}${size(file.size)}</span></li>`)}</ul></section>`
}`;
}

/** @param {AdminContext} context @param {Order} order */
const trashBox = (context, order) => html`<section class="row">
${
  order.trashedAt
    ? html`${orderForm(context, order, 'restore', html`<button>Restore</button>`)}${orderForm(context, order, 'delete', html`<button class="danger">Delete permanently</button>`)}`
    : orderForm(context, order, 'trash', html`<button class="danger">Move to Trash</button>`)
}</section>`;

/**
 * `GET /admin/orders/<id>`: who ordered what for how much, what was answered, and beside it what is done with it.
 *
 * @param {Shop} shop
 * @returns {(context: AdminContext) => Promise<Response>}
 */
export const showOrder = (shop) => async (context) => {
  const order = await findOrder(shop.db, Number(context.req.param('id')));
  if (!order) return context.notFound();
  await markSeen(shop, shop.db, order);
  const isOrder = order.status !== '';
  const warnings = await warningsOf(shop, shop.db, order);
  const facts = [order.customer, order.company, order.total === null ? '' : dollars(order.total)].filter(Boolean);
  const main = html`${isOrder && ledgerBox(order)}${isOrder && (await refundBox(shop, context, order))}${await partsBox(shop, order)}${answerBoxes(order)}`;
  const side = html`${isOrder && (await statusBox(shop, context, order))}${customerBox(shop, order)}
${isOrder && (await filesBox(shop, context, order))}${await mailsBox(shop, context, order)}${await forwardingBox(shop, context, order)}${notesBox(context, order)}${trashBox(context, order)}`;
  const body = html`<p class="lead">${facts.map((fact) => html`${fact} · `)}${moment(order.createdAt)}</p>
${order.trashedAt > 0 && html`<p class="notice">This is in the Trash. The customer’s link shows nothing of it.</p>`}
${faultList(warnings)}
<div class="columns"><div class="stack">${main}</div><div class="stack">${side}</div></div>`;
  const beside = html`<a class="button" href="${isOrder ? '/admin/orders' : '/admin/messages'}">All ${isOrder ? 'orders' : 'messages'}</a>`;
  return show(shop, context, {
    ...{ title: `${kindOf(order)} ${orderNumber(order)}`, at: isOrder ? '/admin/orders' : '/admin/messages' },
    ...{ body, beside },
  });
};
