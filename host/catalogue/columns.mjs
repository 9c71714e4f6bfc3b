import {
  CellFault,
  namesOf,
  readAnyDay,
  readCents,
  readCode,
  readDay,
  readFlag,
  readNumber,
  readShare,
  readText,
  readTypedCode,
  readUrl,
  wordsOf,
  writeCents,
  writeShare,
} from './cells.mjs';
import { listOfLines } from '../orders/plain-text.mjs';
import { COMPANIES, isPlace } from './places.mjs';

/** @typedef {'lines' | 'coupons' | 'bundles' | 'packages'} Table */
/** How a cell is read and written. @typedef {{ read: (text: string) => string | number | null, write: (value: any) => string }} Kind */

/** @param {string} text */
const readState = (text) => {
  const code = text.trim().toUpperCase();
  if (code !== '' && !isPlace(code)) throw new CellFault(`“${text.trim().slice(0, 40)}” is no state. Write its code, such as WY.`);
  return code;
};

/** @param {string} text */
const readCompany = (text) => {
  const name = text.trim();
  if (name !== '' && !COMPANIES.includes(name)) {
    throw new CellFault(`“${name.slice(0, 40)}” is no kind of company. Known are: ${COMPANIES.join(', ')}.`);
  }
  return name;
};

const asIs = String;
/** @type {Kind} */
const text = { read: readText, write: asIs };
/** @type {Kind} */
const code = { read: readCode, write: asIs };
/** @type {Kind} */
const codes = { read: (cell) => wordsOf(cell).map(readCode).join(' '), write: asIs };
/** @type {Kind} */
const state = { read: readState, write: asIs };
/** @type {Kind} */
const company = { read: readCompany, write: asIs };
/** @type {Kind} */
const states = { read: (cell) => wordsOf(cell).map(readState).join(', '), write: asIs };
/** @type {Kind} */
const companies = { read: (cell) => namesOf(cell).map(readCompany).join(', '), write: asIs };
/** @type {Kind} */
const cents = { read: readCents, write: writeCents };
/** @type {Kind} */
const fee = { read: (cell) => readCents(cell) ?? 0, write: writeCents };
/** @type {Kind} */
const number = { read: readNumber, write: asIs };
/** @type {Kind} */
const percent = { read: (cell) => (cell.trim() === '' ? 0 : readShare(cell, 100)), write: writeShare };
/** @type {Kind} */
const day = { read: readDay, write: asIs };
/** @type {Kind} */
const lastDay = { read: readAnyDay, write: asIs };
/** @type {Kind} */
const typedCode = { read: readTypedCode, write: asIs };
/** @type {Kind} */
export const flag = { read: readFlag, write: (value) => (value ? 'yes' : 'no') };
/** @type {Kind} */
const url = { read: readUrl, write: asIs };
/** @type {Kind} */
const textLines = { read: (cell) => listOfLines(cell).join('\n'), write: asIs };

/** By table, the columns of a file in their order, as the plugin's files have them too (SHOP-03). @type {Record<Table, Record<string, Kind>>} */
export const COLUMNS = {
  lines: {
    code,
    product: code,
    name: text,
    type: code,
    state,
    company,
    way: code,
    our_price: cents,
    state_fee: cents,
    surcharge: fee,
    days: number,
    hours: number,
    document_days: number,
    months: number,
    states,
    companies,
    source_url: url,
    verified_at: day,
    confirmed: flag,
    published: flag,
  },
  coupons: {
    code,
    name: text,
    products: codes,
    amount: cents,
    percent,
    bundled: flag,
    bundle: code,
    typed_code: typedCode,
    expires: lastDay,
    published: flag,
  },
  bundles: { code, name: text, state, products: codes, llc_price: cents, corp_price: cents, published: flag },
  packages: { code, name: text, price: cents, products: codes, states, kinds: companies, extras: textLines },
};

/** The names of the columns of a table, in their order. @param {Table} table */
export const columnsOf = (table) => Object.keys(COLUMNS[table]);

/** The key of a row that a column stands for: `our_price` is `ourPrice`. @param {string} column */
export const fieldOf = (column) => column.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

const labels = new Map(
  Object.entries({
    our_price: 'Our price',
    state_fee: 'State fee',
    surcharge: 'Surcharge',
    days: 'Days',
    hours: 'Hours',
    document_days: 'Days until documents',
    source_url: 'Source',
    verified_at: 'Checked on',
    confirmed: 'Confirmed',
    published: 'Published',
    states: 'Sold in',
    companies: 'Sold to',
    name: 'Name',
    amount: 'Amount',
    percent: 'Percent',
    products: 'Products',
    code: 'Code',
    bundled: 'Only in a bundle',
    bundle: 'Bundle',
    typed_code: 'Code visitors type',
    expires: 'Last day',
    state: 'State',
    llc_price: 'LLC, a year',
    corp_price: 'Corp, a year',
    price: 'Price in dollars',
    kinds: 'Kinds of company',
    extras: 'What else is in it',
  }),
);

/** What a column is called in sentences. @param {string} column */
export const columnLabel = (column) => labels.get(column) ?? column;

/**
 * The value of a cell.
 *
 * @param {Table} table
 * @param {string} column
 * @param {string} written  what stands in it
 * @throws {CellFault} with a sentence that names the column
 */
export function readCell(table, column, written) {
  try {
    return COLUMNS[table][column]?.read(written) ?? null;
  } catch (fault) {
    throw fault instanceof CellFault ? new CellFault(`${columnLabel(column)}: ${fault.message}`) : fault;
  }
}

/**
 * The values of a row by field; what is missing is empty.
 *
 * @param {Table} table
 * @param {ReadonlyMap<string, string>} cells  by column
 * @returns {any}
 * @throws {CellFault}
 */
export const readRow = (table, cells) =>
  Object.fromEntries(columnsOf(table).map((column) => [fieldOf(column), readCell(table, column, cells.get(column) ?? '')]));

/** Columns that filings have and other products have not. */
const ofFilings = ['company', 'way', 'state_fee', 'surcharge', 'days', 'hours', 'document_days', 'source_url', 'verified_at', 'confirmed'];

/**
 * Whether a column means anything for a row.
 *
 * @param {Table} table
 * @param {any} row
 * @param {string} column
 */
export function applies(table, row, column) {
  if (table !== 'lines') return true;
  if (column === 'states' || column === 'companies') return row.list === 'simple';
  if (row.list !== 'filing') return !ofFilings.includes(column);
  return column !== 'months' && (column !== 'our_price' || row.leads);
}

/** A cell as files and screens show it. @param {Table} table @param {any} row @param {string} column @returns {string} */
export const cellOf = (table, row, column) =>
  applies(table, row, column) ? (COLUMNS[table][column]?.write(row[fieldOf(column)]) ?? '') : '';
