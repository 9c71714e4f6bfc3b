import { createHmac, timingSafeEqual } from 'node:crypto';
import { download, readKept } from '../orders/file-folder.mjs';
import { findOrder } from '../orders/orders.mjs';
import { readJson } from '../orders/payload.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */

/** Milliseconds for which a file can be fetched. */
const opens = 7 * 24 * 60 * 60_000;

/** The path of the files of orders, for the back end. */
export const filePath = '/order-files/';

/** @param {Shop} shop @param {string} order @param {string} index @param {string} expires  seconds */
const sign = ({ secret }, order, index, expires) =>
  createHmac('sha256', `${secret} order file`).update(`${order} ${index} ${expires}`).digest('hex');

/**
 * The files that came with an order, with where to fetch each within a week.
 *
 * @param {Shop} shop
 * @param {Order} order
 */
export function filesWithLinks(shop, order) {
  const expires = String(Math.floor((shop.now() + opens) / 1000));
  return readJson(order.files, []).map(
    (/** @type {import('../orders/orders.mjs').OrderFile} */ { file: _kept, ...file }, /** @type {number} */ index) => ({
      ...file,
      url: `${shop.settings.publicUrl}${filePath}${order.id}/${index}/${expires}-${sign(shop, String(order.id), String(index), expires)}`,
    }),
  );
}

/**
 * A file by its link.
 *
 * @param {Shop} shop
 * @param {{ order: string, index: string, signature: string }} link
 * @returns {Promise<Response | undefined>}
 */
export async function openFileLink(shop, { order: id, index, signature }) {
  const [, expires = '', given = ''] = /^(\d{1,12})-([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = sign(shop, id, index, expires);
  if (given === '' || !timingSafeEqual(Buffer.from(expected), Buffer.from(given)) || Number(expires) * 1000 < shop.now()) return undefined;
  const order = await findOrder(shop.db, Number(id));
  const file = order && readJson(order.files, [])[Number(index)];
  const bytes = file && (await readKept(shop, file.file));
  return bytes ? download({ name: file.name, bytes }) : undefined;
}
