import { html } from 'hono/html';
import { outstandingParts } from '../co-owners/parts.mjs';
import { documentsOf } from '../orders/documents.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { canPayNow } from '../payment/pay-now.mjs';
import { customerWords, doneWords } from '../words/customer-words.mjs';
import { orderFacts } from '../words/order-facts.mjs';
import { pastSteps, stepsToCome } from './timeline.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../words/order-facts.mjs').OrderFacts} OrderFacts */
/** What is said of an order. @typedef {ReturnType<typeof customerWords>} Said */

/** A size in words. @param {number} bytes @param {string} locale */
const sizeIn = (bytes, locale) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(locale)} kB`
    : `${(bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;

/**
 * How what is due is paid.
 *
 * @param {OrderFacts} facts
 * @param {Said} said
 * @param {{ here: string, canPay: boolean }} how
 */
function howToPay({ state }, { t, instructions }, { here, canPay }) {
  if ((state !== 'due' && state !== 'unconfirmed') || (instructions === '' && !canPay)) return '';
  return html`<section class="box">
    <h2>${t('How to pay')}</h2>
    ${instructions === '' ? '' : html`<p class="lines">${instructions}</p>`}
    ${canPay ? html`<form method="post" action="${here}/pay"><button type="submit" class="main">${t('Pay now')}</button></form>` : ''}
  </section>`;
}

/** @param {Shop} shop @param {Order} order @param {Said} said @param {string} here */
async function filesOf(shop, order, { t, date, locale }, here) {
  const documents = await documentsOf(shop.db, order);
  if (documents.length === 0) return '';
  const items = documents.map(
    ({ id, name, size, addedAt }) =>
      html`<li><a href="${here}/files/${id}" download>${name}</a> <span class="quiet">${sizeIn(size, locale)}, ${date(addedAt)}</span></li>`,
  );
  return html`<section class="box">
    <h2>${t('Your files')}</h2>
    <ul class="stack">
      ${items}
    </ul>
  </section>`;
}

/** Whose part of the order is still to come (PLUS-06). @param {Shop} shop @param {Order} order @param {Said} said */
async function partsOf(shop, order, { t, date }) {
  const parts = await outstandingParts(shop.db, order);
  if (parts.length === 0) return '';
  const items = parts.map(({ email, endsAt }) => {
    const day = date(endsAt);
    return html`<li>${email} <span class="quiet">${endsAt > shop.now() ? t('The link works until {day}.', { day }) : t('The link expired on {day}. Please write to us.', { day })}</span></li>`;
  });
  return html`<section class="box">
    <h2>${t('Details still to come')}</h2>
    <ul class="stack">
      ${items}
    </ul>
  </section>`;
}

/** @param {OrderFacts} facts @param {Said} said */
function timeline(facts, { t, date }) {
  const past = pastSteps(facts, t).map(
    ({ at, words }) =>
      html`<li class="done"><strong>${words}</strong> <time datetime="${new Date(at).toISOString()}">${date(at)}</time></li>`,
  );
  const toCome = stepsToCome(facts, t).map(
    (step, index) => html`<li><strong>${step}</strong> <span class="quiet">${index === 0 ? t('Next') : t('Later')}</span></li>`,
  );
  return html`<section class="box">
    <h2>${t('Where your order stands')}</h2>
    <ol class="timeline">
      ${past}${toCome}
    </ol>
  </section>`;
}

/** @param {{ name: string, note: string, amount: string }} line */
const amountLine = ({ name, note, amount }) =>
  html`<div><dt>${name}${note === '' ? '' : html` <small>${note}</small>`}</dt><dd>${amount}</dd></div>`;

/** @param {string} label @param {string} value */
const fact = (label, value) => (value === '' ? '' : html`<div><dt>${label}</dt><dd>${value}</dd></div>`);

/** @param {Order} order @param {Said} said */
function summary(order, { t, date, total, ledger, afterTotal }) {
  const receipt = html`<dl class="receipt">
    ${ledger.map(amountLine)}
    <div class="total"><dt>${t('Total')}</dt><dd>${total}</dd></div>
  </dl>`;
  return html`<section class="box">
    <h2>${t('Your order')}</h2>
    <dl class="facts">
      ${fact(t('Order number'), orderNumber(order))}${fact(t('Ordered on'), date(order.createdAt))}
      ${fact(t('Company'), order.company)}${fact(t('Name'), order.customer)}
    </dl>
    ${ledger.length === 0 ? '' : receipt}
    ${afterTotal.length === 0 ? '' : html`<dl class="receipt">${afterTotal.map(amountLine)}</dl>`}
  </section>`;
}

/**
 * An order as its customer sees it: where it stands, how it is paid, its files and its amounts (SHOP-11).
 *
 * @param {Shop} shop
 * @param {Order} order
 * @param {{ here: string, notice?: string }} page  `here`: its path, without a slash at its end; `notice`: an English sentence
 */
export async function orderPage(shop, order, { here, notice = '' }) {
  const facts = await orderFacts(shop, shop.db, order);
  const said = customerWords(shop, facts);
  const { t, locale, payment } = said;
  const canPay = canPayNow(shop, order);
  const content = html`
    ${notice === '' ? '' : html`<p class="notice fault" role="alert">${t(notice)}</p>`}
    <div class="stack"><p class="standing">${t(doneWords[order.status] ?? '')}</p>${payment === '' ? '' : html`<p>${payment}</p>`}</div>
    ${howToPay(facts, said, { here, canPay })}${await partsOf(shop, order, said)}${await filesOf(shop, order, said, here)} ${timeline(facts, said)}${summary(order, said)}
  `;
  return { title: `${t('Your order')} ${orderNumber(order)}`, locale, content, leadsAway: canPay };
}
