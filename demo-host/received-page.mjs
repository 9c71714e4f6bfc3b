import { html, listStyles, wholePage } from './html.mjs';
import { ledgerTable } from './ledger.mjs';
import { orderedProducts } from './ordered-products.mjs';
import { receivedPayments } from './received-payments.mjs';
import { searchInput, searchResults } from './search.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {import('./received-orders.mjs').ReceivedOrder} ReceivedOrder */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */

/**
 * A value as JSON whose objects and lists can be folded; what lies deeper than the first level is.
 *
 * @param {unknown} value
 * @param {string | number} [name]
 * @returns {ReturnType<typeof html>}
 */
function folded(value, name) {
  const label = name === undefined ? '' : html`<b>${name}</b>: `;
  if (typeof value !== 'object' || value === null) return html`<p>${label}<code>${JSON.stringify(value)}</code></p>`;
  const entries = Object.entries(value);
  const count = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return html`<details${name === undefined && ' open'}><summary>${label}${count}</summary>${entries.map(([key, part]) => folded(part, key))}</details>`;
}

/** @param {string} title @param {unknown} value */
const section = (title, value) =>
  html`<details>
    <summary>${title}</summary>
    <div class="host-json">${folded(value)}</div>
  </details>`;

/** @param {ReceivedOrder} order @param {Fixtures} fixtures */
function orderEntry(order, fixtures) {
  return html`<li class="host-card" data-kind="orders">
    <h3>${order.page}</h3>
    <p>${order.at} · key <code>${order.idempotencyKey}</code></p>
    ${orderedProducts(order, fixtures)}
    ${
      order.ledger.length > 0 &&
      html`<details open>
        <summary>Why it costs this</summary>
        ${ledgerTable(order.ledger)}
      </details>`
    }
    ${section('What was ordered', order.signupData)} ${section('What was answered', order.answer)}
  </li> `;
}

/** @param {import('./read-mail.mjs').ReceivedMail} mail */
const mailEntry = ({ to, subject, text }) =>
  html`<li class="host-card" data-kind="mails">
    <h3>${subject}</h3>
    <p>to ${to}</p>
    <details>
      <summary>What it says</summary>
      <pre>${text}</pre>
    </details>
  </li> `;

/** @param {ReceivedRequest['answer']} answer */
const outcome = (answer) => (typeof answer === 'object' ? `answered with ${answer.status}` : 'not answered');

/** @param {ReceivedRequest} request */
export function requestEntry({ action, page, at, idempotencyKey, answer, json, fields, ...sent }) {
  // Parsed fields are shown once, parsed.
  const plain = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in json)));
  return html`<li class="host-card" data-kind="requests">
    <h3>${action || 'No action'}</h3>
    <p>${at} · <code>${page}</code> · ${idempotencyKey ? html`key <code>${idempotencyKey}</code>` : 'no key'} · ${outcome(answer)}</p>
    ${section('What was sent', { ...plain, ...json, ...sent })} ${typeof answer === 'object' && section('What was answered', answer.body)}
  </li> `;
}

/**
 * @param {string} id
 * @param {string} title
 * @param {unknown[]} entries
 */
function list(id, title, entries) {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}: ${entries.length}</h2>
    ${
      entries.length
        ? html`<ol class="host-cards is-list">
            ${entries}
          </ol>`
        : html`<p>None yet.</p>`
    }
  </section> `;
}

/**
 * The `/received` page, newest first.
 *
 * @param {import('./received-all.mjs').ReceivedAll} received
 * @param {Fixtures} fixtures
 */
export function receivedPage({ orders, requests, mails = [], ...payments }, fixtures) {
  return wholePage({
    title: 'Received',
    intro: 'What the forms sent to this host, the newest first.',
    head: listStyles,
    main: html`<p class="host-actions">
        ${searchInput}<button type="button" id="empty">Empty</button><a href="/received?format=json">As JSON</a>
      </p>
      ${searchResults} ${receivedPayments(payments)} ${mails.length > 0 && list('mails', 'Mails', mails.map(mailEntry).reverse())}
      ${list('orders', 'Orders', orders.map((order) => orderEntry(order, fixtures)).reverse())}
      ${list('requests', 'Requests', requests.map(requestEntry).reverse())}
      <script>
        document.getElementById('empty').addEventListener('click', async () => {
          await fetch('/received', { method: 'DELETE' });
          location.reload();
        });
      </script>`,
  });
}
