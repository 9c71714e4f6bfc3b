import { Readable } from 'node:stream';
import { sendFailedAgain } from '../../mails/mails.mjs';
import { historyOf } from '../../order-status/history.mjs';
import { changeStatus, statusFault, statusName, undoStatus } from '../../order-status/order-status.mjs';
import { addDocument, deleteDocument, readDocument } from '../../orders/documents.mjs';
import { download, readKept } from '../../orders/file-folder.mjs';
import { addNote, findOrder, lockOrder, orderNumber } from '../../orders/orders.mjs';
import { ordersCsv } from '../../orders/orders-csv.mjs';
import { readJson } from '../../orders/payload.mjs';
import { deleteFromTrash, emptyTrash, putIntoTrash, restoreOrder } from '../../orders/trash.mjs';
import { needsRefund, refundableOf } from '../../refunds/refundable.mjs';
import { sendWebhooksAgain } from '../../webhooks/webhooks.mjs';
import { today } from '../../catalogue/change.mjs';
import { address, counted } from '../controls.mjs';
import { say } from '../sessions.mjs';
import { filtersOf, readQuery } from './list-orders.mjs';
import { changeRefunds } from './refund-box.mjs';

/** @typedef {import('../../shop.mjs').Shop} Shop */
/** @typedef {import('../../events.mjs').Order} Order */
/** @typedef {import('../../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('../frame.mjs').AdminContext} AdminContext */
/** What was asked: by whom, and with which words. @typedef {{ who: string, note: string, was?: string, file?: string, status?: string }} Asked */

/** @param {string} words @returns {{ done: string }} */
const done = (words) => ({ done: words });

/**
 * Changes the status, if it is still the one that the owner saw.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {string} status
 * @param {Asked} asked
 */
async function setStatus(shop, trx, order, status, { who, note, was }) {
  if (was !== undefined && was !== order.status) {
    return {
      fault: `Order ${orderNumber(order)} is “${statusName(order.status)}” by now: somebody else has changed it. Look at it, and change it again if you still want to.`,
    };
  }
  const fault = statusFault(order, status, 'owner', note);
  if (fault !== '') return { fault };
  if (status === 'refunded' && needsRefund(await refundableOf(shop, trx, order), await historyOf(trx, order))) {
    return { fault: `Order ${orderNumber(order)} was paid at a provider, which sends the money back: refund it on its page.` };
  }
  const changed = await changeStatus(shop, trx, order, status, { madeBy: 'owner', who, note });
  return changed ? done('The status was changed.') : { fault: `Order ${orderNumber(order)} was changed meanwhile. Look at it once more.` };
}

/** What is done with an order, by its name. @type {Record<string, (shop: Shop, trx: Transaction, order: Order, asked: Asked) => Promise<{ done?: string, fault?: string }>>} */
const changes = {
  status: (shop, trx, order, asked) => setStatus(shop, trx, order, asked.status ?? '', asked),
  undo: async (shop, trx, order, { who }) =>
    (await undoStatus(shop, trx, order, who)) ? done('The change was taken back.') : { fault: 'There is nothing of yours to take back.' },
  note: async (shop, trx, order, { note, who }) => {
    if (note === '') return { fault: 'Write a note first.' };
    await addNote(shop, trx, order, { text: note, who });
    return done('The note was added.');
  },
  trash: async (shop, trx, order) => {
    await putIntoTrash(shop, trx, order);
    return done('It is in the Trash.');
  },
  restore: async (_shop, trx, order) => {
    await restoreOrder(trx, order);
    return done('It is back.');
  },
  delete: async (_shop, trx, order) =>
    (await deleteFromTrash(trx, order)) ? done('It is deleted.') : { fault: 'Move it to the Trash first.' },
};

/** @param {Shop} shop @param {number} id @param {string} what @param {Asked} asked */
const change = (shop, id, what, asked) =>
  shop.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    const act = Object.hasOwn(changes, what) ? changes[what] : undefined;
    if (!order) return { fault: 'There is no such order any more.' };
    return act ? act(shop, trx, order, asked) : { fault: 'Choose what to do.' };
  });

/** @param {string} text */
const idOf = (text) => (/^\d{1,12}$/.test(text) ? Number(text) : 0);

