import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from '../accounts/passwords.mjs';
import { readStored, store } from '../settings/stored-settings.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Characters of a password at most, so that nobody lets the shop hash a book. */
const maxLength = 200;

/** The name of the stored setting that holds the hash. */
const setting = 'admin-password';

/** Hashes of the passwords of settings, which are texts there. @type {WeakMap<Shop, Promise<string>>} */
const ofSettings = new WeakMap();

/** The hash that counts; '' where there is no password yet. @param {Shop} shop @returns {Promise<string>} */
async function storedHash(shop) {
  const given = shop.settings.admin.password;
  if (given === '') return String((await readStored(shop.db, setting)) ?? '');
  const known = ofSettings.get(shop) ?? hashPassword(given);
  ofSettings.set(shop, known);
  return known;
}

/** Whether anybody can log in. @param {Shop} shop */
export const hasPassword = async (shop) => (await storedHash(shop)) !== '';

/** Whether the password stands in the settings, where the admin cannot change it. @param {Shop} shop */
export const isPasswordFixed = ({ settings }) => settings.admin.password !== '';

/**
 * Makes a password at the first start, where the settings have none.
 *
 * @param {Shop} shop
 * @returns {Promise<string>}  the password, to be shown once; '' where there is one already
 */
export async function makeFirstPassword(shop) {
  if (await hasPassword(shop)) return '';
  const password = randomBytes(12).toString('base64url');
  const made = await hashPassword(password);
  const { numInsertedOrUpdatedRows } = await shop.db
    .insertInto('settings')
    .values({ name: setting, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ? password : '';
}

/** Stores another password. @param {Shop} shop @param {string} password */
export const changePassword = async (shop, password) => store(shop.db, setting, await hashPassword(password));

/** Why a new password cannot be taken, as a sentence; '' where it can. @param {string} password */
export function passwordFault(password) {
  if (password.length < 10) return 'Choose a password of at least 10 characters.';
  return password.length > maxLength ? `Choose a password of at most ${maxLength} characters.` : '';
}

/**
 * Whether a name and a password are those of the shop's staff.
 *
 * @param {Shop} shop
 * @param {string} name
 * @param {string} password
 */
export async function isStaff(shop, name, password) {
  const isName = name === shop.settings.admin.name;
  // A wrong name takes as long as a wrong password.
  return isPassword(password.slice(0, maxLength), isName ? await storedHash(shop) : '');
}
