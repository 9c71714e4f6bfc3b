import { number, text, withId } from '../columns.mjs';

/** Webhooks to the owner's back end. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('webhooks')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('event', 'text', text)
    .addColumn('ref', 'text', text)
    .addColumn('body', 'text', text)
    .addColumn('token', 'text', text)
    .addColumn('state', 'text', text)
    .addColumn('last_error', 'text', text)
    .addColumn('created_at', 'bigint', number)
    .addColumn('sent_at', 'bigint', number)
    .addUniqueConstraint('webhooks_event', ['order_id', 'event', 'ref'])
    .execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  await db.schema.dropTable('webhooks').execute();
}