/** `POST /admin/orders/<id>`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postOrder = (shop) => async (context) => {
  const form = context.get('form');
  const session = context.get('session');
  const id = idOf(context.req.param('id') ?? '');
  const what = form.text('do');
  /** @type {{ done?: string, fault?: string }} */
  let said;
  if (what === 'mails') said = done(`${counted(await sendFailedAgain(shop, { id }), 'mail is', 'mails are')} on the way again.`);
  else if (what === 'webhooks')
    said = done(`${counted(await sendWebhooksAgain(shop, { id }), 'message is', 'messages are')} on the way again.`);
  else if (what === 'remove-file') {
    said = (await deleteDocument(shop, { id }, idOf(form.text('file'))))
      ? done('The file was deleted.')
      : { fault: 'There is no such file.' };
  } else if (what.startsWith('refund')) {
    const order = await findOrder(shop.db, id);
    said = order ? await changeRefunds(shop, order, what, form, session.name) : { fault: 'There is no such order any more.' };
  } else
    said = await change(shop, id, what, { who: session.name, note: form.text('note'), was: form.text('was'), status: form.text('status') });
  await say(shop, session, { done: said.done ? [said.done] : [], faults: said.fault ? [said.fault] : [] });
  return context.redirect(['trash', 'delete'].includes(what) && said.done ? '/admin/orders' : `/admin/orders/${id}`, 303);
};

/** `POST /admin/orders` and `/admin/messages`: does one thing with several. @param {Shop} shop @param {string} path @returns {(context: AdminContext) => Promise<Response>} */
export const postOrders = (shop, path) => async (context) => {
  const form = context.get('form');
  const session = context.get('session');
  const query = readQuery((name) => form.text(`filter:${name}`));
  const [what = '', status = ''] = form.text('what').split(':');
  /** @type {{ done: string[], faults: string[] }} */
  const said = { done: [], faults: [] };
  if (form.text('do') === 'empty') said.done.push(`${counted(await emptyTrash(shop), 'order was', 'orders were')} deleted.`);
  else {
    const ids = form.texts('orders').map(idOf).filter(Boolean).slice(0, 500);
    if (ids.length === 0) said.faults.push('Select some of the list first.');
    let changed = 0;
    for (const id of ids) {
      const { fault } = await change(shop, id, what, { who: session.name, note: form.text('note'), status });
      if (fault) said.faults.push(fault);
      else changed += 1;
    }
    if (changed > 0) said.done.push(`${changed === 1 ? '1 was' : `${changed} were`} changed.`);
  }
  await say(shop, session, said);
  return context.redirect(address(path, query), 303);
};

/** `POST /admin/orders/<id>/documents`. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postDocument = (shop) => async (context) => {
  const id = idOf(context.req.param('id') ?? '');
  const file = context.get('form').file('document');
  const { name: who } = context.get('session');
  const fault = file
    ? await addDocument(shop, { id }, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), who })
    : 'Choose a file first.';
  await say(shop, context.get('session'), fault === '' ? { done: ['The file was added.'] } : { faults: [fault] });
  return context.redirect(`/admin/orders/${id}`, 303);
};

/** `GET /admin/orders/<id>/documents/<file>`: a file for the customer. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const getDocument = (shop) => async (context) => {
  const file = await readDocument(shop, { id: idOf(context.req.param('id') ?? '') }, idOf(context.req.param('file') ?? ''));
  return file ? download(file) : context.notFound();
};

/** `GET /admin/orders/<id>/files/<index>`: a file from the visitor. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const getFile = (shop) => async (context) => {
  const order = await findOrder(shop.db, idOf(context.req.param('id') ?? ''));
  const file = order && readJson(order.files, [])[idOf(context.req.param('file') ?? '')];
  const bytes = file && (await readKept(shop, file.file));
  return bytes ? download({ name: file.name, bytes }) : context.notFound();
};

/** `GET /admin/orders/export`: what the list shows, on all its pages. @param {Shop} shop @param {boolean} areMessages @returns {(context: AdminContext) => Promise<Response>} */
export const exportOrders = (shop, areMessages) => async (context) => {
  const filters = filtersOf(
    readQuery((name) => context.req.query(name)),
    areMessages,
  );
  context.header('Content-Type', 'text/csv; charset=utf-8');
  context.header('Content-Disposition', `attachment; filename="${areMessages ? 'messages' : 'orders'}-${today(shop)}.csv"`);
  return context.body(
    /** @type {ReadableStream} */ (
      Readable.toWeb(Readable.from(ordersCsv(shop.db, filters)).map((/** @type {string} */ text) => Buffer.from(text)))
    ),
  );
};
