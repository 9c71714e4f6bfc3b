import { text } from '../columns.mjs';

/** The code that visitors type for a coupon, and its last day. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  for (const column of ['typed_code', 'expires']) await db.schema.alterTable('coupons').addColumn(column, 'text', text).execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  for (const column of ['typed_code', 'expires']) await db.schema.alterTable('coupons').dropColumn(column).execute();
}
