import { json, number, text, withId } from '../columns.mjs';

/** Mails on their way; an occasion has one of a kind (SHOP-10). @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('mails')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', (column) => column.references('orders.id').onDelete('cascade'))
    .addColumn('kind', 'text', text)
    .addColumn('ref', 'text', text)
    .addColumn('recipient', 'text', text)
    .addColumn('locale', 'text', text)
    .addColumn('details', 'text', json())
    .addColumn('token', 'text', text)
    .addColumn('state', 'text', text)
    .addColumn('last_error', 'text', text)
    .addColumn('created_at', 'bigint', number)
    .addColumn('sent_at', 'bigint', number)
    .addUniqueConstraint('mails_occasion', ['order_id', 'kind', 'ref'])
    .execute();
  await db.schema.createIndex('mails_state').on('mails').columns(['state', 'created_at']).execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  await db.schema.dropTable('mails').execute();
}
