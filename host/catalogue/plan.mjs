import { packageMaker, withPlanned } from '../packages/package-rows.mjs';
import { packagesSetting } from '../packages/stored-packages.mjs';
import { store } from '../settings/stored-settings.mjs';
import { newRow, putRow, typedTwice } from './additions.mjs';
import { catalogueOf } from './catalogue.mjs';
import { CellFault } from './cells.mjs';
import { changeCatalogue, writeLine } from './change.mjs';
import { applies, cellOf, columnLabel, columnsOf, fieldOf, COLUMNS, readCell } from './columns.mjs';
import { withPlannedLines } from './planned-lines.mjs';
import { rowsOf } from './write-file.mjs';

/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./columns.mjs').Table} Table */
/** @typedef {import('./read-file.mjs').FileRow} FileRow */

/**
 * What a file would change, as plain data.
 *
 * @typedef {object} Plan
 * @property {number} version  of the catalogue that it is of
 * @property {{ table: Table, code: string, column: string, old: string, new: string, value: string | number | null }[]} changes
 * @property {{ code: string, words: string, row: ReturnType<typeof newRow> | ReturnType<ReturnType<typeof packageMaker>> }[]} added
 * @property {{ table: Table, code: string }[]} removed
 * @property {string[]} faults  sentences; a plan with any is not applied
 */

/** A cell with several lines, as one. @param {string} cell */
const onOneLine = (cell) => cell.replaceAll(/\s*[\r\n]+\s*/g, ' / ');

/** @param {{ table: string }} row  a new one */
const isLine = ({ table }) => table === 'products' || table === 'filingMethods';

/** Columns that say what a line is; another line has others. */
const fixed = ['product', 'type', 'state', 'company', 'way'];

/** @param {any} row  a line @param {string} column */
const isFixed = (row, column) => fixed.includes(column) || (column === 'name' && row.list === 'filing');

/**
 * What a row of the file would change of the one that is there.
 *
 * @param {Table} table
 * @param {any} row  that is there
 * @param {Map<string, string>} cells  of the file
 * @param {(cells: ReadonlyMap<string, string>) => { values: any }} make  the row of cells, where they are right
 * @returns {Plan['changes']}
 */
function compare(table, row, cells, make) {
  const wholeOf = () => new Map(columnsOf(table).map((column) => [column, cells.get(column) ?? cellOf(table, row, column)]));
  const made = table === 'lines' ? undefined : make(wholeOf()).values;
  return [...cells].flatMap(([column, text]) => {
    if (!applies(table, row, column)) {
      if (text.trim() === '') return [];
      const why = column === 'our_price' ? 'a further way of filing has the price of the first' : 'this product has none';
      throw new CellFault(`${columnLabel(column)}: leave it empty, because ${why}.`);
    }
    const old = cellOf(table, row, column);
    const value = made ? made[fieldOf(column)] : readCell(table, column, text);
    const written = COLUMNS[table][column]?.write(value) ?? '';
    if (written === old) return [];
    if (table === 'lines' && isFixed(row, column)) {
      throw new CellFault(
        `${columnLabel(column)}: it is “${old}” and cannot become “${written}”. Add a row with a code of its own instead.`,
      );
    }
    return [{ table, code: row.code, column, old: onOneLine(old), new: onOneLine(written), value }];
  });
}

/** A new row in words. @param {Table} table @param {Map<string, string>} cells */
const wordsOfRow = (table, cells) =>
  columnsOf(table)
    .filter((column) => column !== 'code' && (cells.get(column) ?? '').trim() !== '')
    .map((column) => `${columnLabel(column)} ${onOneLine((cells.get(column) ?? '').trim())}`)
    .join(', ');

/** Coupons for which visitors would type the same once a plan is applied, as faults. @param {Catalogue} catalogue @param {Plan} plan */
function couponFaults(catalogue, { changes, added, removed }) {
  const changed = changes.filter(({ table, column }) => table === 'coupons' && column === 'typed_code');
  const put = [
    ...changed.map(({ code, value }) => /** @type {const} */ ([code, String(value)])),
    ...added.flatMap(({ row: { table, values } }) => (table === 'coupons' ? [/** @type {const} */ ([values.code, values.typedCode])] : [])),
  ];
  return typedTwice(
    catalogue,
    put,
    removed.flatMap(({ table, code }) => (table === 'coupons' ? code : [])),
  );
}

/** The new values of the rows that change, by code. @param {Plan['changes']} changes @param {Table} table */
function changedRows(changes, table) {
  /** @type {Map<string, Record<string, any>>} */
  const rows = new Map();
  for (const change of changes.filter((change) => change.table === table))
    rows.set(change.code, { ...rows.get(change.code), [fieldOf(change.column)]: change.value });
  return rows;
}

