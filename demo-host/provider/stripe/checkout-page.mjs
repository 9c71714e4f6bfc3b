import express from 'express';
import { html } from '../../html.mjs';
import { testCards } from './cards.mjs';
import { StripeFault } from './errors.mjs';
import { makeBankMethod, makeCardMethod } from './methods.mjs';
import { dollars, providerPage } from './page.mjs';
import { authenticateSession, keepTime, linesOf, paySession } from './sessions.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */

/** @param {StripeObject} session */
const successUrl = ({ success_url, id }) => success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** @param {StripeObject} session */
function lineTable(session) {
  const discount = session.total_details.amount_discount;
  const rows = linesOf(session).map(
    ({ description, quantity, amount_subtotal }) =>
      html`<tr><th scope="row">${description}${quantity > 1 && ` × ${quantity}`}</th><td>${dollars(amount_subtotal)}</td></tr>`,
  );
  return html`<table aria-label="What you pay for">
<tbody>${rows}
${discount > 0 && html`<tr><th scope="row">Discount</th><td>${dollars(-discount)}</td></tr>`}
<tr class="total"><th scope="row">Total due</th><td>${dollars(session.amount_total)}</td></tr></tbody>
</table>`;
}

const cardChoices = testCards.map(
  ({ number, says, brand }, i) =>
    html`<label><input type="radio" name="card" value="${number}"${i === 0 && html` checked`}> ${brand} …${number.slice(-4)}: ${says}</label>`,
);

/** @param {StripeObject} session @param {string} [error] */
function payPage(session, error) {
  const due = session.amount_total > 0;
  const action = `/c/pay/${session.id}`;
  return providerPage(
    `Pay ${dollars(session.amount_total)}`,
    html`${error && html`<p role="alert">${error}</p>`}
${lineTable(session)}
${session.customer_email && html`<p>Receipt to: ${session.customer_email}</p>`}
<form method="post" action="${action}">
${due && html`<fieldset><legend>Test card</legend>${cardChoices}<label><input type="radio" name="card" value="bank"> Bank account: the money comes days later</label></fieldset>`}
<p class="acts"><button name="act" value="pay">Pay</button>
${due && html`<button name="act" value="decline" class="plain">Pay with a card that is declined</button>`}
${session.cancel_url && html`<a href="${session.cancel_url}">Cancel and go back</a>`}</p>
</form>`,
  );
}

/** @param {StripeObject} session */
const securePage = (session) =>
  providerPage(
    '3-D Secure',
    html`<p>Your bank asks whether you are paying ${dollars(session.amount_total)}.</p>
<form method="post" action="/c/pay/${session.id}/3ds">
<p class="acts"><button name="act" value="complete">Complete</button> <button name="act" value="fail" class="plain">Fail</button></p>
</form>`,
  );

/** @param {StripeObject} session */
function closedPage(session) {
  const paid = session.status === 'complete';
  return providerPage(
    paid ? "You're all done here" : 'This page has expired',
    html`<p>${paid ? 'You have already completed this payment.' : 'This payment page has expired, and you have not been charged.'}</p>
<p class="acts">${paid ? html`<a href="${successUrl(session)}">Go to your order</a>` : session.cancel_url && html`<a href="${session.cancel_url}">Go back</a>`}</p>`,
  );
}

/** @param {StripeObject} account @param {string} act @param {string} card */
function methodFor(account, act, card) {
  if (card === 'bank' && act === 'pay') return makeBankMethod(/** @type {any} */ (account));
  const number = act === 'decline' ? '4000000000000002' : card;
  return makeCardMethod(/** @type {any} */ (account), { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' });
}

/**
 * The page of a Checkout Session, hosted by the fake: lines, total, test cards, 3-D Secure. It works without scripts.
 *
 * @param {import('./bank.mjs').Bank} bank
 */
export function createCheckoutPage(bank) {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: '16kb' }));
  router.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'DENY' });
    next();
  });

  /** @param {express.Response} res @param {StripeObject | null} intent @param {StripeObject} session */
  function goOn(res, intent, session) {
    if (session.status === 'complete') res.redirect(303, successUrl(session));
    else if (intent?.status === 'requires_action') res.redirect(303, `/c/pay/${session.id}/3ds`);
    else res.status(402).send(payPage(session, intent?.last_payment_error?.message ?? 'The payment did not go through.'));
  }

  router.use('/:id', async (req, res, next) => {
    const session = bank.account.find('session', req.params.id);
    if (!session) {
      res.status(404).send(providerPage('Something went wrong', html`<p>The page you were looking for could not be found.</p>`));
      return;
    }
    await keepTime(bank, session);
    res.locals.session = session;
    if (session.status === 'open') next();
    else if (req.method === 'POST' && session.status === 'complete') res.redirect(303, successUrl(session));
    else res.send(closedPage(session));
  });
  router.get('/:id', (_req, res) => void res.send(payPage(res.locals.session)));
  router.get('/:id/3ds', (_req, res) => void res.send(securePage(res.locals.session)));
  router.post('/:id', async (req, res) => {
    const { session } = res.locals;
    const { act = 'pay', card = '4242424242424242' } = req.body ?? {};
    try {
      goOn(res, await paySession(bank, session, methodFor(bank.account, String(act), String(card))), session);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      res.status(error.status).send(payPage(session, error.message));
    }
  });
  router.post('/:id/3ds', async (req, res) => {
    const { session } = res.locals;
    goOn(res, await authenticateSession(bank, session, req.body?.act === 'complete'), session);
  });
  return router;
}
