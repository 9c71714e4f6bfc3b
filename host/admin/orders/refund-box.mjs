import { html } from 'hono/html';
import { paymentsOf } from '../../payment/payment-rows.mjs';
import { refundSender, refundState } from '../../refunds/refund-words.mjs';
import { askRefund, newRefundKey, refundableOf, refundByHand, resolveRefund, takeBackRefund } from '../../refunds/refunds.mjs';
import { dollars, mayNoteByHand } from '../../refunds/refundable.mjs';
import { typedCents } from '../../refunds/typed-amount.mjs';
import { orderForm } from './order-form.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../../events.mjs').Order} Order */
/** @typedef {import('../../refunds/refundable.mjs').Refundable} Refundable */
/** @typedef {import('../../refunds/refund-rows.mjs').Refund} Refund */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */

/** @param {AdminContext} context @param {Order} order @param {Refund} refund @param {string} what @param {string} words */
const refundButton = (context, order, refund, what, words) =>
  orderForm(context, order, what, html`<input type="hidden" name="refund" value="${refund.id}"><button>${words}</button>`, 'row');

/** What is done with a refund that is there. @param {AdminContext} context @param {Order} order @param {Refund} refund @param {boolean} isLast */
function refundButtons(context, order, refund, isLast) {
  if (refund.state === 'asked' && refund.nextTry === 0 && refund.tries > 0) {
    return html`${refundButton(context, order, refund, 'refund-made', 'It was made')}${refundButton(context, order, refund, 'refund-not-made', 'It was not made')}`;
  }
  if (refund.state === 'asked') return refundButton(context, order, refund, 'refund-again', 'Ask again now');
  return isLast ? refundButton(context, order, refund, 'refund-back', 'Take it back') : '';
}

/** @param {AdminContext} context @param {Order} order @param {Refundable} of @param {string} key @param {string} sender */
const refundForm = (context, order, of, key, sender) => html`<details><summary>Refund…</summary>
${orderForm(
  context,
  order,
  'refund',
  html`<input type="hidden" name="key" value="${key}"><p>${sender} You can refund ${dollars(of.left)} at most.</p>
<p class="quiet">Write amounts by line, or one amount that belongs to no line, or tick everything.</p>
${[...of.rows].map(([index, { name, kind, left }]) => html`<label>${name}, ${kind} (${dollars(left)} left) <input name="row-${index}" inputmode="decimal" size="10"></label>`)}
<label>One amount <input name="sum" inputmode="decimal" size="10"></label>
<label><input type="checkbox" name="all" value="1"> Everything that is left: ${dollars(of.left)}</label>
${
  mayNoteByHand(of) &&
  html`<label><input type="checkbox" name="by-hand" value="1"> I gave it back in another way, such as a bank transfer: this shop sends no money, and only notes it</label>`
}
<label>Why <textarea name="note" rows="2" maxlength="500"></textarea></label>
<label><input type="checkbox" name="told" value="1"> The customer reads why</label>
<button class="danger">Refund</button>`,
)}</details>`;

/**
 * The refunds of an order, and a form for another one (PAY-07).
 *
 * @param {Shop} shop
 * @param {AdminContext} context
 * @param {Order} order
 */
export async function refundBox(shop, context, order) {
  const of = await refundableOf(shop, shop.db, order);
  if (of.paid === 0 && of.refunds.length === 0) return '';
  const payments = await paymentsOf(shop.db, order);
  const last = refundByHand(of.refunds);
  const key = await newRefundKey(shop.db, order);
  const form = of.left > 0 && order.trashedAt === 0 ? refundForm(context, order, of, key, refundSender(shop, order, of.payments[0])) : '';
  return html`<section class="box stack"><h2>Refunds</h2>
${
  of.refunds.length > 0 &&
  html`<ul class="plain">${of.refunds.map(
    (refund) =>
      html`<li><strong>${dollars(refund.cents)}</strong> ${refundState(shop, refund, payments)}${refund.reason && html` <span class="quiet">${refund.reason}</span>`} ${refundButtons(context, order, refund, last?.id === refund.id)}</li>`,
  )}</ul>`
}
${form}</section>`;
}

/**
 * Reads the form of a refund.
 *
 * @param {{ text: (name: string) => string }} form
 * @param {readonly number[]} indexes  of the rows of the ledger
 * @returns {{ rows?: Record<number, number>, cents?: number } | { fault: string }}
 */
function readAmounts(form, indexes) {
  const typed = indexes.map((index) => /** @type {const} */ ([index, form.text(`row-${index}`)]));
  const read = [...typed.map(([, text]) => text), form.text('sum')].find((text) => typedCents(text) === undefined);
  if (read !== undefined) return { fault: `“${read}” is no amount. Write it like 12.34.` };
  const rows = Object.fromEntries(typed.map(([index, text]) => [index, typedCents(text) ?? 0]).filter(([, cents]) => cents !== 0));
  const sum = typedCents(form.text('sum')) ?? 0;
  const ways = [form.text('all') !== '', Object.keys(rows).length > 0, sum > 0].filter(Boolean).length;
  if (ways > 1) return { fault: 'Choose one: everything, amounts by line, or an amount that belongs to no line. Clear the others.' };
  if (ways === 0) return { fault: 'Enter what you give back.' };
  return sum > 0 ? { cents: sum } : Object.keys(rows).length > 0 ? { rows } : {};
}

/** What else is done with a refund, by its name. @type {Readonly<Record<string, 'again' | 'made' | 'not_made'>>} */
const resolutions = { 'refund-again': 'again', 'refund-made': 'made', 'refund-not-made': 'not_made' };

/**
 * Does what is asked about the refunds of an order. Outside of a transaction: it asks the provider.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @param {string} what  `refund`, `refund-again`, `refund-made`, `refund-not-made`, `refund-back`
 * @param {{ text: (name: string) => string }} form
 * @param {string} who
 * @returns {Promise<{ done?: string, fault?: string }>}
 */
export async function changeRefunds(shop, order, what, form, who) {
  const id = Number(form.text('refund')) || 0;
  const ask = async () => {
    const { rows } = await refundableOf(shop, shop.db, order);
    const amounts = readAmounts(form, [...rows.keys()]);
    if ('fault' in amounts) return { error: amounts.fault };
    return askRefund(shop, order, {
      ...amounts,
      reason: form.text('note'),
      isTold: form.text('told') !== '',
      isByHand: form.text('by-hand') !== '',
      key: form.text('key'),
      who,
    });
  };
  const resolution = resolutions[what];
  const answer =
    what === 'refund'
      ? await ask()
      : resolution
        ? await resolveRefund(shop, order, id, resolution)
        : await takeBackRefund(shop, order, { id, who });
  if ('error' in answer) return { fault: answer.error };
  const words = `${dollars(answer.refund.cents)}: ${refundState(shop, answer.refund, await paymentsOf(shop.db, order))}`;
  return answer.refund.state === 'failed' ? { fault: words } : { done: words };
}
