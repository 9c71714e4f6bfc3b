import { json, number, text, withId } from '../columns.mjs';

/** What lists of orders are read by, each in the order of the ids. */
const listed = [['trashed_at'], ['trashed_at', 'status'], ['trashed_at', 'seen_at'], ['email'], ['account_id']];

/**
 * Orders and messages. What is short stands first: SQLite reads a row up to the last column that is asked for.
 *
 * @param {import('kysely').Kysely<any>} db
 */
async function addOrders(db) {
  await db.schema
    .createTable('orders')
    .$call(withId(db))
    .addColumn('action', 'text', text)
    .addColumn('order_key', 'text', text)
    .addColumn('form_type', 'text', text)
    .addColumn('page', 'text', text)
    .addColumn('status', 'text', text)
    .addColumn('payment_way', 'text', text)
    .addColumn('total', 'bigint')
    .addColumn('refunded', 'bigint', number)
    .addColumn('account_id', 'bigint')
    .addColumn('created_at', 'bigint', number)
    .addColumn('updated_at', 'bigint', number)
    .addColumn('seen_at', 'bigint', number)
    .addColumn('trashed_at', 'bigint', number)
    .addColumn('customer', 'text', text)
    .addColumn('email', 'text', text)
    .addColumn('company', 'text', text)
    .addColumn('words', 'text', text)
    .addColumn('payload', 'text', json())
    .addColumn('files', 'text', json('[]'))
    .addColumn('ledger', 'text', json('[]'))
    .addColumn('notes', 'text', json('[]'))
    .addUniqueConstraint('orders_action_key', ['action', 'order_key'])
    .execute();
  for (const columns of listed) {
    await db.schema
      .createIndex(`orders_${columns.join('_')}`)
      .on('orders')
      .columns([...columns, 'id'])
      .execute();
  }
  await db.schema.createIndex('orders_created_at').on('orders').column('created_at').execute();
}

/** What became of orders, and what the owner gives their customers. @param {import('kysely').Kysely<any>} db */
async function addPartsOfOrders(db) {
  await db.schema
    .createTable('order_history')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('status_before', 'text', text)
    .addColumn('status', 'text', text)
    .addColumn('made_by', 'text', text)
    .addColumn('who', 'text', text)
    .addColumn('note', 'text', text)
    .addColumn('undoes', 'bigint', number)
    .addColumn('at', 'bigint', number)
    .execute();
  await db.schema.createIndex('order_history_order').on('order_history').column('order_id').execute();
  await db.schema
    .createTable('order_documents')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('name', 'text', text)
    .addColumn('type', 'text', text)
    .addColumn('size', 'bigint', number)
    .addColumn('file', 'text', text)
    .addColumn('who', 'text', text)
    .addColumn('added_at', 'bigint', number)
    .execute();
  await db.schema.createIndex('order_documents_order').on('order_documents').column('order_id').execute();
}

/** Orders and messages, what has become of them, and the posts that made them. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await addOrders(db);
  await addPartsOfOrders(db);
  await db.schema
    .createTable('attempts')
    .addColumn('action', 'text', text)
    .addColumn('order_key', 'text', text)
    .addColumn('digest', 'text', text)
    .addColumn('state', 'text', text)
    .addColumn('status', 'integer', number)
    .addColumn('reply', 'text', json())
    .addColumn('started_at', 'bigint', number)
    .addColumn('locked_until', 'bigint', number)
    .addPrimaryKeyConstraint('attempts_pk', ['action', 'order_key'])
    .execute();
  await db.schema
    .createTable('hits')
    .addColumn('visitor', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', number)
    .addColumn('ends_at', 'bigint', number)
    .execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  for (const table of ['hits', 'attempts', 'order_documents', 'order_history', 'orders']) await db.schema.dropTable(table).execute();
}
