import { html, wholePage } from './html.mjs';
import { ledgerTable } from './ledger.mjs';

/** @typedef {import('./received.mjs').ReceivedOrder} ReceivedOrder */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */

/** @param {unknown} value */
const pretty = (value) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** @param {ReceivedOrder} order */
function orderEntry(order) {
  return html`<li class="host-card">
<h3>${order.page}</h3>
<p>${order.at} · key <code>${order.idempotencyKey}</code></p>
${order.ledger && html`<details open><summary>Why it costs this</summary>${ledgerTable(order.ledger)}</details>`}
<details open><summary>What was ordered</summary>${pretty(order.signupData)}</details>
<details><summary>What was answered</summary>${pretty(order.answer)}</details>
</li>
`;
}

/** @param {ReceivedRequest} request */
function requestEntry({ action, page, at, idempotencyKey, ...sent }) {
  return html`<li class="host-card">
<h3>${action || 'No action'}</h3>
<p>${at} · <code>${page}</code> · ${idempotencyKey ? html`key <code>${idempotencyKey}</code>` : 'no key'}</p>
<details><summary>What was sent</summary>${pretty(sent)}</details>
</li>
`;
}

/**
 * @param {string} id
 * @param {string} title
 * @param {unknown[]} entries
 */
function list(id, title, entries) {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}: ${entries.length}</h2>
${entries.length ? html`<ol class="host-cards is-list">${entries}</ol>` : html`<p>None yet.</p>`}
</section>
`;
}

/**
 * The `/received` page, newest first.
 *
 * @param {{orders: ReceivedOrder[], requests: ReceivedRequest[]}} received
 */
export function receivedPage({ orders, requests }) {
  return wholePage({
    title: 'Received',
    intro: 'What the forms sent to this host, the newest first.',
    main: html`<p class="host-actions"><button type="button" id="empty">Empty</button><a href="/received?format=json">As JSON</a></p>
${list('orders', 'Orders', orders.map(orderEntry).reverse())}
${list('requests', 'Requests', requests.map(requestEntry).reverse())}
<script>
document.getElementById('empty').addEventListener('click', async () => {
  await fetch('/received', { method: 'DELETE' });
  location.reload();
});
</script>`,
  });
}
