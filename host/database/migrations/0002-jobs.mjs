import { json, number, text, withId } from '../columns.mjs';

/** What is done after the answer, and the settings that the owner changes. @param {import('kysely').Kysely<any>} db */
export async function up(db) {
  await db.schema
    .createTable('jobs')
    .$call(withId(db))
    .addColumn('kind', 'text', text)
    .addColumn('unique_key', 'text', (column) => column.unique())
    .addColumn('payload', 'text', json())
    .addColumn('state', 'text', text)
    .addColumn('run_at', 'bigint', number)
    .addColumn('tries', 'integer', number)
    .addColumn('locked_until', 'bigint', number)
    .addColumn('last_error', 'text', text)
    .addColumn('created_at', 'bigint', number)
    .addColumn('done_at', 'bigint', number)
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'run_at']).execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', json('null'))
    .execute();
}

/** @param {import('kysely').Kysely<any>} db */
export async function down(db) {
  for (const table of ['settings', 'jobs']) await db.schema.dropTable(table).execute();
}
