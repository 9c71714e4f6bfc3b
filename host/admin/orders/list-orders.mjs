import { html } from 'hono/html';
import { statusName, statusNames } from '../../order-status/order-status.mjs';
import { countByStatus, countOrders, findNewerOrders, findOrders, valuesIn } from '../../orders/find-orders.mjs';
import { dollars, formTitle, kindOf } from '../../orders/order-words.mjs';
import { orderNumber } from '../../orders/orders.mjs';
import { findWay } from '../../payment/ways.mjs';
import { countSavedOrders } from '../../saved-orders/saved-orders.mjs';
import { address, counted, moment, select, textField } from '../controls.mjs';
import { csrfField, show } from '../frame.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** @typedef {import('../../orders/find-orders.mjs').ShortOrder} ShortOrder */
/** Which orders are shown, as it stands in an address. @typedef {{ status: string, form: string, way: string, from: string, to: string, s: string }} Query */

const perPage = 50;
const day = 86_400_000;

/** @param {(name: string) => string | undefined} read @returns {Query} */
export const readQuery = (read) =>
  /** @type {Query} */ (
    Object.fromEntries(
      ['status', 'form', 'way', 'from', 'to', 's'].map((name) => [name, (read(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)]),
    )
  );

/** @param {string} text  `YYYY-MM-DD` */
const timeOf = (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? Date.parse(text) : undefined);

/** What is searched for. @param {Query} query @param {boolean} areMessages @returns {import('../../orders/find-orders.mjs').OrderFilters} */
export function filtersOf({ status, form, way, from, to, s }, areMessages) {
  const last = timeOf(to);
  const all = areMessages ? 'messages' : 'orders';
  return { status: status || all, form, way, from: timeOf(from), to: last === undefined ? undefined : last + day, words: s };
}

/** The name of a way to pay. @param {Shop} shop @param {string} id */
export const wayName = (shop, id) => findWay(shop, id)?.name ?? id;

/** The statuses with how many orders each has, as links. @param {Shop} shop @param {Query} query */
async function views({ db }, query) {
  const counts = await countByStatus(db);
  const fresh = await countOrders(db, { status: 'new' });
  const orders = Object.keys(statusNames).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const all = /** @type {[string, string, number][]} */ ([
    ['', 'All', orders],
    ['new', 'New', fresh],
    ...Object.entries(statusNames).map(([status, name]) => [status, name, counts[status] ?? 0]),
    ['trash', 'Trash', counts.trash ?? 0],
  ]);
  return html`<nav aria-label="Orders by status" class="tabs"><ul>
${all
  .filter(([status, , count]) => status === '' || count > 0 || status === query.status)
  .map(
    ([status, name, count]) =>
      html`<li><a href="${address('/admin/orders', { status })}" ${status === query.status ? html`aria-current="page"` : ''}>${name} <span class="count">${count}</span></a></li>`,
  )}
</ul></nav>`;
}

/** @param {Shop} shop @param {Query} query @param {string} path @param {boolean} areMessages */
async function filterBox(shop, query, path, areMessages) {
  const forms = await valuesIn(shop.db, 'formType');
  const ways = await valuesIn(shop.db, 'paymentWay');
  return html`<form method="get" action="${path}" role="search" class="row filters">
<input type="hidden" name="status" value="${query.status}">
${textField({ name: 's', label: 'Search', value: query.s, type: 'search', more: html`placeholder="Name, email, number, answer"` })}
${select({ name: 'form', label: 'Form', options: [['', 'All forms'], ...forms.map((form) => /** @type {[string, string]} */ ([form, formTitle(form)]))], value: query.form })}
${
  !areMessages &&
  select({
    name: 'way',
    label: 'Way to pay',
    options: [['', 'All ways'], ...ways.map((id) => /** @type {[string, string]} */ ([id, wayName(shop, id)]))],
    value: query.way,
  })
}
${textField({ name: 'from', label: 'From', value: query.from, type: 'date' })}
${textField({ name: 'to', label: 'To', value: query.to, type: 'date' })}
<button>Filter</button>
<a class="button" href="${address(`${path}/export`, query)}">Export as CSV</a>
</form>`;
}

/** @param {ShortOrder} order @param {boolean} areMessages */
const row = (order, areMessages) => html`<tr class="${order.seenAt ? '' : 'unseen'}">
<td class="pick"><input type="checkbox" name="orders" value="${order.id}" aria-label="Select ${orderNumber(order)}"></td>
<th scope="row"><a href="/admin/orders/${order.id}">${orderNumber(order)}</a>${!order.seenAt && html` <span class="badge">New</span>`}</th>
<td data-label="Name"><span class="name">${order.customer || '–'}</span><span class="quiet">${order.email}</span></td>
<td data-label="Company">${order.company || html`<span class="quiet">–</span>`}</td>
<td data-label="Form">${areMessages ? kindOf(order) : formTitle(order.formType)}</td>
${
  !areMessages &&
  html`<td data-label="Status"><span class="status ${order.status}">${statusName(order.status)}</span>${order.refunded > 0 && order.status !== 'refunded' && html`<span class="quiet"> partly refunded</span>`}</td>
<td data-label="Total" class="right">${order.total === null ? '–' : dollars(order.total)}</td>`
}
<td data-label="Received" class="nowrap">${moment(order.createdAt)}</td></tr>`;

/** What can be done with several at once. @param {boolean} isTrash @param {boolean} areMessages */
function bulk(isTrash, areMessages) {
  const trashed = /** @type {[string, string][]} */ ([
    ['restore', 'Restore'],
    ['delete', 'Delete permanently'],
  ]);
  const statuses = Object.entries(statusNames).filter(([status]) => status !== 'awaiting_payment');
  const changes = statuses.map(([status, name]) => /** @type {[string, string]} */ ([`status:${status}`, `Change status to ${name}`]));
  return html`<fieldset class="row bulk"><legend class="hidden">Change several</legend>
${select({ name: 'what', label: 'With those that are selected', options: [['', 'Choose what to do'], ...(isTrash ? trashed : [...(areMessages ? [] : changes), /** @type {[string, string]} */ (['trash', 'Move to Trash'])])] })}
${!isTrash && !areMessages && textField({ name: 'note', label: 'Note for the history', more: html`maxlength="500" placeholder="such as who says it is paid"` })}
<button name="do" value="bulk">Change them</button>
${isTrash && html`<button class="danger" name="do" value="empty">Empty the Trash</button>`}</fieldset>`;
}

/** @param {string} path @param {Query} query @param {readonly ShortOrder[]} orders @param {{ hasNewer: boolean, hasOlder: boolean }} more */
const steps = (path, query, orders, { hasNewer, hasOlder }) =>
  (hasNewer || hasOlder) &&
  html`<nav aria-label="Pages" class="pages"><ul>
${hasNewer && html`<li><a href="${address(path, { ...query, after: orders[0]?.id })}">Newer</a></li>`}
${hasOlder && html`<li><a href="${address(path, { ...query, before: orders.at(-1)?.id })}">Older</a></li>`}</ul></nav>`;

/** How many orders may still come; their answers are for their visitors alone. @param {Shop} shop */
async function savedNote(shop) {
  const count = await countSavedOrders(shop);
  return (
    count > 0 &&
    html`<p class="quiet">${counted(count, 'saved order waits for its visitor', 'saved orders wait for their visitors')} to come back.</p>`
  );
}

/** @param {AdminContext} context @param {string} name */
const idIn = (context, name) => Number(/^\d{1,12}$/.exec(context.req.query(name) ?? '')?.[0] ?? 0);

/**
 * `GET /admin/orders` and `/admin/messages`: what came in, the newest first.
 *
 * @param {Shop} shop
 * @param {boolean} areMessages
 * @returns {(context: AdminContext) => Promise<Response>}
 */
export const showOrders = (shop, areMessages) => async (context) => {
  const path = areMessages ? '/admin/messages' : '/admin/orders';
  const query = readQuery((name) => context.req.query(name));
  const filters = filtersOf(query, areMessages);
  const [before, after] = [idIn(context, 'before'), idIn(context, 'after')];
  const limit = perPage + 1;
  const found = after
    ? await findNewerOrders(shop.db, filters, { after, limit })
    : await findOrders(shop.db, filters, { ...(before && { before }), limit });
  const isMore = found.length > perPage;
  const orders = after ? found.slice(isMore ? 1 : 0) : found.slice(0, perPage);
  const count = await countOrders(shop.db, filters);
  const more = after ? { hasNewer: isMore, hasOlder: true } : { hasNewer: before > 0, hasOlder: isMore };
  const headings = ['Number', 'Name', 'Company', 'Form', ...(areMessages ? [] : ['Status', 'Total']), 'Received'];
  const noun = areMessages ? 'message' : 'order';
  const list = html`<form method="post" action="${path}" class="stack">${csrfField(context.get('session'))}
${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="filter:${name}" value="${value}">`)}
<div class="scroll" tabindex="0" role="region" aria-label="List of ${noun}s"><table class="orders">
<thead><tr><th scope="col" class="pick"><span class="hidden">Select</span></th>${headings.map((heading) => html`<th scope="col" class="${heading === 'Total' ? 'right' : ''}">${heading}</th>`)}</tr></thead>
<tbody>${orders.map((order) => row(order, areMessages))}</tbody></table></div>
${bulk(query.status === 'trash', areMessages)}</form>`;
  const body = html`${!areMessages && (await views(shop, query))}
${await filterBox(shop, query, path, areMessages)}
<p class="quiet">${counted(count, noun)}</p>
${!areMessages && (await savedNote(shop))}
${orders.length > 0 ? list : html`<p class="empty">There are no ${noun}s here.</p>`}
${orders.length > 0 && steps(path, query, orders, more)}`;
  return show(shop, context, { title: areMessages ? 'Messages' : 'Orders', at: path, body });
};