/** What a plan does to the rows of a table. @param {Plan} plan @param {Table} table */
const partOf = ({ changes, added, removed }, table) => ({
  changed: changedRows(changes, table),
  added: added.flatMap(({ row }) => (row.table === table || (table === 'lines' && isLine(row)) ? row : [])),
  removed: new Set(removed.flatMap((row) => (row.table === table ? row.code : []))),
});

/**
 * Compares a file with the catalogue, cell by cell (SHOP-03).
 *
 * @param {Catalogue} catalogue
 * @param {Map<Table, FileRow[]>} tables  as `readCatalogueFile()` has them
 * @param {boolean} removes  whether rows that are not in the file are removed
 * @returns {Plan}
 */
export function makePlan(catalogue, tables, removes) {
  /** @type {Plan} */
  const plan = { version: catalogue.version, changes: [], added: [], removed: [], faults: [] };
  // Coupons and bundles may name them.
  /** @type {Set<string>} */
  const addedLines = new Set();
  for (const [table, rows] of tables) {
    const there = rowsOf(catalogue, table);
    /** @type {Set<string>} */
    const seen = new Set();
    // A package may name what the file puts on sale.
    const make =
      table === 'packages'
        ? packageMaker(withPlannedLines(catalogue, partOf(plan, 'lines')), rows, removes)
        : (/** @type {ReadonlyMap<string, string>} */ cells) => newRow(catalogue, table, cells, addedLines);
    for (const { line, cells } of rows) {
      try {
        const code = String(readCell(table, 'code', cells.get('code') ?? ''));
        if (code === '') throw new CellFault('The code is missing.');
        if (seen.has(code)) throw new CellFault(`The code “${code}” is in the file twice.`);
        seen.add(code);
        const row = there.get(code);
        if (row) plan.changes.push(...compare(table, row, cells, make));
        else {
          plan.added.push({ code, words: wordsOfRow(table, cells), row: make(cells) });
          if (table === 'lines') addedLines.add(code);
        }
      } catch (fault) {
        if (!(fault instanceof CellFault)) throw fault;
        plan.faults.push(`${table === 'lines' ? 'Line' : table} ${line}: ${fault.message}`);
      }
    }
    if (removes) plan.removed.push(...[...there.keys()].filter((code) => !seen.has(code)).map((code) => ({ table, code })));
  }
  plan.faults.push(...couponFaults(catalogue, plan));
  return plan;
}

/** What is left to do once a plan was applied, in sentences. @param {Shop} shop @param {Plan} plan @returns {Promise<string[]>} */
export async function wordsAfter(shop, plan) {
  const isHidden = partOf(plan, 'packages').added.length > 0 && (await catalogueOf(shop)).packages.shown === 'none';
  return isHidden ? ['Nobody sees your packages yet: choose how to show them under Products, Packages.'] : [];
}

/** Whether a plan changes anything. @param {Plan} plan */
export const changesAnything = ({ changes, added, removed }) => changes.length + added.length + removed.length > 0;

/** @param {Transaction} trx @param {Catalogue} catalogue @param {Plan} plan */
async function write(trx, { lines, packages }, plan) {
  for (const [code, values] of changedRows(plan.changes, 'lines')) {
    const line = lines.get(code);
    if (line) await writeLine(trx, line, values);
  }
  for (const table of /** @type {const} */ (['coupons', 'bundles'])) {
    for (const [code, values] of changedRows(plan.changes, table))
      await trx.updateTable(table).set(values).where('code', '=', code).execute();
  }
  for (const { row } of plan.added) if (row.table !== 'packages') await putRow(trx, row);
  for (const { table, code } of plan.removed) {
    if (table === 'packages') continue;
    const of = table === 'lines' ? (lines.get(code)?.list === 'filing' ? 'filingMethods' : 'products') : table;
    await trx.deleteFrom(of).where('code', '=', code).execute();
  }
  const { changed, added, removed } = partOf(plan, 'packages');
  if (changed.size + added.length + removed.size > 0)
    await store(trx, packagesSetting, withPlanned(packages, { changed, added: added.map(({ values }) => values), removed }));
}

/**
 * Applies a plan as a whole, unless the catalogue has changed since it was made.
 *
 * @param {Shop} shop
 * @param {Plan} plan
 * @returns {Promise<boolean>}  whether it was applied
 */
export const applyPlan = (shop, plan) =>
  changeCatalogue(
    shop,
    async (trx, catalogue) => {
      if (catalogue.version !== plan.version || plan.faults.length > 0) return false;
      await write(trx, catalogue, plan);
      return true;
    },
    Boolean,
  );
