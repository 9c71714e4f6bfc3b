import { csvMark, csvRow } from '../csv/csv.mjs';
import { packageRows } from '../packages/package-rows.mjs';
import { COLUMNS, cellOf, columnsOf } from './columns.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./columns.mjs').Table} Table */

/** What is in a table, by code. @param {Catalogue} catalogue @param {Table} table @returns {ReadonlyMap<string, any>} */
export function rowsOf(catalogue, table) {
  if (table === 'lines') return catalogue.lines;
  return table === 'packages' ? packageRows(catalogue.packages) : new Map(catalogue[table].map((row) => [row.code, row]));
}

/** Lines as CSV. @param {Iterable<import('./lines.mjs').Line>} lines */
export const writeCsv = (lines) =>
  csvMark +
  csvRow(columnsOf('lines')) +
  [...lines].map((line) => csvRow(columnsOf('lines').map((column) => cellOf('lines', line, column)))).join('');

/** Everything as JSON, with coupons, bundles and packages. @param {Catalogue} catalogue */
export function writeJson(catalogue) {
  const tables = /** @type {Table[]} */ (Object.keys(COLUMNS)).map((table) => [
    table,
    [...rowsOf(catalogue, table).values()].map((row) =>
      Object.fromEntries(columnsOf(table).map((column) => [column, cellOf(table, row, column)])),
    ),
  ]);
  return JSON.stringify({ charterform: 'catalogue', version: 1, ...Object.fromEntries(tables) }, null, 2);
}
