import { json, number, text } from '../columns.mjs';

/** Who is logged in to the admin. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('admin_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('csrf', 'text', text)
    .addColumn('name', 'text', text)
    .addColumn('said', 'text', json('null'))
    .addColumn('plan', 'text', json('null'))
    .addColumn('created_at', 'bigint', number)
    .addColumn('seen_at', 'bigint', number)
    .execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  await db.schema.dropTable('admin_sessions').execute();
}
