import { number, text, withId } from '../columns.mjs';

/** Products, their ways of filing, coupons and bundles. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('products')
    .$call(withId(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('list', 'text', text)
    .addColumn('name', 'text', text)
    .addColumn('type', 'text', text)
    .addColumn('sub_type', 'text', text)
    .addColumn('category', 'text', text)
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('service'))
    .addColumn('our_price', 'bigint')
    .addColumn('months', 'integer', number)
    .addColumn('state', 'text', text)
    .addColumn('states', 'text', text)
    .addColumn('companies', 'text', text)
    .addColumn('position', 'integer', number)
    .addColumn('published', 'integer', number)
    .execute();
  await db.schema
    .createTable('filing_methods')
    .$call(withId(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('product_id', 'bigint', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('state', 'text', text)
    .addColumn('company', 'text', text)
    .addColumn('way', 'text', (column) => column.notNull().defaultTo('online'))
    .addColumn('locality', 'text', (column) => column.notNull().defaultTo('domestic'))
    .addColumn('our_price', 'bigint')
    .addColumn('state_fee', 'bigint')
    .addColumn('surcharge', 'bigint', number)
    .addColumn('days', 'integer', number)
    .addColumn('hours', 'integer', number)
    .addColumn('document_days', 'integer', number)
    .addColumn('source_url', 'text', text)
    .addColumn('verified_at', 'text', text)
    .addColumn('confirmed', 'integer', number)
    .addColumn('note', 'text', text)
    .addColumn('published', 'integer', number)
    .execute();
  await db.schema
    .createTable('coupons')
    .$call(withId(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', text)
    .addColumn('products', 'text', text)
    .addColumn('amount', 'bigint')
    .addColumn('percent', 'integer', number)
    .addColumn('bundled', 'integer', number)
    .addColumn('bundle', 'text', text)
    .addColumn('published', 'integer', number)
    .execute();
  await db.schema
    .createTable('bundles')
    .$call(withId(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', text)
    .addColumn('state', 'text', text)
    .addColumn('products', 'text', text)
    .addColumn('llc_price', 'bigint')
    .addColumn('corp_price', 'bigint')
    .addColumn('published', 'integer', number)
    .execute();
  await db.schema
    .createTable('catalogue_versions')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', number)
    .execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  for (const table of ['catalogue_versions', 'bundles', 'coupons', 'filing_methods', 'products'])
    await db.schema.dropTable(table).execute();
}
