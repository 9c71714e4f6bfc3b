import { json, number, text, withId } from '../columns.mjs';

/** @param {import('kysely').Kysely<any>} db */
async function addRefunds(db) {
  await db.schema
    .createTable('refunds')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('turn', 'integer', number)
    .addColumn('payment_id', 'bigint')
    .addColumn('refund_key', 'text', (column) => column.notNull().unique())
    .addColumn('provider_id', 'text')
    .addColumn('cents', 'bigint', number)
    .addColumn('row_cents', 'text', json())
    .addColumn('reason', 'text', text)
    .addColumn('is_told', 'integer', number)
    .addColumn('state', 'text', text)
    .addColumn('made_by', 'text', text)
    .addColumn('who', 'text', text)
    .addColumn('at', 'bigint', number)
    .addColumn('done_at', 'bigint', number)
    .addColumn('tries', 'integer', number)
    .addColumn('next_try', 'bigint', number)
    .addColumn('locked_until', 'bigint', number)
    .addColumn('last_error', 'text', text)
    .addUniqueConstraint('refunds_order_turn', ['order_id', 'turn'])
    .addUniqueConstraint('refunds_payment_provider', ['payment_id', 'provider_id'])
    .execute();
}

/** Payments at providers, what is given back of them, and the orders that were tried. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('payments')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', number)
    .addColumn('way', 'text', text)
    .addColumn('provider_id', 'text', text)
    .addColumn('amount', 'bigint', number)
    .addColumn('currency', 'text', text)
    .addColumn('state', 'text', text)
    .addColumn('refunded', 'bigint', number)
    .addColumn('url', 'text', text)
    .addColumn('is_test', 'integer', number)
    .addColumn('tries', 'integer', number)
    .addColumn('created_at', 'bigint', number)
    .addColumn('updated_at', 'bigint', number)
    .addUniqueConstraint('payments_way_provider', ['way', 'provider_id'])
    .addUniqueConstraint('payments_order_try', ['order_id', 'tries'])
    .execute();
  await db.schema
    .createTable('payment_warnings')
    .$call(withId(db))
    .addColumn('order_id', 'bigint', number)
    .addColumn('payment_id', 'bigint', number)
    .addColumn('what', 'text', text)
    .addColumn('at', 'bigint', number)
    .addUniqueConstraint('payment_warnings_payment_what', ['payment_id', 'what'])
    .execute();
  await db.schema.createIndex('payment_warnings_order').on('payment_warnings').column('order_id').execute();
  await addRefunds(db);
  await db.schema
    .createTable('stripe_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', text)
    .addColumn('at', 'bigint', number)
    .execute();
  await db.schema
    .createTable('order_tries')
    .$call(withId(db))
    .addColumn('at', 'bigint', number)
    .addColumn('try_key', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', text)
    .addColumn('form_session', 'text', text)
    .addColumn('card', 'text', text)
    .addColumn('declined', 'integer', number)
    .execute();
  await db.schema.createIndex('order_tries_at').on('order_tries').column('at').execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  for (const table of ['order_tries', 'stripe_events', 'refunds', 'payment_warnings', 'payments']) {
    await db.schema.dropTable(table).execute();
  }
}
