import { readStored, store } from '../settings/stored-settings.mjs';
import { catalogueOf } from './catalogue.mjs';
import { changeLines, findLines } from './change.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** The stored setting with the prices that were made up, in cents by code. */
const setting = 'demo prices';

/** What is sold in a demo, in cents: LLCs with the fees that are confirmed, and a year of agent. */
const made = [
  { where: { product: 'business_formation', company: 'LLC', confirmed: 1 }, cents: 9900 },
  { where: { product: 'registered_agent', months: 12 }, cents: 4900 },
];

/** Whether prices of the shop are made up. @param {Shop} shop */
export const hasDemoPrices = async ({ db }) => (await readStored(db, setting)) !== undefined;

/**
 * Gives a shop without prices some that are made up. Every page says so for as long as they are there.
 *
 * @param {Shop} shop
 * @returns {Promise<boolean>}  false where the shop has prices of its own, which stay as they are
 */
export async function setDemoPrices(shop) {
  const catalogue = await catalogueOf(shop);
  if (await hasDemoPrices(shop)) return true;
  if ([...catalogue.lines.values()].some(({ ourPrice }) => ourPrice !== null)) return false;
  const prices = Object.fromEntries(made.flatMap(({ where, cents }) => findLines(catalogue, where).map((code) => [code, cents])));
  // First: no price is ever on sale without the note on the pages.
  await store(shop.db, setting, prices);
  await changeLines(shop, Object.keys(prices), (line) =>
    line.ourPrice === null ? { ourPrice: prices[line.code] ?? null, published: 1 } : {},
  );
  return true;
}

/**
 * Takes the prices that were made up back. Those that the owner has changed stay.
 *
 * @param {Shop} shop
 * @returns {Promise<number>}  how many were taken back
 */
export async function clearDemoPrices(shop) {
  const prices = /** @type {Record<string, number>} */ ((await readStored(shop.db, setting)) ?? {});
  const taken = await changeLines(shop, Object.keys(prices), ({ code, ourPrice }) => (ourPrice === prices[code] ? { ourPrice: null } : {}));
  await shop.db.deleteFrom('settings').where('name', '=', setting).execute();
  return taken;
}
