import { number, text, withId } from '../columns.mjs';

/** Orders that visitors come back to, and the links that open them (PLUS-05). @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('saved_orders')
    .$call(withId(db))
    .addColumn('email', 'text', text)
    .addColumn('form_type', 'text', text)
    .addColumn('page', 'text', text)
    .addColumn('data', 'text', text)
    .addColumn('created_at', 'bigint', number)
    .addColumn('expires_at', 'bigint', number)
    .execute();
  await db.schema.createIndex('saved_orders_email').on('saved_orders').column('email').execute();
  await db.schema.createIndex('saved_orders_expires').on('saved_orders').column('expires_at').execute();
  await db.schema
    .createTable('saved_order_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('saved_order_id', 'bigint', (column) => column.notNull().references('saved_orders.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('saved_order_links_order').on('saved_order_links').column('saved_order_id').execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  await db.schema.dropTable('saved_order_links').execute();
  await db.schema.dropTable('saved_orders').execute();
}
