import { html } from './html.mjs';
import { dollars } from './ledger.mjs';

/** @typedef {import('./payment-report.mjs').PaidOrder} PaidOrder */
/** @typedef {import('./payment-report.mjs').ReportedPayment} ReportedPayment */
/** @typedef {import('./provider/stripe/outbox.mjs').Delivery} Delivery */

/** @param {ReportedPayment} payment */
const paymentEntry = ({ way, cents, state, refunded }) =>
  html`<li>${way}, ${dollars(cents)}: ${state}${refunded > 0 && `; ${dollars(refunded)} given back`}</li>`;

/** @param {PaidOrder} order */
const orderEntry = ({ number, status, address, admin, payments }) =>
  html`<li class="host-card" data-kind="payments">
    <h3><a href="${address}">Order ${number}</a>: ${status.replaceAll('_', ' ')}</h3>
    ${
      payments.length > 0
        ? html`<ul>
            ${payments.map(paymentEntry)}
          </ul>`
        : html`<p>No payment was begun yet.</p>`
    }
    <p><a href="${admin}">Order ${number} in the admin</a>, where the owner gives money back.</p>
  </li> `;

/**
 * What was paid at providers, and what Stripe's webhooks told.
 *
 * @param {{ payments?: PaidOrder[], deliveries?: Delivery[] }} report
 */
export function receivedPayments({ payments = [], deliveries = [] }) {
  if (payments.length === 0) return '';
  return html`<section aria-labelledby="payments">
    <h2 id="payments">Payments: ${payments.length}</h2>
    <ol class="host-cards is-list">
      ${payments.map(orderEntry).reverse()}
    </ol>
    <details>
      <summary>What Stripe’s webhooks told: ${deliveries.length}</summary>
      <ol>
        ${deliveries.map(
          ({ type, attempt, status }) =>
            html`<li><code>${type}</code>, try ${attempt}: ${status === 0 ? 'not answered' : `answered with ${status}`}</li> `,
        )}
      </ol>
    </details>
  </section>`;
}
