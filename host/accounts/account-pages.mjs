import { html } from 'hono/html';
import { dollars } from '../orders/order-words.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { statusName } from '../order-status/order-status.mjs';
import { statusUrl } from '../status-page/status-link.mjs';
import { dateIn, translator } from '../words/translate.mjs';
import { minPassword } from './new-password.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/translate.mjs').Locale} Locale */
/** What a page says of the form that was sent, in English. @typedef {{ fault?: string, done?: string }} Said */

/** @param {Said} said @param {Locale} locale */
function notice({ fault, done }, locale) {
  const t = translator(locale);
  if (fault) return html`<p class="notice fault" role="alert">${t(fault, { length: minPassword })}</p>`;
  return done ? html`<p class="notice done" role="status">${t(done)}</p>` : '';
}

/** @param {string} base @param {Locale} locale @param {Said} said */
export function logInPage(base, locale, said) {
  const t = translator(locale);
  return {
    title: t('Log in'),
    locale,
    isNarrow: true,
    content: html`${notice(said, locale)}
      <form method="post" action="${base}/account/login" class="box">
        <div class="field">
          <label for="email">${t('Email')}</label>
          <input id="email" name="email" type="email" autocomplete="username" required>
        </div>
        <div class="field">
          <label for="password">${t('Password')}</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required>
        </div>
        <div><button type="submit" class="main">${t('Log in')}</button></div>
      </form>
      <p><a href="${base}/account/password">${t('Forgot your password?')}</a></p>`,
  };
}

/** @param {string} base @param {Locale} locale @param {Said} said */
export function askPasswordPage(base, locale, said) {
  const t = translator(locale);
  const form = html`<form method="post" action="${base}/account/password" class="box">
    <div class="field">
      <label for="email">${t('Email')}</label>
      <input id="email" name="email" type="email" autocomplete="username" required>
    </div>
    <div><button type="submit" class="main">${t('Send me a link')}</button></div>
  </form>`;
  return { title: t('New password'), locale, isNarrow: true, content: html`${notice(said, locale)} ${said.done ? '' : form}` };
}

/** @param {string} here  the path of the link @param {Locale} locale @param {Said & { email: string }} said */
export function newPasswordPage(here, locale, { email, ...said }) {
  const t = translator(locale);
  return {
    title: t('New password'),
    locale,
    isNarrow: true,
    content: html`${notice(said, locale)}
      <form method="post" action="${here}" class="box">
        <input type="email" name="email" value="${email}" autocomplete="username" hidden>
        <div class="field">
          <label for="password">${t('New password')}</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            minlength="${minPassword}"
            required
            aria-describedby="hint"
          >
          <p class="hint" id="hint">${t('Use at least {length} characters.', { length: minPassword })}</p>
        </div>
        <div><button type="submit" class="main">${t('Save password')}</button></div>
      </form>`,
  };
}

/** Orders that are shown at most. */
const most = 100;

/**
 * The orders of an account, the newest first; one more than are shown.
 *
 * @param {Shop} shop
 * @param {{ id: number }} account
 */
const ordersOf = ({ db }, { id }) =>
  db
    .selectFrom('orders')
    .select(['id', 'orderKey', 'status', 'total', 'refunded', 'createdAt'])
    .where('accountId', '=', id)
    .where('status', '!=', '')
    .where('trashedAt', '=', 0)
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();

/**
 * The orders of a customer who is logged in, and nobody else's (SHOP-12).
 *
 * @param {Shop} shop
 * @param {string} base
 * @param {Locale} locale
 * @param {import('./accounts.mjs').Account} account
 */
export async function myOrdersPage(shop, base, locale, account) {
  const t = translator(locale);
  const orders = await ordersOf(shop, account);
  const rows = orders.slice(0, most).map((order) => {
    const status = [t(statusName(order.status)), order.refunded > 0 && order.status !== 'refunded' ? t('partly refunded') : ''];
    return html`<tr>
      <th scope="row"><a href="${statusUrl(shop, order)}">${orderNumber(order)}</a></th>
      <td>${dateIn(order.createdAt, locale)}</td>
      <td>${status.filter(Boolean).join(', ')}</td>
      <td class="right">${order.total === null ? '' : dollars(order.total)}</td>
    </tr>`;
  });
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${t('Your orders')}"><table>
    <thead>
      <tr>
        <th scope="col">${t('Order')}</th>
        <th scope="col">${t('Ordered on')}</th>
        <th scope="col">${t('Status')}</th>
        <th scope="col" class="right">${t('Total')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table></div>`;
  const none = t(
    'No order belongs to your account yet. An order that you placed without logging in opens by the link in the email about it.',
  );
  return {
    title: t('Your orders'),
    locale,
    content: html`<p class="quiet">${account.email}</p>
      ${rows.length === 0 ? html`<p>${none}</p>` : table}
      ${orders.length > most ? html`<p>${t('These are your latest orders. Write to us about an older one.')}</p>` : ''}
      <div class="row">
        <a class="button" href="${base}/account/password">${t('Change your password')}</a>
        <form method="post" action="${base}/account/logout"><button type="submit">${t('Log out')}</button></form>
      </div>`,
  };
}
