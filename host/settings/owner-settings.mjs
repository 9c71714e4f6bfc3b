import { readStored, store } from './stored-settings.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/**
 * What the owner sets in the admin. It counts before the environment and the file; what is undefined is left to those.
 *
 * @typedef {object} OwnerSettings
 * @property {string} [shopName]
 * @property {string} [ownerEmail]
 * @property {string[]} [ways]  ids of ways to pay
 * @property {string} [instructions]
 */

const name = 'owner-settings';

/** The name of the order extras, which a form of their own stores. */
const extrasName = 'order-extras';

/** What the environment and the file said at the start. @type {WeakMap<Shop, import('./settings.d.ts').Settings>} */
const given = new WeakMap();

/** When the settings were read last, in ms of this process. @type {WeakMap<Shop, number>} */
const readAt = new WeakMap();

/** Milliseconds for which another process may not know of a change. */
const fresh = 1000;

/** The settings as the environment and the file have them. @param {Shop} shop */
export const givenSettings = (shop) => given.get(shop) ?? shop.settings;

/** @param {Shop} shop @returns {Promise<OwnerSettings>} */
export const readOwnerSettings = async ({ db }) => /** @type {OwnerSettings} */ ((await readStored(db, name)) ?? {});

/**
 * Brings what the owner has set into the settings of a shop, where it was not just done. Not within a transaction.
 *
 * @param {Shop} shop
 * @param {{ always?: boolean }} [options]
 */
export async function refreshSettings(shop, { always = false } = {}) {
  const now = performance.now();
  if (!always && now - (readAt.get(shop) ?? -Infinity) < fresh) return;
  readAt.set(shop, now);
  const before = givenSettings(shop);
  given.set(shop, before);
  const { shopName, ownerEmail, ways, instructions } = await readOwnerSettings(shop);
  const extras = /** @type {import('./order-extras.mjs').OrderExtras | undefined} */ (await readStored(shop.db, extrasName));
  shop.settings = {
    ...before,
    extras: extras ?? before.extras,
    shopName: shopName ?? before.shopName,
    ownerEmail: ownerEmail ?? before.ownerEmail,
    payment: { ...before.payment, ways: ways ?? before.payment.ways, instructions: instructions ?? before.payment.instructions },
  };
}

/** Stores what the owner sets. @param {Shop} shop @param {OwnerSettings} settings */
export async function storeOwnerSettings(shop, settings) {
  await store(shop.db, name, settings);
  await refreshSettings(shop, { always: true });
}

/** Stores what the forms offer beside the order. @param {Shop} shop @param {import('./order-extras.mjs').OrderExtras} extras */
export async function storeOrderExtras(shop, extras) {
  await store(shop.db, extrasName, extras);
  await refreshSettings(shop, { always: true });
}
