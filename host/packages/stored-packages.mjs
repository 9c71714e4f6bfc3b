import { readStored } from '../settings/stored-settings.mjs';

/**
 * A package as its owner made it (SHOP-13): what it is called, what it costs without the fee of the state, and what is in it.
 *
 * @typedef {object} Package
 * @property {string} id  `package-1`; the id of its bundles, never that of another package
 * @property {string} name
 * @property {number} price  cents
 * @property {string[]} products  codes without a state, such as `business_formation` and `registered_agent.12`
 * @property {string[]} extras  what else is in it, in words
 * @property {string[]} states  codes; none for all
 * @property {string[]} kinds  of company; none for all
 */

/**
 * The packages of a shop, in the owner's order.
 *
 * @typedef {object} Packages
 * @property {'none' | 'cards' | 'table'} shown
 * @property {number} made  how many ids there have been
 * @property {Package[]} list
 */

/** The name of the stored setting. */
export const packagesSetting = 'packages';

/** @param {import('../database/open-database.mjs').Queries} db @returns {Promise<Packages>} */
export const readPackages = async (db) =>
  /** @type {Packages | undefined} */ (await readStored(db, packagesSetting)) ?? { shown: 'none', made: 0, list: [] };
