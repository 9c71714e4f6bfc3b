import { oneLine } from '../orders/plain-text.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('./accounts-tables.d.ts').AccountsTable>} Account */

/** An address as accounts have it; '' for what is none. @param {unknown} typed */
export function emailOf(typed) {
  const email = oneLine(typed, 254).toLowerCase();
  return /^[^\s@<>",;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]{2,}$/.test(email) ? email : '';
}

/** @param {Queries} db @param {number} id @returns {Promise<Account | undefined>} */
export const findAccount = async (db, id) => db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** @param {Queries} db @param {string} email @returns {Promise<Account | undefined>} */
export const accountByEmail = async (db, email) =>
  email === '' ? undefined : db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();

/**
 * Makes an account, unless the address has one by now.
 *
 * @param {Queries} db
 * @param {{ email: string, name: string, passwordHash: string, madeByKey: string, now: number }} account
 * @returns {Promise<Account | undefined>}
 */
export const insertAccount = async (db, { now, name, ...account }) =>
  db
    .insertInto('accounts')
    .values({ ...account, name: oneLine(name), createdAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
