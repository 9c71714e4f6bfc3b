import { number, text, withId } from '../columns.mjs';

/** The accounts of customers, and where they are logged in. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('accounts')
    .$call(withId(db))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', text)
    .addColumn('password_hash', 'text', text)
    .addColumn('made_by_key', 'text', text)
    .addColumn('created_at', 'bigint', number)
    .execute();
  await db.schema
    .createTable('account_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'bigint', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('ends_at', 'bigint', number)
    .execute();
  await db.schema.createIndex('account_sessions_account').on('account_sessions').column('account_id').execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  for (const table of ['account_sessions', 'accounts']) await db.schema.dropTable(table).execute();
}
