import { json, number, text, withId } from '../columns.mjs';

/** The parts of an order that other people are asked for (PLUS-06). @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('co_owner_parts')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', (column) => column.references('orders.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', text)
    .addColumn('part', 'text', text)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', text)
    .addColumn('email', 'text', text)
    .addColumn('page', 'text', text)
    .addColumn('answers', 'text', json('null'))
    .addColumn('version', 'integer', number)
    .addColumn('asked_at', 'bigint', number)
    .addColumn('ends_at', 'bigint', number)
    .addColumn('arrived_at', 'bigint', number)
    .addUniqueConstraint('co_owner_parts_part', ['secret_hash', 'part'])
    .execute();
  await db.schema.createIndex('co_owner_parts_order').on('co_owner_parts').column('order_id').execute();
  await db.schema.createIndex('co_owner_parts_email').on('co_owner_parts').column('email').execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  await db.schema.dropTable('co_owner_parts').execute();
}
