import { html } from 'hono/html';
import { readDocument } from '../orders/documents.mjs';
import { download } from '../orders/file-folder.mjs';
import { findOrder } from '../orders/orders.mjs';
import { payNow } from '../payment/pay-now.mjs';
import { isSameOrigin } from '../posts/tokens.mjs';
import { visitorOf } from '../posts/visitor.mjs';
import { localeOfOrder, translator } from '../words/translate.mjs';
import { orderPage } from './order-page.mjs';
import { linkForm, refusal, sendNewLink } from './refusals.mjs';
import { basePath } from '../settings/base-path.mjs';
import { localeOfVisitor, readForm, refuseTooMany, respondPrivately } from './respond.mjs';
import { readStatusLink } from './status-link.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('hono').Context} Context */

/** @param {Shop} shop @param {Context} context @param {Order} order */
async function sendFile(shop, context, order) {
  const id = context.req.param('file') ?? '';
  const file = /^[1-9]\d{0,14}$/.test(id) ? await readDocument(shop, order, Number(id)) : undefined;
  if (file) return download(file);
  const locale = localeOfOrder(shop, order);
  const title = translator(locale)('This file is not there any more');
  return respondPrivately(shop, context, { title, locale, status: 404, isNarrow: true, content: html`` });
}

/** @param {Shop} shop @param {Context} context @param {Order} order @param {string} here */
async function pay(shop, context, order, here) {
  const url = await payNow(shop, order);
  context.header('Cache-Control', 'no-store, private');
  context.header('Referrer-Policy', 'no-referrer');
  if (url) return context.redirect(url, 303);
  const now = await findOrder(shop.db, order.id);
  if (now?.status !== 'awaiting_payment') return context.redirect(here, 303);
  const notice = 'We cannot reach the payment page at the moment. Nothing was charged. Please try again in a few minutes.';
  return respondPrivately(shop, context, { ...(await orderPage(shop, now, { here, notice })), status: 503 });
}

/**
 * The page of an order for whoever has its signed link, without a login (SHOP-11).
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addStatusPage(shop, app) {
  const base = basePath(shop);

  app.get('/order-status/new', async (context) => {
    const locale = localeOfVisitor(shop, context);
    const title = translator(locale)('A new link to your order');
    const tooMany = await refuseTooMany(shop, context, 'links');
    return tooMany ?? respondPrivately(shop, context, { title, locale, isNarrow: true, content: linkForm(base, locale) });
  });

  app.post('/order-status/new', async (context) => {
    const tooMany = await refuseTooMany(shop, context, 'logins');
    if (tooMany) return tooMany;
    const locale = localeOfVisitor(shop, context);
    const t = translator(locale);
    const { number = '', email = '' } = isSameOrigin(shop, visitorOf(shop, context)) ? await readForm(context) : {};
    await sendNewLink(shop, number, email);
    const sentence = t(
      'If we have an order with this number and email address, we send you a new link to it now. Check your email in a few minutes.',
    );
    const page = { title: t('A new link to your order'), locale, isNarrow: true, content: html`<p role="status">${sentence}</p>` };
    return respondPrivately(shop, context, page);
  });

  /** @param {(context: Context, order: Order, here: string) => Promise<Response>} show */
  const withOrder = (show) => async (/** @type {Context} */ context) => {
    const tooMany = await refuseTooMany(shop, context, 'links');
    if (tooMany) return tooMany;
    const id = context.req.param('id') ?? '';
    const signature = context.req.param('signature') ?? '';
    const order = await readStatusLink(shop, id, signature);
    return typeof order === 'string'
      ? respondPrivately(shop, context, refusal(order, base, localeOfVisitor(shop, context)))
      : show(context, order, `${base}/order-status/${id}/${signature}`);
  };

  const page = '/order-status/:id/:signature';
  app.get(
    page,
    withOrder(async (context, order, here) => respondPrivately(shop, context, await orderPage(shop, order, { here }))),
  );
  app.get(
    `${page}/files/:file`,
    withOrder((context, order) => sendFile(shop, context, order)),
  );
  app.post(
    `${page}/pay`,
    withOrder((context, order, here) => pay(shop, context, order, here)),
  );
}
