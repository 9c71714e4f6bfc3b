import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostBytes } from '../catalogue/read-file.mjs';
import { respond } from '../html/layout.mjs';
import { maxDocumentBytes } from '../orders/documents.mjs';
import { addLogin, refusal, requireStaff } from './login.mjs';
import { exportOrders, getDocument, getFile, postDocument, postOrder, postOrders } from './orders/change-order.mjs';
import { showOrders } from './orders/list-orders.mjs';
import { showOrder } from './orders/show-order.mjs';
import { postPrice, postPrices } from './products/change-prices.mjs';
import { postCoupons, showCoupons } from './products/coupons.mjs';
import { askDelete, editPackage, newPackage, postPackage } from './products/package-form.mjs';
import { postPackages, showPackages } from './products/packages.mjs';
import { showPrices } from './products/show-prices.mjs';
import { exportCatalogue, postAccept, postFile, showTransfer } from './products/transfer.mjs';
import { postMail, showMails } from './mails.mjs';
import { postSettings, showSettings } from './settings.mjs';
import { showStart } from './start.mjs';
import { postUndelivered } from './undelivered.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Bytes that a form may have beside its file. */
const ofForm = 1_000_000;

/**
 * Refuses bodies that are larger than any form is, before they are read.
 *
 * @param {Shop} shop
 * @param {number} maxSize
 * @param {string} words
 */
const limit = (shop, maxSize, words) =>
  bodyLimit({ maxSize, onError: (context) => respond(context, refusal(shop, words), { status: 413 }) });

/** @param {Shop} shop @param {string} path */
function limitOf(shop, path) {
  if (path === '/admin/products/transfer') {
    const words = 'Nothing was changed: the file is larger than 2 MB. A catalogue is far smaller: choose the file that you exported here.';
    return limit(shop, mostBytes + ofForm, words);
  }
  if (path.endsWith('/documents'))
    return limit(shop, maxDocumentBytes + ofForm, 'The file was not added: an order takes files up to 20 MB.');
  return limit(shop, ofForm, 'Nothing was changed: this is more than the admin takes at once.');
}

/** @param {Shop} shop @param {Hono<import('./frame.mjs').AdminEnv>} admin */
function addProducts(shop, admin) {
  admin.get('/products', showPrices(shop));
  admin.post('/products', postPrices(shop));
  admin.post('/products/price', postPrice(shop));
  admin.get('/products/transfer', showTransfer(shop));
  admin.post('/products/transfer', postFile(shop));
  admin.get('/products/transfer/export', exportCatalogue(shop));
  admin.post('/products/transfer/accept', postAccept(shop));
  admin.get('/products/packages', showPackages(shop));
  admin.post('/products/packages', postPackages(shop));
  admin.get('/products/packages/new', newPackage(shop));
  admin.post('/products/packages/new', postPackage(shop));
  admin.get('/products/packages/:id{package-[0-9]{1,9}}', editPackage(shop));
  admin.post('/products/packages/:id{package-[0-9]{1,9}}', postPackage(shop));
  admin.get('/products/packages/:id{package-[0-9]{1,9}}/delete', askDelete(shop));
  admin.get('/coupons', showCoupons(shop));
  admin.post('/coupons', postCoupons(shop));
}

/** @param {Shop} shop @param {Hono<import('./frame.mjs').AdminEnv>} admin */
function addOrders(shop, admin) {
  for (const areMessages of [false, true]) {
    const path = areMessages ? '/messages' : '/orders';
    admin.get(path, showOrders(shop, areMessages));
    admin.post(path, postOrders(shop, `/admin${path}`));
    admin.get(`${path}/export`, exportOrders(shop, areMessages));
  }
  admin.get('/orders/:id{[0-9]{1,12}}', showOrder(shop));
  admin.post('/orders/:id{[0-9]{1,12}}', postOrder(shop));
  admin.post('/orders/:id{[0-9]{1,12}}/documents', postDocument(shop));
  admin.get('/orders/:id{[0-9]{1,12}}/documents/:file', getDocument(shop));
  admin.get('/orders/:id{[0-9]{1,12}}/files/:file', getFile(shop));
}

/**
 * `/admin`: where the owner works, behind a login, without a script.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addAdmin(shop, app) {
  /** @type {Hono<import('./frame.mjs').AdminEnv>} */
  const admin = new Hono();
  admin.use('*', async (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-store');
    await next();
  });
  admin.use('*', (context, next) => limitOf(shop, context.req.path)(context, next));
  addLogin(shop, admin);
  admin.use('*', requireStaff(shop));
  admin.get('/', showStart(shop));
  admin.post('/undelivered', postUndelivered(shop));
  addProducts(shop, admin);
  addOrders(shop, admin);
  admin.get('/mails', showMails(shop));
  admin.post('/mails', postMail(shop));
  admin.get('/settings', showSettings(shop));
  admin.post('/settings', postSettings(shop));
  app.route('/admin', admin);
}
