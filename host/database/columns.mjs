import { sql } from 'kysely';
import { hasRowLocks } from './open-database.mjs';

/** @typedef {import('kysely').CreateTableBuilder<any, any>} Table */

/**
 * The column `id` of a table, which counts up.
 *
 * @param {import('kysely').Kysely<any>} db
 * @returns {(table: Table) => Table}  for `$call`
 */
export const withId = (db) => (table) =>
  hasRowLocks(db)
    ? table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** A text that is `''` by default. @param {import('kysely').ColumnDefinitionBuilder} column */
export const text = (column) => column.notNull().defaultTo('');

/** Cents, counts, and times in ms since 1970; 0 by default. @param {import('kysely').ColumnDefinitionBuilder} column */
export const number = (column) => column.notNull().defaultTo(0);

/** JSON as text. @param {string} [empty] @returns {(column: import('kysely').ColumnDefinitionBuilder) => import('kysely').ColumnDefinitionBuilder} */
export const json =
  (empty = '{}') =>
  (column) =>
    column.notNull().defaultTo(sql.lit(empty));
