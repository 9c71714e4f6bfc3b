import { hit } from '../posts/rate-limit.mjs';
import { keyedHash, networkOf, visitorOf } from '../posts/visitor.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('hono').Context} Context */

const window = 15 * 60_000;

/** Tries within a window: of one address, and of one name from everywhere, so that a net of robots gets no further. */
const mostOfAddress = 10;
const mostOfName = 50;

/** @param {Shop} shop @param {Context} context @param {string} name @param {number} endsAt */
function keysOf(shop, context, name, endsAt) {
  const key = (/** @type {string} */ text) => keyedHash(shop, `admin login ${endsAt} ${text}`);
  return { ofAddress: key(`address ${networkOf(visitorOf(shop, context).address)}`), ofName: key(`name ${name.toLowerCase()}`) };
}

/** @param {Shop} shop */
const endOfWindow = (shop) => (Math.floor(shop.now() / window) + 1) * window;

/**
 * Counts a try to log in, before the password is looked at.
 *
 * @param {Shop} shop
 * @param {Context} context
 * @param {string} name
 * @returns {Promise<number>}  minutes to wait; 0 for none
 */
export async function countLogin(shop, context, name) {
  const endsAt = endOfWindow(shop);
  const { ofAddress, ofName } = keysOf(shop, context, name, endsAt);
  const isTooMany = (await hit(shop, ofAddress, endsAt)) > mostOfAddress || (await hit(shop, ofName, endsAt)) > mostOfName;
  return isTooMany ? Math.max(1, Math.ceil((endsAt - shop.now()) / 60_000)) : 0;
}

/** Forgets the tries of whoever has logged in. @param {Shop} shop @param {Context} context @param {string} name */
export async function forgetLogins(shop, context, name) {
  const { ofAddress, ofName } = keysOf(shop, context, name, endOfWindow(shop));
  await shop.db.deleteFrom('hits').where('visitor', 'in', [ofAddress, ofName]).execute();
}
