/**
 * What the forms offer beside the order, as the owner has switched it on (SHOP-14). Days that are left out are the form's own.
 *
 * @typedef {object} OrderExtras
 * @property {{ email: boolean, days?: number, reminder: boolean }} save
 * @property {{ invite: boolean, wait: boolean, days?: number }} coOwners
 * @property {{ print: boolean, email: boolean, days?: number }} quote
 * @property {boolean} compareStates
 * @property {boolean} coupon
 * @property {string[]} promises  sentences beside the total
 */

/** The most days that each may last, by its group of the page config. */
export const mostDays = /** @type {const} */ ({ save: 90, coOwners: 90, quote: 365 });

/** The most promises, and the characters of each. */
export const mostPromises = 6;
export const promiseLength = 200;

/** Nothing of it. @type {OrderExtras} */
export const noExtras = {
  save: { email: false, reminder: false },
  coOwners: { invite: false, wait: false },
  quote: { print: false, email: false },
  compareStates: false,
  coupon: false,
  promises: [],
};
