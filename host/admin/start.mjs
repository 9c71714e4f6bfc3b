import { html } from 'hono/html';
import { catalogueOf } from '../catalogue/catalogue.mjs';
import { isOnSale } from '../catalogue/lines.mjs';
import { counted } from './controls.mjs';
import { show } from './frame.mjs';
import { undeliveredBox } from './undelivered.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./frame.mjs').AdminContext} AdminContext */
/** Something that the owner does before selling. @typedef {{ isDone: boolean, title: string, words: string, link: string, action: string }} Task */

/** @param {Shop} shop @returns {Promise<Task>} */
async function prices(shop) {
  const { lines } = await catalogueOf(shop);
  const onSale = [...lines.values()].filter((line) => isOnSale(lines, line)).length;
  return {
    isDone: onSale > 0,
    title: 'Set your prices',
    words:
      onSale > 0
        ? `${counted(onSale, 'line is', 'lines are')} on sale.`
        : 'Nothing is on sale yet: the fees of the states are here, and your prices are missing. Begin with the formation of an LLC and a registered agent.',
    link: '/admin/products',
    action: 'Go to the prices',
  };
}

/** @param {Shop} shop @returns {Promise<Task>} */
async function payment({ settings }) {
  const byInvoice = settings.payment.ways.includes('invoice') && settings.payment.instructions.trim() === '';
  return {
    isDone: !byInvoice,
    title: 'Say how you are paid',
    words: byInvoice
      ? 'Customers order by invoice. Write how they pay you, such as your bank account: it stands in their mail and on the page of their order.'
      : 'Your customers read how they pay.',
    link: '/admin/settings#payment',
    action: 'Go to the payment',
  };
}

/** @param {Shop} shop @returns {Promise<Task>} */
async function mail({ settings }) {
  const isSent = settings.mail.smtp !== '';
  const isTold = settings.ownerEmail !== '';
  const words = [
    !isSent && 'Mails are written into the folder “outbox” and reach nobody: set SMTP_URL to your mail server.',
    !isTold && 'Enter your email address, so that you are told of new orders.',
  ].filter(Boolean);
  return {
    isDone: isSent && isTold,
    title: 'Let mails go out',
    words: words.join(' ') || 'Customers and you get mails about orders.',
    link: '/admin/settings#mail',
    action: 'Go to the mails',
  };
}

/** @param {Shop} shop @returns {Promise<Task>} */
async function testOrder(shop) {
  const page = shop.pages.list()[0];
  const order = await shop.db.selectFrom('orders').select('id').where('status', '!=', '').limit(1).executeTakeFirst();
  return {
    isDone: order !== undefined,
    title: 'Place a test order',
    words: order
      ? 'An order has come in.'
      : 'Order as a customer would, with an email address of yours. It goes through everything: the page, the mails and your list of orders. Then move it to the Trash.',
    link: page?.path ?? '/',
    action: 'Open the order form',
  };
}

/** @param {Task} task @param {number} index */
const item = ({ isDone, title, words, link, action }, index) => html`<li class="task ${isDone ? 'done' : ''}">
<span class="mark" aria-hidden="true">${isDone ? '✓' : index + 1}</span>
<div><h3>${title}${isDone && html` <span class="hidden">(done)</span>`}</h3><p class="quiet">${words}</p></div>
<a class="button" href="${link}">${action}</a></li>`;

/**
 * `GET /admin`: what is left to do before the shop sells, and what is new.
 *
 * @param {Shop} shop
 * @returns {(context: AdminContext) => Promise<Response>}
 */
export const showStart = (shop) => async (context) => {
  const tasks = await Promise.all([prices, payment, mail, testOrder].map((make) => make(shop)));
  const left = tasks.filter(({ isDone }) => !isDone).length;
  const pages = shop.pages.list();
  const body = html`<section class="box"><h2>${left > 0 ? `${counted(left, 'thing is', 'things are')} left before you sell` : 'Your shop is ready'}</h2>
<ol class="tasks">${tasks.map(item)}</ol>
<p class="hint">Let a lawyer or an accountant look at your fees, taxes and terms before you take real orders.</p></section>
${await undeliveredBox(shop, context)}
${
  pages.length > 0 &&
  html`<section class="box"><h2>Your pages</h2><ul class="stack">${pages.map(({ path, title }) => html`<li><a href="${path}">${title}</a> <span class="quiet">${path}</span></li>`)}</ul></section>`
}`;
  return show(shop, context, { title: 'Start', at: '/admin', body });
};
