import { html } from 'hono/html';
import { layout, respond } from '../html/layout.mjs';
import { notices } from './controls.mjs';
import { takeSaid } from './sessions.mjs';
import { shopWarnings } from './warnings.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../html/layout.mjs').Markup} Markup */
/** @typedef {import('hono').Context<AdminEnv>} AdminContext */
/** What `requireStaff` leaves for a screen, and for what a screen has posted. @typedef {{ Variables: { session: import('./sessions.mjs').Session, form: import('./form.mjs').Form } }} AdminEnv */

/** The items of the menu: where they lead, and what they are called. */
const menu = /** @type {const} */ ([
  ['/admin', 'Start'],
  ['/admin/orders', 'Orders'],
  ['/admin/messages', 'Messages'],
  ['/admin/products', 'Products'],
  ['/admin/coupons', 'Coupons'],
  ['/admin/mails', 'Mails'],
  ['/admin/settings', 'Settings'],
]);

/** @typedef {typeof menu[number][0]} MenuPath */

/** The hidden field that says that a form is of this session. @param {import('./sessions.mjs').Session} session */
export const csrfField = ({ csrf }) => html`<input type="hidden" name="csrf" value="${csrf}">`;

/** What nobody has opened yet. @param {Shop} shop @param {boolean} isMessage */
async function countUnseen({ db }, isMessage) {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('seenAt', '=', 0)
    .where('trashedAt', '=', 0)
    .where('status', isMessage ? '=' : '!=', '')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @param {number} count */
const badge = (count) => count > 0 && html` <span class="badge">${count}<span class="hidden"> new</span></span>`;

/**
 * A screen of the admin within its frame, with what the last post has to say.
 *
 * @param {Shop} shop
 * @param {AdminContext} context
 * @param {object} screen
 * @param {string} screen.title
 * @param {MenuPath} screen.at   the item of the menu that it belongs to
 * @param {Markup} screen.body
 * @param {Markup | ''} [screen.beside]  beside the title
 * @param {import('hono/utils/http-status').ContentfulStatusCode} [screen.status]
 * @param {import('./sessions.mjs').Said} [screen.said]
 */
export async function show(shop, context, { title, at, body, beside = '', status = 200, said }) {
  const session = context.get('session');
  const told = said ?? (await takeSaid(shop, session));
  const unseen = { '/admin/orders': await countUnseen(shop, false), '/admin/messages': await countUnseen(shop, true) };
  const { shopName } = shop.settings;
  const frame = html`<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<p class="shop">${shopName}</p>
<nav aria-label="Admin">
<ul>
${menu.map(
  ([path, words]) =>
    html`<li><a href="${path}" ${path === at ? html`aria-current="page"` : ''}>${words}${badge(unseen[/** @type {'/admin/orders'} */ (path)] ?? 0)}</a></li>`,
)}
</ul>
</nav>
<form method="post" action="/admin/logout">${csrfField(session)}<button class="link">Log out</button></form>
</header>
<main id="content" tabindex="-1">
<div class="row spread"><h1>${title}</h1>${beside}</div>
${notices(told)}
${await shopWarnings(shop)}
${body}
</main>`;
  return respond(context, layout({ title, shopName, body: frame, area: 'admin' }), { status });
}
