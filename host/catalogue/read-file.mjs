import { parseCsv, withoutGuard } from '../csv/csv.mjs';
import { CellFault } from './cells.mjs';
import { COLUMNS, columnsOf } from './columns.mjs';

/** @typedef {import('./columns.mjs').Table} Table */
/** A row of a file: its number, and its texts by column. @typedef {{ line: number, cells: Map<string, string> }} FileRow */

/** The largest file that is read, in bytes, and the most rows in it. */
export const mostBytes = 2_000_000;
const mostRows = 5000;

/** The bytes as text; spreadsheets write UTF-16 too. @param {Uint8Array} bytes */
function decode(bytes) {
  if (bytes.length > mostBytes) {
    throw new CellFault('The file is larger than 2 MB. A catalogue is far smaller: choose the file that you exported here.');
  }
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  /** @type {string} */
  let text;
  try {
    text = new TextDecoder(mark, { fatal: true }).decode(bytes);
  } catch {
    text = '\0';
  }
  if (text.includes('\0')) throw new CellFault('The file is no text that can be read. Save it from your spreadsheet as “CSV UTF-8”.');
  if (text.trim() === '') throw new CellFault('The file is empty.');
  return text;
}

/** @param {readonly string[]} columns @param {Table} table */
function checkColumns(columns, table) {
  const unknown = columns.find((column) => !Object.hasOwn(COLUMNS[table], column));
  if (unknown !== undefined) {
    throw new CellFault(`There is no column “${unknown.slice(0, 40)}”. Known are: ${columnsOf(table).join(', ')}.`);
  }
  if (!columns.includes('code')) {
    throw new CellFault('The column “code” is missing: it says which line of the price list a row is about.');
  }
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) throw new CellFault(`The column “${twice}” is there twice.`);
}

/** The rows of a CSV, divided by commas, semicolons or tabs. @param {string} written @returns {FileRow[]} */
function readCsv(written) {
  const text = written.replace(/^sep=.\r?\n/i, '');
  const heading = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  const delimiter = counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
  /** @type {string[] | undefined} */
  let columns;
  /** @type {FileRow[]} */
  const rows = [];
  for (const [index, cells] of parseCsv(text, delimiter).entries()) {
    if (cells.join('').trim() === '') continue;
    if (!columns) {
      columns = cells.map((cell) => cell.trim().toLowerCase());
      checkColumns(columns, 'lines');
      continue;
    }
    if (cells.length !== columns.length) {
      throw new CellFault(`Line ${index + 1}: it has ${cells.length} cells, but there are ${columns.length} columns.`);
    }
    const names = columns;
    rows.push({ line: index + 1, cells: new Map(cells.map((cell, place) => [names[place] ?? '', withoutGuard(cell)])) });
  }
  return rows;
}

/** A value of JSON as a text. @param {unknown} value */
const scalar = (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? ''));

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} row @param {Table} table @param {number} line @returns {FileRow} */
function rowOfJson(row, table, line) {
  if (!isRecord(row) || Object.values(row).some((value) => typeof value === 'object' && value !== null)) {
    throw new CellFault(`${table}, entry ${line}: it is no row of texts and numbers.`);
  }
  const entries = Object.entries(row);
  checkColumns(
    entries.map(([column]) => column),
    table,
  );
  return { line, cells: new Map(entries.map(([column, value]) => [column, scalar(value)])) };
}

/** The rows of a JSON file, by table. @param {string} text @returns {Map<Table, FileRow[]>} */
function readJson(text) {
  const notOurs = new CellFault('The file is no catalogue: it is not what “Export as JSON” writes.');
  /** @type {unknown} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw notOurs;
  }
  if (!isRecord(file) || file.charterform !== 'catalogue') throw notOurs;
  const tables = /** @type {Table[]} */ (Object.keys(COLUMNS)).filter((table) => Object.hasOwn(/** @type {object} */ (file), table));
  return new Map(
    tables.map((table) => {
      const rows = /** @type {Record<string, unknown>} */ (file)[table];
      if (!Array.isArray(rows)) throw notOurs;
      return [table, rows.map((row, index) => rowOfJson(row, table, index + 1))];
    }),
  );
}

/**
 * Reads a file of the catalogue, CSV or JSON, as texts in cells; the plugin writes the same files (SHOP-03).
 *
 * @param {Uint8Array} bytes
 * @returns {Map<Table, FileRow[]>}
 * @throws {CellFault} with a sentence for the owner
 */
export function readCatalogueFile(bytes) {
  const text = decode(bytes);
  /** @type {Map<Table, FileRow[]>} */
  const tables = text.trimStart().startsWith('{') ? readJson(text) : new Map([['lines', readCsv(text)]]);
  if ([...tables.values()].flat().length > mostRows) throw new CellFault('The file has more than 5,000 rows.');
  return tables;
}
