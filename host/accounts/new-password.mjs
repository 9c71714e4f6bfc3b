import { createHmac, timingSafeEqual } from 'node:crypto';
import { findAccount } from './accounts.mjs';
import { hashPassword } from './passwords.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./accounts.mjs').Account} Account */

/** Seconds for which a link to a new password works. */
const lifetime = 3600;

/** Characters of a password at least. */
export const minPassword = 8;

/**
 * The old hash is signed, so that a link is used up with it.
 *
 * @param {Shop} shop
 * @param {Account} account
 * @param {number} expires  seconds since 1970
 */
const sign = ({ secret }, { id, email, passwordHash }, expires) =>
  createHmac('sha256', `${secret} new password`).update(`${id} ${expires} ${email} ${passwordHash}`).digest('hex');

/** The link to a new password, which works once and for an hour. @param {Shop} shop @param {Account} account */
export function passwordUrl(shop, account) {
  const expires = Math.floor(shop.now() / 1000) + lifetime;
  return `${shop.settings.publicUrl}/account/password/${account.id}/${expires}-${sign(shop, account, expires)}`;
}

/**
 * The account whose password a link changes.
 *
 * @param {Shop} shop
 * @param {string} id
 * @param {string} signature
 * @returns {Promise<Account | undefined>}
 */
export async function readPasswordLink(shop, id, signature) {
  const [, expires = '', given = ''] = /^([1-9]\d{0,11})-([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!/^[1-9]\d{0,14}$/.test(id) || given === '' || Number(expires) * 1000 <= shop.now()) return undefined;
  const account = await findAccount(shop.db, Number(id));
  const expected = sign(shop, account ?? { id: 0, email: '', name: '', passwordHash: '', madeByKey: '', createdAt: 0 }, Number(expires));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? account : undefined;
}

/**
 * Sets a new password, by the link that was read for it; the account is logged out everywhere.
 *
 * @param {Shop} shop
 * @param {Account} account
 * @param {string} password
 * @returns {Promise<boolean>}  false where the link was used up meanwhile
 */
export async function setPassword(shop, { id, passwordHash: old }, password) {
  const passwordHash = await hashPassword(password);
  return shop.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', '=', old)
      .returning('id')
      .executeTakeFirst();
    if (changed) await trx.deleteFrom('accountSessions').where('accountId', '=', id).execute();
    return changed !== undefined;
  });
}
